# Що каже сервер: відмови й те, що діється за столом крім ходів.

refused-malformed = Не вдалося цього зрозуміти: { $what }
refused-too-large = Завеликий обсяг; щонайбільше { $most } байтів.
refused-slow-down = Забагато водночас. Спробуйте ще раз за мить.
refused-no-guest = Ми ще не знайомі.
refused-not-found = За цією адресою нічого немає.
refused-foreign-origin = Це прийшло з іншого сайту.
refused-bad-choice = Такого вибору немає.
refused-bot = Бота «{ $given }» немає; є: { $known }.
refused-bad-name = Ім’я мусить мати від 1 до 24 символів, без керівних символів.
refused-bad-text = Повідомлення мусить мати від 1 до 500 символів.
refused-not-invited = Щоб сісти за цей стіл, потрібне посилання-запрошення.
refused-seat-taken = Це місце зайняте.
refused-not-seated = Це можуть робити лише ті, хто сидить за столом.
refused-not-host = Це може зробити лише той, хто створив стіл.
refused-not-started = Гра ще не почалася.
refused-started = Гра вже почалася.
refused-seats-free = Ще є вільні місця.
refused-over = Гру закінчено.
refused-not-over = Гра ще не закінчилася.
refused-stale = Тим часом ситуація за столом змінилася.
refused-not-a-move = Це не хід у цій грі.
refused-illegal = Правила цього не дозволяють.
refused-no-take-back = Цього не можна скасувати.
refused-nothing-asked = Ніхто вас ні про що не просить.
refused-still-there = Цей гравець тут або відсутній ще недостатньо довго.
refused-not-alone = Роздати ще раз так само можна лише гру для одного.
refused-no-hints = Тут і зараз підказок немає.
refused-no-resigning = Коли гравців більше двох, не здавайтеся, а передайте місце ботові.
refused-bad-record = Цей запис неможливо відтворити.
refused-old-rules = За цим столом грали за правилами, яких цей сервер уже не має.
refused-analysis-failed = Цю партію не вдалося переглянути.
refused-unavailable = Сервер зараз не може цього зробити. Нічого не змінилося.

table-seated = { $name } сідає за стіл.
table-seated-bot = Бот сідає за стіл.
table-left = { $name } встає з-за столу.
table-started = Гра починається.
table-took-back = { $who } скасовує хід.
table-asked-take-back = { $who } просить скасувати хід.
table-agreed = { $who } погоджується.
table-disagreed = { $who } не погоджується.
table-rewound = { $who } повертається до миті перед останнім ходом; решта згодні.
table-resigned = { $who } здається.
table-handed-over = Бот грає далі за гравця: { $name }.
table-same-deal = { $score ->
    [one] Та сама роздача, що й у грі, де { $name } має { $score } очко.
    [few] Та сама роздача, що й у грі, де { $name } має { $score } очки.
   *[other] Та сама роздача, що й у грі, де { $name } має { $score } очок.
}
table-took-over = { $step ->
    [0] Тут триває інша партія, від її роздачі. Нове все, що було закрите, і кожне жеребкування.
   *[other] Тут триває інша партія, після її ходу { $step }. Відтоді нове все, що було закрите, і кожне жеребкування.
}
table-rematch = { $who } пропонує реванш.

bot-random = За течією
bot-random-help = робить будь-який дозволений хід
bot-greedy = Пильний
bot-greedy-help = дивиться на один хід наперед
bot-newcomer = Новачок
bot-newcomer-help = вчиться правил
bot-paddler = Каякар
bot-paddler-help = грає для розваги
bot-rower = Весляр
bot-rower-help = знає гру
bot-rafter = Плотогон
bot-rafter-help = планує наперед
bot-pilot = Лоцман
bot-pilot-help = грає дуже добре
bot-master = Майстер
bot-master-help = найсильніший; думає до секунди

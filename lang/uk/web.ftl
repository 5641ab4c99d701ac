# The browser client, Ukrainian.

nav-main = Головне меню
nav-skip = Перейти до вмісту
nav-games = Ігри
nav-replays = Записи
nav-rules = Правила
nav-language = Мова
nav-to-dark = Темна тема
nav-to-light = Світла тема
nav-guest = Гість
nav-name = змінити ім’я

name-title = Ваше ім’я
name-label = Як до вас звертатися?
name-help = До 24 символів. Його бачать усі за вашими столами.
name-save = Зберегти
name-guest = Гість { $number }
name-cancel = Скасувати

foot-about = Nurt, польською «течія». Безплатний, відкритий, без реклами.
foot-unofficial = Nurt неофіційний і не пов’язаний з видавцями цих ігор.

home-hello = { $part ->
    [morning] Доброго ранку, { $name }
    [evening] Добрий вечір, { $name }
   *[day] Добрий день, { $name }
}
home-hello-guest = { $part ->
    [morning] Доброго ранку
    [evening] Добрий вечір
   *[day] Добрий день
}
home-lead = Виберіть гру й грайте одразу. Реєструватися не треба.
home-waiting = { $count ->
    [0] Ніхто на вас не чекає.
    [one] На вас чекає { $count } стіл.
    [few] На вас чекають { $count } столи.
   *[other] На вас чекає { $count } столів.
}
home-mine = Мої столи
home-your-turn = Ваш хід
home-their-turn = Хід суперника
home-thinks = { $name } думає
home-others-think = Інші думають
home-not-full = Чекає на гравців
home-over = Гру закінчено
home-won = Перемога
home-with = за столом:
home-alone = поки що більше нікого
home-games = П’ять ігор, одна річка
home-games-lead = Бот завжди готовий зіграти.
home-players = Гравці
home-minutes = { $count } хв
home-weight = Складність { $weight } з 5
home-play-bot = Зіграти з ботом
home-new-table = Новий стіл
home-coming = Незабаром
home-open = Відкриті столи
home-open-count = { $waiting ->
    [one] { $waiting } чекає
   *[other] { $waiting } чекають
}, { $playing } у грі
home-open-none = Жоден стіл зараз не чекає на гравців. Відкрийте свій, і інші побачать його тут.
home-loading = Хвилинку…
home-join = Сісти
home-seats = Зайнято місць: { $taken } з { $all }

home-game-battle = Битва за річку
home-blurb-battle = Утримайте сім гребель або прорвіть чотири.
home-game-waterway = Водний шлях
home-blurb-waterway = Прокладіть річку, що нестиме зерно й деревину.
home-game-the-river = Річка
home-blurb-the-river = Ведіть дослідників угору річкою та заселяйте береги.
home-game-gold = Золота річка
home-blurb-gold = Плавайте, торгуйте й будуйте вздовж золотої течії.
home-game-winter = Нескінченна зима
home-blurb-winter = Чотири покоління мисливців, крига й плоти.

new-title = Новий стіл
new-rules = Правила
new-no-game = У таку гру тут поки що не зіграти.
new-players = Гравці
new-player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
new-who = Хто може приєднатися
new-open = усі
new-open-help = Стіл є у списку відкритих столів, доки за ним є вільні місця.
new-private = лише за посиланням
new-private-help = Столу немає у списку; посилання ви надсилаєте, кому хочете.
new-hints = Підказки
new-hints-off = нікому
new-hints-on = усім
new-hints-off-help = Ніхто не може спитати бота, що робити.
new-hints-on-help = Кожен за столом може спитати, що на його місці й з його знаннями зробив би бот.
new-less = Менше
new-more = Більше
new-create = Відкрити стіл
new-cancel = Назад

rules-title = Правила
rules-lead = Кожне правило має номер. На нього посилаються повідомлення у грі.
rules-all = Усі ігри
rules-search = Шукати слово або номер
rules-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
   *[other] Знайдено { $count } правил
}
rules-none-found = У жодному правилі немає цих слів.
rules-contents = Зміст
rules-untranslated = Ці правила ще не перекладено, тому ви читаєте їх англійською.
rules-missing = Правил цієї гри тут поки що немає.

live-your-turn = Ваш хід
live-your-turn-now = У грі зараз ваш хід.
live-to-move = зараз ходить
live-you = це ви
live-away = немає з’єднання
live-bot = Бот: { $level }
live-bot-which = Наскільки сильний?
live-bot-level = { $level }: { $what }
live-waits-for = Стіл чекає на:
live-thinks = думає…
live-for = Чекає вже { $time }.
live-is-away = З’єднання тимчасово немає.
live-watching = Ви спостерігаєте.
live-go-on = Тепер виберіть те, що світиться.
live-escape = Можна вибрати й щось інше. Esc скасовує вибір.
live-back = Скасувати вибір
live-sending = Хвилинку…
live-undo = Скасувати хід
live-hint = Підказка
live-ask-undo = Попросити скасувати хід
live-ask-undo-help = Після вашого ходу відкрилося щось нове, тому інші гравці мають погодитися.
live-ask = Попросити
live-undo-bots = Скасувати більше ніж один крок?
live-undo-bots-help = Після вашого ходу щось узято або хтось уже відповів. Усе це буде скасовано разом із відповідями ботів; з випадкового потім трапиться те саме.
live-asks-title = Чи можна скасувати хід?
live-asks-undo = просить скасувати останній хід.
live-asked-undo = Ви попросили скасувати хід. Ще без відповіді:
live-agree = Погодитися
live-disagree = Відмовити
live-resign = Здатися
live-resign-title = Здатися в цій грі?
live-resign-help = Гра одразу закінчиться перемогою іншої сторони.
live-hand-over = Передати місце ботові
live-hand-over-help = Бот гратиме далі на вашому місці. Повернутися на нього не можна.
live-replace-help = Бот гратиме далі за відсутнього гравця, щоб гра тривала.
live-let-bot = Нехай далі грає бот
live-look-deal = Ви переглядаєте початок гри.
live-look-round = Ви переглядаєте раунд { $turn }.
live-look-turn = Ви переглядаєте хід { $turn }.
live-looking-back = Ви переглядаєте попередню позицію. Щоб грати, поверніться до гри.
live-to-game = До гри
live-nothing-here = Тут зараз нема чого робити.
live-rule = Правило { $rule }
live-score = Підсумок
live-lost = З’єднання втрачено, під’єднуємося знову…
live-no-table = Цей стіл не можна показати
live-choices = Можливі дії
live-close = Закрити
live-drawer = Журнал, чат, правила й налаштування
live-new = { $count ->
    [one] нове повідомлення
    [few] нові повідомлення
   *[other] нових повідомлень
}
live-log = Журнал
live-log-empty = Поки що нічого не сталося.
live-look-here = Переглянути цей момент
live-taken-back = (скасовано)
live-turn = Хід { $turn }
live-turn-step = Хід { $turn }, крок { $step } з { $last }
live-round = Раунд { $turn }
live-round-step = Раунд { $turn }, крок { $step } з { $last }
live-chat = Чат
live-chat-empty = Поки що ніхто нічого не написав.
live-chat-say = Напишіть щось
live-chat-send = Надіслати
live-chat-left = – стільки символів залишилося
live-rules = Правила
live-settings = Стіл
live-settings-me = Для вас
live-settings-table = Цей стіл
live-settings-leave = Вийти з гри
live-sound = Звуки
live-notices = Сповіщення
live-notices-help = Коли настане ваш хід, а ця сторінка у фоні.
live-notices-denied = Браузер не дозволяє їх цьому сайту.
live-below = Дивитися з боку гравця:
live-replay = Перегляд
live-first = На початок
live-prev = Крок назад
live-play = Відтворити
live-pause = Призупинити
live-next = Крок уперед
live-last = У кінець
live-step = Крок гри
live-live = наживо
live-copy-step = Копіювати посилання на цей момент
live-copied = Скопійовано

over-title = Гру закінчено
over-you-won = Ви перемогли!
over-won = { $count ->
    [one] Перемагає:
   *[other] Перемагають:
}
over-nobody = Переможця немає.
over-resigned = здається.
over-winner = перемога
over-rematch = Реванш
over-wants = { $name } пропонує реванш.
over-join-rematch = Прийняти реванш
over-replay = Переглянути ще раз
over-record = Завантажити запис
over-to-board = До поля

fair-title = Чесний жереб
fair-how = Перед грою сервер визначив секрет і показує його відбиток. Ваш браузер додав власні випадкові цифри. Наприкінці секрет відкриють, і браузер перевірить, чи нічого не змінено.
fair-numbers = Показати числа
fair-commitment = Відбиток секрету сервера (SHA-256)
fair-mine = Випадкові цифри вашого браузера
fair-secret = Секрет сервера
fair-secret-good = Секрет сервера відповідає відбитку.
fair-secret-bad = Секрет сервера не відповідає відбитку!
fair-promise-good = Це той самий відбиток, який ви бачили під час гри.
fair-promise-bad = Це не той відбиток, який ви бачили під час гри!
fair-mine-good = Випадкові цифри вашого браузера використано.
fair-mine-bad = Випадкові цифри вашого браузера не використано!
fair-record-good = Сервер перевірив кожен крок і те, що все випадкове випливає з цих чисел.

keys-title = Клавіші
keys-arrows = Переходити між тим, що можна вибрати
keys-enter = Вибрати
keys-escape = Скасувати вибір, закрити
keys-undo = Скасувати хід
keys-hint = Підказка: що зробив би бот
keys-step = Переглядати крок за кроком, назад і вперед
keys-mute = Увімкнути чи вимкнути звуки
keys-help = Пояснити виділену карту чи місце; без виділення показати ці клавіші

room-title = Кімната очікування
room-lead = { $count ->
    [one] Ще є { $count } вільне місце.
    [few] Ще є { $count } вільні місця.
   *[other] Ще є { $count } вільних місць.
}
room-full = Усі місця зайнято.
room-seats = Місця
room-seat-free = Місце { $number } вільне
room-here = тут
room-sit = Сісти сюди
room-stand = Встати
room-remove = Звільнити місце
room-add-bot = Додати бота
room-start = Почати гру
room-start-wait = Гру можна почати, щойно всі місця буде зайнято.
room-start-help = Усі на місці. Почати може будь-хто за столом.
room-outside = Ви спостерігаєте. Щоб сісти, потрібне посилання-запрошення.
room-outside-open = Ви спостерігаєте. Щоб грати, займіть вільне місце.
room-invite = Запросити когось
room-invite-help = Хто має це посилання, може сісти за цей стіл.
room-link = Посилання-запрошення
room-copy = Копіювати
room-share = Поділитися
room-open = Цей стіл бачать усі, і кожен може приєднатися.
room-private = Приєднатися можуть лише ті, хто має посилання.
room-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}

join-title = Запрошення
join-lead = { $host } запрошує вас до гри:
join-sit = Сісти за стіл
join-watch = Лише дивитися
join-to-table = До столу
join-already = Ви вже сидите за цим столом.
join-over = Цю гру закінчено. Її можна переглянути.
join-started = Гра вже почалася. Можна спостерігати.
join-full = Усі місця зайнято. Можна спостерігати.
join-unknown = Такого запрошення немає. Можливо, посилання обрізано.

replay-title = Записи
replay-lead = Кожну закінчену гру можна завантажити як запис. Відкрийте його тут і перегляньте хід за ходом; сервер перевірить кожен крок. Нічого не зберігається.
replay-choose = Вибрати файл
replay-drop = Або перетягніть його сюди.
replay-paste = Або вставте запис
replay-show = Показати гру
replay-unreadable = Це не запис гри. { $why }
replay-deal = Початок
replay-checked = Кожен крок цього запису перевірено.
replay-checked-fair = Кожен крок і кожне жеребкування цього запису перевірено.
replay-turn-round = Дивитися з іншого боку
replay-other = Інший запис

lost-title = Тут нічого немає
lost-help = Можливо, в адресі помилка або сторінку перенесено. Поверніться сюди:

error-offline = Сервер не відповідає. Пробуємо далі.
error-broken = Щось пішло не так. Спробуйте ще раз.
error-page = Не вдалося завантажити цю сторінку.
error-reload = Спробувати ще раз

new-rivals = Проти кого
new-people = люди, за посиланням
new-bots = { $count ->
    [one] бот
    [few] { $count } боти
   *[other] { $count } ботів
}
new-start = Почати гру
new-alone = Грати самому

alone-new = Нова гра
alone-again = Ще раз те саме
alone-best = Ваші найкращі результати на цьому пристрої
alone-this = ця гра
alone-known = Хто наперед знає, що прийде, тому легше: до цього списку потрапляє лише перша спроба.
alone-rewound = Хід було повернуто, тож ця гра не потрапляє до списку.
alone-challenge = Киньте комусь виклик
alone-challenge-help = Хто відкриє це посилання, отримає ту саму роздачу: усе прийде в тому самому порядку.
alone-beaten = { $score } проти { $theirs }: ви випередили гравця { $name }!
alone-even = { $score } проти { $theirs }: стільки ж, скільки має { $name }.
alone-missed = { $score } проти { $theirs }: { $name } усе ще попереду.
alone-look = Переглянути ту гру

same-title = Виклик
same-lead = Результат, який треба перевершити: { $score } ({ $name }). Ви отримаєте ту саму роздачу: усе прийде в тому самому порядку.
same-lead-open = { $name } ще грає в цю гру.
same-to-beat = Треба перевершити: { $score } ({ $name })
same-play = Прийняти виклик
same-not-yet = Виклик можна прийняти, коли гра закінчиться.
same-unknown = Такої гри немає. Можливо, посилання обрізалося.

hint-title = Що зробив би бот
hint-thinking = Бот думає …
hint-chance = { $percent } % на перемогу
hint-points = близько { $points } очок
hint-unsure = майже не перевірено
hint-play = Зіграти
hint-more = { $count ->
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[many] ще { $count } ходів
}
hint-gains = здобуває { $points } ({ $line })
hint-gives-up = втрачає { $points } ({ $line })
hint-denies = відбирає в гравця { $who } { $points } ({ $line })
hint-lets = дає гравцеві { $who } { $points } ({ $line })
hint-position = поки майже без очок, але краща позиція
hint-fine = Бот бачить лише те, що й ви. Очки стосуються найближчих ходів порівняно з іншими ходами.

insight-tab = Аналіз
insight-lead = Бот перегляне всю партію: хто на що міг сподіватися, де стався злам, що ще можна було зробити і скільки в цьому було удачі. Це триватиме до 20 секунд.
insight-working = Бот переглядає партію …
insight-begin = Переглянути партію
insight-over-time = Очікуваний результат у часі
insight-points-over-time = Очікувані очки в часі
insight-whose = Чиї рішення
insight-luck-skill = Удача й майстерність, у сотих перемоги
insight-start = Роздача обіцяла
insight-own = Власні помилки
insight-others = Помилки інших
insight-luck = Удача
insight-end = Результат
insight-deserved = Без удачі для когось ті самі вибори дали б { $share }.
insight-turns = Переломи
insight-step = після ходу { $step }
insight-mistakes = Що ще можна було зробити
insight-flawless = Жодне рішення не коштувало нічого вартого згадки.
insight-made = Зіграно:
insight-better = Краще:
insight-fine = Рішення оцінено за тим, що гравець міг тоді знати; крива знає всі карти, але не знає майбутніх випадковостей.

play-on-here = Грати далі звідси
play-on-lead = Новий стіл починається з тих самих ходів аж до цієї миті. Нове те, чого не видно з вашого місця, і все, що випаде пізніше.
play-on-seat = Яке місце ви займаєте?
play-on-go = Грати далі
play-on-comes = Продовження іншої партії.
play-on-fair = { $step ->
    [0] Це стосується всього після роздачі. Роздача — з іншого столу, який має власний секрет.
   *[other] Це стосується всього після ходу { $step }. Попередні ходи — з іншого столу, який має власний секрет.
}
play-on-alone = Це продовження іншої партії, тож ця гра не потрапляє до списку.

# Endless Winter with Rivers & Rafts, Ukrainian.

game-name = Нескінченна зима
game-blurb = Ведіть плем’я льодовикової доби крізь чотири покоління: полюйте, навчайтеся, зводьте мегаліти, пересувайте табори й спускайтеся річкою на човні.
provenance = Правила доповнення взято з його друкованих правил. Базову гру ми відтворили за відкритими джерелами, а майже всі числа на картах, тайлах і планшетах — наші пропозиції. Докладніше на сторінці правил.
game-help = Чотири раунди: у кожному ви ставите три фігурки, по одній за хід, а потім настає затемнення.
    Ваш хід: якщо хочете, зіграйте карти культури (culture C01), а тоді поставте фігурку (place member hunt, place chief rest).
    У стовпці грайте людей заради праці (play elder). Верхня частина — скільки разів зможете оплатити, потім середня — раз, потім кінець (end).
    Ініціація: recruit elder, bury brave. Розвиток: learn C07, stone S06. Полювання: hunt mammoth, tip mammoth. Міграція: move (0,0) (1,0), raft 3, camp, village J10.
    Перша фігурка у стовпці за раунд використовує ще й нижню частину.
    Затемнення: таємно додайте людей до стосу (add shaman) і закрийте його (ready). Найсильніший діє першим; далі йдуть люди (resolve shaman), гекси (take (1,0)), планшет і камені.
    Очки отримують під час гри та після четвертого затемнення. Перемагає той, у кого їх найбільше.
    Усі правила з номерами: docs/rules/winter.uk.md

option-river = Річки та човни
option-river-help = Доповнення: річка через усю землю, човен у кожного, риба й від однієї до трьох ознак місцевості. Кожна ознака додає очок, але трохи ускладнює гру.
option-river-1 = 1 ознака місцевості
option-river-2 = 2 ознаки місцевості
option-river-3 = 3 ознаки місцевості
option-river-off = без доповнення
option-sea-cows = Морські корови
option-sea-cows-help = Ще п’ять тварин; розвернувши морську корову, ви берете два токени риби.
option-sea-cows-on = є у грі
option-sea-cows-off = без них
option-warriors = Воїни
option-warriors-help = Воїни замість поводирів: у затемненні вони пересувають ще й табір опонента.
option-warriors-off = поводирі
option-warriors-on = воїни
option-draft = Драфт карт підготовки
option-draft-help = Гравці вибирають, з чим починають; першим вибирає останній у порядку ходу. Без драфту кожен отримує карту за своїм місцем у порядку.
option-draft-off = без драфту
option-draft-on = із драфтом
option-rival = Суперник
option-rival-help = Наскільки сильний ваш суперник, коли ви граєте наодинці: наприкінці він отримує ще 0, 10 або 20 очок.
option-rival-normal = звичайний
option-rival-easy = легкий
option-rival-hard = складний

# Names of pieces, as they stand on cards and tiles.
people = { $people ->
    [tribesman] Одно{"\u00AD"}племінник
    [tribeswoman] Одно{"\u00AD"}племінниця
    [brave] Сміливець
    [elder] Старійшина
    [artisan] Ремісник
    [hunter] Мисливець
    [guide] Поводир
    [shaman] Шаман
   *[warrior] Воїн
}
animal = { $animal ->
    [stag-moose] Олене{"\u00AD"}лось
    [glyptodon] Гліпто{"\u00AD"}дон
    [ground-sloth] Наземний лінивець
    [woolly-rhino] Шерсти{"\u00AD"}стий носоріг
    [sabre-tooth] Шабле{"\u00AD"}зубий тигр
    [mammoth] Мамонт
    [teratorn] Тераторн
   *[sea-cow] Морська корова
}
chief = { $chief ->
    [tuskbreaker] Іклолом
    [thunderclaw] Громовий Кіготь
    [stonecarver] Каменеріз
    [handeye] Око-в-Долоні
   *[firewolf] Вогняний Вовк
}
landmark = { $landmark ->
    [volcano] Вулкан
    [cliff] Скеля
    [arch] Арка
    [monolith] Моноліт
   *[tree] Дерево
}
terrain = { $terrain ->
    [forest] Ліс
    [mountain] Гори
    [plains] Рівнини
    [tundra] Тундра
    [wetland] Болота
   *[glacier] Льодовик
}
terrain-headwaters = Витоки
terrain-delta = Дельта
ground-base = Базовий тайл
ground-river = Річка
culture = { $culture ->
    [C01] Обері{"\u00AD"}гання вогню
    [C02] Обробка кременю
    [C03] Атлатль
    [C04] Снігоступи
    [C05] Намети зі шкур
    [C06] Усні перекази
    [C07] Поховання у вохрі
    [C08] Кістяна флейта
    [C09] Копчене м’ясо
    [C10] Сани для брил
    [C11] Мінова торгівля
    [C12] Сушарні
    [C13] Все{"\u00AD"}палення
    [C14] Обряд переходу
    [C15] Майстерня
    [C16] Мітки на шляху
    [C17] Кревні узи
    [C18] Ловча яма
    [C19] Прийняття до племені
    [C20] Спосте{"\u00AD"}реження за зорями
    [C21] Бенкет
    [C22] Торгівля обсиді{"\u00AD"}аном
    [C23] Велика облава
    [C24] Собачі упряжки
    [C25] Довгий дім
    [C26] Рада
    [C27] Обряд предків
    [C28] Різьб{"\u00AD"}лення тотемів
    [C29] Велике білування
    [C30] Земляні вали
    [C31] Ярмарок
    [C32] Сонце{"\u00AD"}стояння
    [C33] Свято мега{"\u00AD"}літів
    [C34] Звіринець
    [C35] Вогнища на погра{"\u00AD"}ниччі
    [C36] Дім стар{"\u00AD"}ійшин
    [C37] Союз родів
    [C38] Полю{"\u00AD"}вання із засідки
    [C39] Рада перед мандрів{"\u00AD"}кою
   *[C40] Пророцтво затем{"\u00AD"}нення
}

# The opponent of whoever plays alone. It is said like the name of a player.
rival = Суперник

# Columns by name and «in …» (after a vowel); idol tracks by name, in the genitive and «on …».
column = { $column ->
    [initiate] Ініціація
    [develop] Розвиток
    [hunt] Полювання
   *[migrate] Міграція
}
column-in = { $column ->
    [initiate] в Ініціації
    [develop] в Розвитку
    [hunt] в Полюванні
   *[migrate] в Міграції
}
track = { $track ->
    [honour] Шкала шани
   *[offering] Шкала підношень
}
track-of = { $track ->
    [honour] шкали шани
   *[offering] шкали підношень
}
track-on = { $track ->
    [honour] на шкалі шани
   *[offering] на шкалі підношень
}

# The same pieces inside a sentence: -one is the accusative, -word the nominative.
people-one = { $people ->
    [tribesman] одноплемінника
    [tribeswoman] одноплемінницю
    [brave] сміливця
    [elder] старійшину
    [artisan] ремісника
    [hunter] мисливця
    [guide] поводиря
    [shaman] шамана
   *[warrior] воїна
}
people-word = { $people ->
    [tribesman] одноплемінник
    [tribeswoman] одноплемінниця
    [brave] сміливець
    [elder] старійшина
    [artisan] ремісник
    [hunter] мисливець
    [guide] поводир
    [shaman] шаман
   *[warrior] воїн
}
animal-one = { $animal ->
    [stag-moose] оленелося
    [glyptodon] гліптодона
    [ground-sloth] наземного лінивця
    [woolly-rhino] шерстистого носорога
    [sabre-tooth] шаблезубого тигра
    [mammoth] мамонта
    [teratorn] тераторна
   *[sea-cow] морську корову
}
# Where a figure is placed (after a vowel), and what figure, in the accusative.
spot-in = { $spot ->
    [initiate] в Ініціацію
    [develop] в Розвиток
    [hunt] в Полювання
    [migrate] в Міграцію
   *[rest] на місце відпочинку
}
figure-one = { $figure ->
    [chief] вождя
   *[member] члена племені
}
# Where a raft goes.
raft-to = { $space ->
    [0] до витоків
    [6] до дельти
   *[other] на { $space }-й гекс русла
}

list = { $first }, { $rest }
list-none = нічого

# What cards, tiles and boards bring: noun phrases in the nominative or orders, for after a colon and for cards.
effect-food = { $count ->
    [one] { $count } їжа
   *[other] { $count } їжі
}
effect-tools = { $count ->
    [one] { $count } знаряддя
    [few] { $count } знаряддя
   *[other] { $count } знарядь
}
effect-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
effect-labour = { $count ->
    [one] { $count } праця
   *[other] { $count } праці
}
effect-labour-in = { effect-labour } { column-in }
effect-moves = { $count ->
    [one] { $count } пересування табору
    [few] { $count } пересування таборів
   *[other] { $count } пересувань таборів
}
effect-camps = { $count ->
    [one] { $count } новий табір
    [few] { $count } нові табори
   *[other] { $count } нових таборів
}
effect-village = збудуйте поселення
effect-step = 1 крок { track-on }
effect-steps = { $count ->
    [one] { $count } крок на будь-якій шкалі
    [few] { $count } кроки, кожен на будь-якій шкалі
   *[other] { $count } кроків, кожен на будь-якій шкалі
}
effect-megaliths = { $count ->
    [one] { $count } мегаліт
    [few] { $count } мегаліти
   *[other] { $count } мегалітів
}
effect-megalith-for = сплатіть { effect-tools } за 1 мегаліт
effect-draw = { $count ->
    [one] візьміть { $count } карту
    [few] візьміть { $count } карти
   *[other] візьміть { $count } карт
}
effect-tip = { $count ->
    [one] розверніть { $count } тварину
   *[other] розверніть до { $count } тварин
}
effect-bury = { $count ->
    [one] поховайте { $count } карту
   *[other] поховайте до { $count } карт
}
effect-bury-any = { $count ->
    [one] поховайте { $count } карту з руки або зі стосу скиду
   *[other] поховайте до { $count } карт із руки або зі стосу скиду
}
effect-food-for-tools = до { $count } разів: 1 їжа за 1 знаряддя
effect-tools-for-food = до { $count } разів: 1 знаряддя за 2 їжі
effect-food-for-points = до { $count } разів: 1 їжа за 1 очко
effect-discount = усе { column-in } коштує на { effect-tools } менше
effect-top-animal = візьміть верхню тварину з колоди
effect-open-animal = візьміть відкриту тварину
effect-tribe = { $count ->
    [one] візьміть { $count } будь-яку карту племені
    [few] візьміть { $count } будь-які карти племені
   *[other] візьміть { $count } будь-яких карт племені
}
effect-strength = { $count ->
    [one] { $count } сила в цьому затемненні
   *[other] { $count } сили в цьому затемненні
}
effect-points-per = { effect-points } за { $per }
effect-points-per-most = { effect-points } за { $per }, щонайбільше { $most }
effect-fish = { $count ->
    [one] { $count } токен риби
    [few] { $count } токени риби
   *[other] { $count } токенів риби
}
effect-reshuffle = усі токени риби повертаються в запас
effect-moves-and-other = 1 пересування табору та 1 пересування табору опонента
effect-choose = { $first } або { $second }

# What is counted: in the accusative, after «за». Without «ваш», as the log says it of everybody.
count-camps = кожен власний табір
count-villages = кожне власне поселення
count-villages-at = кожне власне поселення, що торкається { $terrain ->
    [forest] лісу
    [mountain] гір
    [plains] рівнин
    [tundra] тундри
    [wetland] боліт
   *[glacier] льодовика
}
count-villages-at-landmarks = кожне власне поселення, що торкається ознаки місцевості
count-villages-at-river = кожне власне поселення, що торкається річки
count-megaliths = кожен власний мегаліт на майданчику
count-buried = кожну поховану карту
count-culture = кожну власну карту культури
count-eclipse-pile = кожну карту у власному стосі затемнення
count-animal-types = кожен вид власних нерозвернених тварин
count-animal-pairs = кожну пару нерозвернених тварин одного виду
count-steps = кожен крок { track-on }
count-lower-steps = кожен крок на тій шкалі, де їх менше
count-majorities = кожен гекс із найбільшим впливом, зокрема й порівну з іншими
count-camps-at-home = кожен табір, який досі на планшеті
count-central-hexes = кожен центральний гекс із власним табором чи човном
count-outer-hexes = кожен зовнішній гекс із власним табором чи човном
count-camps-here = кожен власний табір на цьому гексі

# The side of a chief: the column, and what placing the chief there brings.
chief-in = { column }: { $effect }
chief-anywhere = будь-який стовпець: { $effect }

move-side = вибрати сторону { $side ->
    [a] A
   *[b] B
} вождя
move-setup = вибрати карту підготовки SU{ $card }
move-start = покласти стартовий тайл на місце { $place }
move-culture = зіграти карту культури: { $card }
move-culture-for = зіграти карту культури: { $card }; натомість скинути: { $other }
move-place = поставити { figure-one } { spot-in }
move-play = зіграти { people-one } заради праці
move-recruit = узяти { people-one } на руку
move-recruit-discard = узяти { people-one } у стос скиду
move-learn = узяти карту культури: { $card }
move-hunt = здобути { animal-one }
move-shift = пересунути табір із { $from } на { $hex }
move-shift-start = пересунути табір зі стартового тайла на { $hex }
move-raft = пересунути човен { raft-to }
move-camp = розбити новий табір
move-camp-raft = розбити новий табір біля човна
move-village = збудувати поселення на стику { $juncture }
move-village-raft = збудувати поселення на стику { $juncture } з допомогою човна
move-stone = узяти священний камінь: { $stone }
move-tip = розвернути { animal-one }
move-bury = поховати карту з руки: { $card }
move-bury-discard = поховати карту зі стосу скиду: { $card }
move-megalith = поставити мегаліт на клітинку { $square }
move-neutral = покласти нейтральний мегаліт на клітинку { $square }
move-step = зробити крок { track-on }
move-choose = { people-word }: { $effect }
move-exchange = обміняти
move-push = пересунути чужий табір ({ $who }) із { $from } на { $hex }
move-add = додати { people-one } до стосу затемнення
move-ready = закрити стос затемнення
move-resolve = використати { people-one } зі стосу затемнення
move-take = узяти перевагу гекса { $hex }
move-delta = отримати очки за дельту
move-skip = пропустити
move-end = закінчити зі стовпцем

target-hex = гекс { $hex }
target-camp-at = ваш табір на { $hex }
target-other-camp = табір на { $hex } ({ $who })
target-square = клітинка { $square }
target-setup = карта підготовки SU{ $card }
target-place = місце { $place }
target-juncture = стик { $juncture }
target-water = { $space ->
    [0] { terrain-headwaters }
    [6] { terrain-delta }
   *[other] { $space }-й гекс русла
}
target-spot = { $spot ->
    [initiate] Ініціація
    [develop] Розвиток
    [hunt] Полювання
    [migrate] Міграція
   *[rest] Відпочинок
}
target-figure = { $figure ->
    [chief] вождь
   *[member] член племені
}
target-hand = на руку
target-discard = у стос скиду
target-start = табір на стартовому тайлі
target-raft = ваш човен
target-delta = { terrain-delta }
target-camp = новий табір на стартовому тайлі
target-camp-base = новий табір на базовому тайлі
target-camp-raft = новий табір біля човна
target-with-raft = із човном
target-with-camps = лише з таборів
button-skip = Пропустити
button-end = Закінчити
button-ready = Готово
button-bury = Поховати…
button-neutral = Нейтральний мегаліт…
button-exchange = Обміняти

prompt-side = Виберіть сторону вождя: вона каже, що дає його поява у стовпці.
prompt-draft = Виберіть карту підготовки: вона каже, з чим ви починаєте.
prompt-start = Виберіть місце для стартового тайла: на ньому стане ваш перший табір.
prompt-culture = Зіграйте карти культури або поставте фігурку у стовпець чи на відпочинок.
prompt-column = { $column ->
    [initiate] Ініціація, { labour-left }: беріть карти племені, поховайте карту або закінчіть.
    [develop] Розвиток, { labour-left }: беріть карти культури, візьміть камінь або закінчіть.
    [hunt] Полювання, { labour-left }: здобувайте тварин, розверніть одну або закінчіть.
   *[migrate] Міграція, { labour-left }: пересувайте чи розбивайте табори, збудуйте поселення або закінчіть.
}
labour-left = { $labour ->
    [one] { $labour } праця
   *[other] { $labour } праці
}
prompt-column-play = { column }, праці ще немає: зіграйте людей з руки або закінчіть.
prompt-column-late = { column }, { labour-left }: середню частину використано, закінчіть зі стовпцем.
prompt-pile = Таємно додайте людей: кожен щось дає, а найсильніший стос діє першим.
prompt-abilities = Затемнення: використайте людей зі свого стосу в будь-якому порядку.
prompt-terrain = Затемнення: беріть переваги поля місцевості по одній, у будь-якому порядку.
prompt-over = Гру завершено.
prompt-own-megalith = Тепер поставте власний мегаліт.
prompt-other-camp = Пересуньте табір опонента на сусідній гекс або пропустіть.
prompt-own-camp = Пересуньте свій табір або пропустіть.
prompt-own-camp-or-raft = Пересуньте свій табір чи човен або пропустіть.
prompt-moves-and-other = Пересуньте свій табір і табір опонента, у будь-якому порядку, або пропустіть.
prompt-village = Збудуйте поселення там, де на трьох гексах є ваші табори, або пропустіть.
prompt-open-animal = Візьміть безкоштовно одну з відкритих тварин.
prompt-choose = Виберіть одне з двох.
prompt-camp-moves = { $count ->
    [one] { $count } пересування табору: виберіть табір і куди йому.
    [few] { $count } пересування таборів: виберіть табір і куди йому.
   *[other] { $count } пересувань таборів: виберіть табір і куди йому.
}
prompt-moves = { $count ->
    [one] { $count } пересування табору: виберіть табір чи човен і куди йому.
    [few] { $count } пересування таборів: виберіть табір чи човен і куди йому.
   *[other] { $count } пересувань таборів: виберіть табір чи човен і куди йому.
}
prompt-camps = { $count ->
    [one] Розбийте { $count } новий табір або пропустіть.
    [few] Розбийте { $count } нові табори або пропустіть.
   *[other] Розбийте { $count } нових таборів або пропустіть.
}
prompt-steps = { $count ->
    [one] { $count } крок на шкалі ідолів: шана чи підношення?
    [few] { $count } кроки на шкалах ідолів: спершу шана чи підношення?
   *[other] { $count } кроків на шкалах ідолів: спершу шана чи підношення?
}
prompt-megaliths = { $count ->
    [one] Поставте { $count } мегаліт на порожню клітинку або над чотирма іншими.
    [few] Поставте { $count } мегаліти на порожні клітинки або над чотирма іншими.
   *[other] Поставте { $count } мегалітів на порожні клітинки або над чотирма іншими.
}
prompt-megalith-for = Сплатіть { effect-tools } й поставте мегаліт або пропустіть.
prompt-tip = { $count ->
    [one] Розверніть { $count } тварину заради її переваги або пропустіть.
   *[other] Розверніть до { $count } тварин заради їхніх переваг або пропустіть.
}
prompt-bury = { $count ->
    [one] Поховайте { $count } карту з руки або пропустіть.
   *[other] Поховайте до { $count } карт із руки або пропустіть.
}
prompt-bury-any = { $count ->
    [one] Поховайте { $count } карту з руки чи зі стосу скиду або пропустіть.
   *[other] Поховайте до { $count } карт із руки чи зі стосу скиду або пропустіть.
}
prompt-food-for-tools = { $count ->
    [one] Обміняйте 1 їжу на 1 знаряддя (ще { $count } раз) або пропустіть.
   *[other] Обміняйте 1 їжу на 1 знаряддя (ще до { $count } разів) або пропустіть.
}
prompt-tools-for-food = { $count ->
    [one] Обміняйте 1 знаряддя на 2 їжі (ще { $count } раз) або пропустіть.
   *[other] Обміняйте 1 знаряддя на 2 їжі (ще до { $count } разів) або пропустіть.
}
prompt-food-for-points = { $count ->
    [one] Обміняйте 1 їжу на 1 очко (ще { $count } раз) або пропустіть.
   *[other] Обміняйте 1 їжу на 1 очко (ще до { $count } разів) або пропустіть.
}
prompt-tribe = { $count ->
    [one] Візьміть безкоштовно { $count } будь-яку карту племені.
    [few] Візьміть безкоштовно { $count } будь-які карти племені.
   *[other] Візьміть безкоштовно { $count } будь-яких карт племені.
}

event-began = Усе розкладено: починає { $who }.
event-chief = { $who } отримує вождя: { chief }.
event-side = { $who } вибирає сторону вождя: { chief } ({ $effect }).
event-setups = Відкрито карти підготовки; першим вибирає останній у порядку ходу.
event-setup = { $who } починає з картою підготовки SU{ $card }.
event-started = { $who } кладе стартовий тайл на місце { $place }.
event-drew = { $who } бере з колоди: { $cards }.
event-drew-hidden = { $count ->
    [0] { $who } не бере карти: жодної вже немає.
    [one] { $who } бере { $count } карту.
    [few] { $who } бере { $count } карти.
   *[other] { $who } бере { $count } карт.
}
event-shuffled = { $who } перемішує стос скиду в нову колоду.
event-cultured = { $who } грає карту культури: { $card }.
event-cultured-for = { $who } грає карту культури: { $card }; натомість скидає: { $other }.
event-placed = { $who } ставить { figure-one } { spot-in }.
event-placed-first = { $who } ставить { figure-one } { spot-in } як першу фігурку.
event-played = { $who } грає { people-one }: { labour-left }.
event-recruited = { $who } бере { people-one } на руку.
event-recruited-discard = { $who } бере { people-one } у стос скиду.
event-learned = { $who } бере карту культури: { $card }.
event-stone = { $who } бере священний камінь: { $stone }.
event-hunted = { $who } здобуває { animal-one }.
event-tipped = { $who } розвертає { animal-one }.
event-buried = { $who } ховає карту: { $card }.
event-buried-discard = { $who } ховає карту зі стосу скиду: { $card }.
event-rival-buried = Суперникові зараховано ще одну поховану карту.
event-camped = { $who } розбиває новий табір.
event-camped-hex = { $who } розбиває новий табір на { $hex }.
event-moved = { $who } пересуває табір із { $from } на { $hex }.
event-moved-start = { $who } пересуває табір зі стартового тайла на { $hex }.
event-rafted = { $who } пересуває човен { raft-to }.
event-pushed = { $who } пересуває чужий табір ({ $owner }) із { $from } на { $hex }.
event-settled = { $who } будує поселення на стику { $juncture }.
event-settled-raft = { $who } будує поселення на стику { $juncture } з допомогою човна.
event-raised = { $who } ставить мегаліт на клітинку { $square }.
event-raised-neutral = { $who } кладе нейтральний мегаліт на клітинку { $square }.
event-stepped = { $who } виходить на поділку { $to } { track-of }.
event-food = { $count ->
    [one] { $who } отримує { $count } їжу: { $cause }.
   *[other] { $who } отримує { $count } їжі: { $cause }.
}
event-tools = { $who } отримує { effect-tools }: { $cause }.
event-points = { $who } отримує { effect-points }: { $cause }.
event-labour = { $count ->
    [one] { $who } отримує { $count } працю: { $cause }.
   *[other] { $who } отримує { $count } праці: { $cause }.
}
event-strength = { $count ->
    [one] { $who } отримує { $count } силу: { $cause }.
   *[other] { $who } отримує { $count } сили: { $cause }.
}
event-food-for-tool = { $who } обмінює 1 їжу на 1 знаряддя.
event-tool-for-food = { $who } обмінює 1 знаряддя на 2 їжі.
event-food-for-point = { $who } обмінює 1 їжу на 1 очко.
event-fished = { $who } бере токен риби: { $fish }.
event-fish-back = Усі скинуті токени риби повертаються в запас.
event-refilled = Відкрито: { $cards }.
event-boxed = { rival } вилучає з гри: { $cards }.
event-rival-card = { rival } відкриває карту: { column }.
event-eclipse = Затемнення раунду { $round }.
event-ready = { $who } закриває стос затемнення.
event-revealed = { $who } розкриває стос, сила { $strength }: { $cards }.
event-revealed-none = { $who } має силу { $strength }, без карт.
event-order = Новий порядок ходу: починає { $who }.
event-eclipse-of = Затемнення: тепер { $who }.
event-resolved = { $who } використовує { people-one } зі стосу затемнення.
event-chose = { $who } використовує { people-one }: { $effect }.
event-skipped = { $who } пропускає: { $cause }.
event-took = { $who } бере перевагу гекса { $hex }.
event-round = Починається раунд { $round }.
event-second-era = Починається друга ера: нові карти культури й камені.
event-rafts-back = Усі човни повертаються до витоків.
event-scored = { $who } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}: { $line }.
event-ended = Гру завершено.

# Why somebody gets something: after a colon.
cause-setup = карта підготовки SU{ $card }
cause-chief = { chief }
cause-culture = { $card }
cause-people = { people-word }
cause-played = зіграно { people-one }
cause-first = перша фігурка { column-in }
cause-rest = відпочинок
cause-animal = розвернено { animal-one }
cause-hex = гекс { $hex }
cause-square = клітинка { $square }
cause-step = поділка { $to } { track-of }
cause-fish = токен риби
cause-delta = дельта
cause-board = планшет
cause-stone = священний камінь ({ $stone })

why-not-now = Зараз ви вирішуєте не це.
why-no-setup = Цієї карти підготовки тут немає.
why-place-taken = Там або поруч уже лежить стартовий тайл.
why-culture-late = Карти культури грають до того, як поставлено фігурку.
why-must-discard = За другу карту культури треба скинути іншу карту.
why-first-is-free = Перша карта культури за хід безкоштовна.
why-no-such-card = Цієї карти немає у вас на руці.
why-not-in-hand = Цих людей немає у вас на руці.
why-not-to-bury = Цієї карти немає там, звідки її можна поховати.
why-not-to-add = Цих людей немає у вас на руці.
why-fresh = Цю карту ви взяли цього ходу; грати її ще не можна.
why-no-figure = Цю фігурку вже поставлено.
why-place-first = Спершу поставте фігурку, а тоді робіть те, що дає її стовпець.
why-no-labour-here = Фігурці на відпочинку праця не потрібна.
why-other-column = Це роблять в іншому стовпці.
why-section-over = Ця частина стовпця вже позаду.
why-little-labour = Вам бракує праці; зіграйте ще людей.
why-little-food = Вам бракує їжі.
why-few-tools = Вам бракує знарядь.
why-pile-empty = Цей стос карт племені порожній.
why-not-open = Цієї карти культури немає серед відкритих.
why-no-such-animal = На мисливських землях немає такої тварини.
why-not-upright = У вас немає нерозверненої тварини цього виду.
why-no-stone = Цього каменя зараз узяти не можна.
why-no-camps = На вашому планшеті вже немає таборів.
why-no-camp-there = Там немає вашого табору.
why-too-far = Табір пересувають на сусідній гекс.
why-raft-too-far = За течією човен пливе як завгодно далеко, проти течії — на одне місце.
why-no-river = У цій грі немає річки.
why-raft-ashore = Ваш човен не на гексі.
why-at-base = Поселення не може торкатися базового тайла.
why-occupied = Там уже стоїть поселення.
why-no-villages = Усі ваші поселення вже збудовано.
why-camps-missing = На кожному з трьох гексів має стояти ваш табір.
why-no-square = Там немає місця для цього мегаліта.
why-not-supported = Під ним мають бути всі чотири опори.
why-no-neutral = Зараз не можна покласти нейтральний мегаліт.
why-track-ends = Ви вже в кінці цієї шкали.
why-no-option = Зараз цього виконати не можна.
why-no-other-camp = Там немає табору цього опонента.
why-moved-already = Це пересування воїна вже зроблено.
why-not-in-pile = У стосі затемнення можуть бути лише люди.
why-no-majority = Там у вас не найбільше впливу, і першості ви не ділите.
why-no-ability = У вашому стосі затемнення такої здібності вже немає.
why-resolved = Це вже виконано.
why-no-benefit = Цей гекс не дає переваги.
why-not-closest = Інший човен ближче до дельти.
why-must-raise = Після нейтрального мегаліта треба поставити власний.

score-culture = Зіграні карти культури
score-site = Майданчик
score-idols = Шкали ідолів
score-terrain = Поле місцевості
score-fish = Риба
score-landmarks = Ознаки місцевості
score-delta = Дельта
score-board = Планшет
score-stones = Священні камені
score-animals = Тварини
score-cards = Люди й карти культури
score-buried = Поховані карти
score-offering = Підношення
score-megaliths = Мегаліти
score-villages = Поселення
score-of-rival = Перші фігурки й рівень
score-total = Разом

sketch-round = Раунд { $round } з 4, порядок ходу: { $order }
sketch-open = Мисливські землі
sketch-culture = Карти культури
sketch-stones = Священні камені
sketch-stores = { $food ->
    [one] { $food } їжа
   *[other] { $food } їжі
}, { $tools ->
    [one] { $tools } знаряддя
    [few] { $tools } знаряддя
   *[other] { $tools } знарядь
}
sketch-idols = шана { $honour }, підношення { $offering }
sketch-animals = Тварини, нерозвернені/розвернені
sketch-start = Стартовий тайл (табори на ньому)
sketch-raft = Човен на місці
sketch-hand = На руці
sketch-deck = Колода
sketch-discard = Стос скиду
sketch-buried = Поховані

# The board: cards and tiles. $effects, $cost, $points, $what and $effect are texts made of effects.
board-stone = { $stone ->
    [S01] Камінь ялиць
    [S02] Камінь вершин
    [S03] Камінь стад
    [S04] Камінь лишайників
    [S05] Камінь очерету
    [S06] Камінь таборів
    [S07] Камінь померлих
    [S08] Камінь звірів
    [S09] Камінь будівничих
    [S10] Камінь рівноваги
    [S11] Камінь поселень
    [S12] Камінь влади
    [S13] Камінь предків
    [S14] Камінь пар
    [S15] Камінь ловів
    [S16] Камінь велетнів
    [S17] Камінь шани
    [S18] Камінь підношень
    [S19] Камінь затемнення
    [S20] Камінь знань
   *[S21] Камінь ознак місцевості
}
board-costs = ціна: { $cost }
board-short = бракує { $count } { $kind ->
    [labour] праці
    [food] їжі
   *[tools] { $count ->
        [one] знаряддя
       *[other] знарядь
    }
}
board-dial = { $what }, щонайбільше { $most }
board-tool-in = 1 знаряддя у стовпці { $column }
board-in-eclipse = у затемненні: { $effects }
board-worth = наприкінці: { $points }
board-left = лишилося: { $count }
board-tipped = розвернена
board-when-tipped = за розворот: { $effects }
board-set = очки за одну, дві, три…: { $values }
board-in = у стовпці { $column }
board-any-column = у будь-якому стовпці
board-scores-now = зараз { $points }
board-fish-hidden = токен риби долілиць

# Building site, idol tracks, player board.
board-site = Майданчик
board-square = стовпчик { $column }, ряд { $row }
board-crossing = стовпчик { $column }, ряд { $row }, рівень { $level }
board-neutral = нейтральний мегаліт
board-step = поділка { $step }
board-buried-worth = { $points } за кожну поховану карту
board-offering-worth = { $rate ->
    [1] 1 очко за кожну їжу й кожне знаряддя, а ще { $points }
   *[other] 1 очко за кожні { $rate } одиниці їжі та знарядь, а ще { $points }
}
board-step-brings = вихід на поділку: { $effect }
board-help-honour = очки за кожну поховану карту
board-help-offering = їжа та знаряддя за очко й додаткові очки
board-row-camps = Табори на планшеті: { $count }
board-row-villages = Поселення на планшеті: { $count }
board-row-megaliths = Мегаліти на планшеті: { $count }
board-covered = закрито: { $effects }
board-uncovered = у кожному затемненні: { $effects }

# The stage: its parts, how far the game is, and the places for figures.
board-parts = Частини столу
board-part-map = Мапа
board-part-columns = Стовпці
board-part-hand = Рука
board-part-tribe = Плем’я
board-part-stones = Камені
board-part-eclipse = Затемнення
board-choices-here = : тут є що вибрати
board-round = Раунд { $round } з { $most }
board-round-short = Раунд
board-phase-setup = Підготовка до гри
board-phase-actions = Фаза дій
board-phase-eclipse = Затемнення
board-phase-over = Гру завершено
board-ledge = Місця для фігурок
board-ledge-stands = { $who }: { $count ->
    [one] { $count } фігурка
    [few] { $count } фігурки
   *[other] { $count } фігурок
}
board-ledge-labour = { $count ->
    [one] { $count } праця на руці
   *[other] { $count } праці на руці
}
board-ledge-bonus = нижня частина для першої фігурки: { $effects }
board-ledge-taken = нижню частину вже зайнято: { $effects }
board-ledge-nobody = ще нікого

# The map. $where is a hex, or several, as board-hex says it.
board-map = Поле місцевості
board-hex = { $ground } { $hex }
board-influence = { $who }: { $count ->
    [one] { $count } вплив
    [few] { $count } впливи
   *[other] { $count } впливів
}
board-your-camps = { $count ->
    [one] ваш табір: { $where }
   *[other] ваші табори ({ $count }): { $where }
}
board-camps-of = { $count ->
    [one] { $who }, табір: { $where }
    [few] { $who }, { $count } табори: { $where }
   *[other] { $who }, { $count } таборів: { $where }
}
board-move-of = пересунути чужий табір ({ $who }): { $where }
board-your-raft = ваш човен: { $where }
board-raft-of = { $who }, човен: { $where }
board-new-camp = новий табір: { $where }
board-start-of = стартовий тайл ({ $who })
board-village-at = поселення на стику: { $where }
board-place-at = місце поруч: { $where }
board-leads = лідер
board-behind = має менше
board-raft-may = сюди може поплисти ваш човен
board-brings = У кожному затемненні найбільший вплив тут дає: { $effects }. За рівності це отримують усі, хто ділить першість.
board-brings-nothing = Цей гекс нічого не дає в затемненні.
board-has-influence = { $count ->
    [one] { $count } вплив
    [few] { $count } впливи
   *[other] { $count } впливів
}
board-influence-how = Кожен табір і човен на гексі — це 1 вплив, кожне поселення на його розі — 2 впливи.
board-nobody-here = Тут ніхто не має впливу.
board-delta-how = У кожному затемненні човен, найближчий до дельти, дає 1 очко й ще по 1 за кожен табір свого племені на гексах річки; за рівності очки отримують усі, хто ділить першість.
board-headwaters-how = Тут човни починають і сюди повертаються, коли з ними збудовано поселення та наприкінці раунду.
board-closest = найближче до дельти

# Questions in a panel near the prompt.
board-ask-side = { $chief }: яка сторона?
board-ask-setup = З чим ви починаєте?
board-ask-option = { $who }: виберіть одне
board-ask-to = Куди йде карта?
board-ask-with = Що ви віддаєте за поселення?
board-ask-figure = Яка фігурка?
board-ask-track = Яка шкала ідолів?
board-ask-discarded = Яка карта зі стосу скиду?
board-to-hand-why = для затемнення чи пізнішого ходу
board-to-discard-why = потрапить у колоду з наступним перемішуванням
board-with-camps-why = три табори повертаються на планшет
board-with-raft-why = два табори повертаються на планшет, човен — до витоків
board-chief-nothing = тут нічого не дає
board-track-to = на поділку { $to }
board-rest-note = Відпочинок: без праці; відпочивати можуть кілька фігурок.
board-column-note = Потім у стовпці { $column } грають людей заради праці.

# What is asked after a pick.
board-go-on = Виберіть, що далі.
board-go-figure = Яку фігурку ви ставите?
board-go-spot = Куди ви її ставите?
board-go-pay = Яку карту ви за неї скидаєте?
board-go-to = На руку чи у стос скиду?
board-go-hex = Куди ви його пересуваєте?
board-go-water = Куди він пливе?
board-go-with = Із човном чи лише з таборів?
board-go-bury = Яку карту ви ховаєте?
board-go-neutral = Куди ви кладете нейтральний мегаліт?
board-neutral-short = Нейтральний…

# Columns.
board-col-places = Стовпці й відпочинок
board-col-rest = Відпочинок
board-col-rest-help = Людей ви не граєте; у кожного своє місце відпочинку.
board-col-place = Поставити фігурку: { $name }
board-col-here = поставити сюди
board-col-who = Яка фігурка?
board-col-hand = { $count } на руці
board-col-in-hand = { $count ->
    [one] { $count } праця на руці
   *[other] { $count } праці на руці
}
board-col-now = { $now } зараз, { $more } на руці
board-col-with = { $count } на руці, { $more } вже є
board-col-stands = { $who }: { $count ->
    [0] вождь
    [one] { $chief ->
        [yes] { $count } член племені й вождь
       *[no] { $count } член племені
    }
    [few] { $chief ->
        [yes] { $count } члени племені й вождь
       *[no] { $count } члени племені
    }
   *[other] { $chief ->
        [yes] { $count } членів племені й вождь
       *[no] { $count } членів племені
    }
}
board-col-top-initiate = Карти племені, скільки завгодно
board-col-top-develop = Карти культури, скільки завгодно
board-col-top-hunt = Тварини, скільки завгодно
board-col-top-migrate = Скільки завгодно разів
board-col-once = Потім раз
board-col-once-stone = Раз: священний камінь
board-col-first = Перша фігурка
board-col-now-here = зараз
board-col-done = зроблено
board-col-free = ще вільно
board-col-yours = ваше, наприкінці
board-col-bonus-initiate = крок на будь-якій шкалі
board-col-bonus-develop = сплатіть знаряддя за мегаліт
board-col-bonus-hunt = знаряддя
board-col-bonus-migrate = пересування таборів
board-col-bury = Поховати карту
board-col-bury-worth = { $count ->
    [one] кожна похована карта наприкінці варта { $count } очко
    [few] кожна похована карта наприкінці варта { $count } очки
   *[other] кожна похована карта наприкінці варта { $count } очок
}
board-col-set = +{ $points } за наступну; очки за одну, дві, три…: { $values }
board-col-tip = Розвернути одну зі своїх тварин (нерозвернених: { $count })
board-col-village = Збудувати поселення (лишилося: { $count })
board-col-move = Пересунути табір
board-col-move-help = на сусідній гекс, на мапі
board-col-raft = Пересунути човен
board-col-raft-help = за течією або на одну назад, на мапі
board-col-camp = Новий табір
board-col-camp-raft = Новий табір біля човна
board-col-animals-left = { $count ->
    [one] у колоді ще { $count } тварина
    [few] у колоді ще { $count } тварини
   *[other] у колоді ще { $count } тварин
}

# Hand and piles.
board-tray-purse = Що ви можете витратити
board-tray-labour = { $count ->
    [one] { $count } праця
   *[other] { $count } праці
}
board-tray-more = ще { $count } на руці
board-tray-in-hand = Праця на руці
board-tray-in-column = { $count ->
    [one] { $count } праця у стовпці { $column }
   *[other] { $count } праці у стовпці { $column }
}
board-tray-hand = { $count ->
    [one] Рука: { $count } карта
    [few] Рука: { $count } карти
   *[other] Рука: { $count } карт
}
board-tray-hidden = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
   *[other] { $count } закритих карт
}
board-tray-no-hand = На руці немає карт
board-tray-no-people = На руці немає людей
board-tray-copies = { $count ->
    [one] { $count } копія
    [few] { $count } копії
   *[other] { $count } копій
}
board-tray-new = нова
board-tray-fresh = { $count } з { $all } взято цього ходу: грати ще не можна
board-tray-pay = Яку карту ви за неї скидаєте?
board-tray-deck = Колода
board-tray-discard = Скид
board-tray-buried = Поховані
board-tray-eclipse = Стос затемнення
board-tray-pile = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-tray-none = Карт немає.
board-tray-unordered = Що є у вашій колоді, без порядку.
board-tray-unseen = Що є в колоді й на руці: стільки може полічити кожен.
board-tray-bury-from = Виберіть карту, яку ви ховаєте.
board-tray-pile-help = Додайте людей із руки.
board-tray-pile-done = Чекаємо на інших.
board-tray-strength = сила { $count }
board-tray-strength-besides = з неї { $count } від відпочинку й карт

# Tribe.
board-tribe-whose = Чиє плем’я
board-tribe-animals = Тварини
board-tribe-in-the-end = наприкінці
board-tribe-no-animals = Тварин ще немає. Нерозвернені тварини одного виду наприкінці дають очки разом: що їх більше, то краще. Розвернена тварина дає перевагу одразу.
board-tribe-animals-of = { $tipped ->
    [0] нерозвернених: { $count }
   *[other] нерозвернених: { $count }, розвернених: { $tipped }
}
board-tribe-next = наступна +{ $points }
board-tribe-board = Планшет
board-tribe-each-eclipse = у кожному затемненні
board-tribe-chief-placed = цього раунду вже поставлено
board-tribe-camps = Табори
board-tribe-villages = Поселення
board-tribe-megaliths = Мегаліти
board-tribe-neutral = { $count ->
    [0] нейтральних мегалітів не лишилося
    [one] і { $count } нейтральний мегаліт
    [few] і { $count } нейтральні мегаліти
   *[other] і { $count } нейтральних мегалітів
}
board-tribe-buried = Поховані
board-tribe-nothing-buried = немає; кожна була б варта { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-tribe-buried-worth = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, кожна варта { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} (поділка { $step } шкали шани)
board-tribe-buried-rival = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, кожна варта { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-tribe-cards = Карти
board-tribe-score = Рахунок на цей момент
board-tribe-so-far = Дотепер

# Stones, idols and the building site.
board-stones-title = Священні камені
board-stones-help = дають очки в кожному затемненні
board-stones-yours = Ваші
board-stones-offered = Можна взяти, ера { $era }
board-stones-none = Не лишилося жодного.
board-stones-later = Камені другої ери
board-stones-idols = Шкали ідолів
board-stones-site = Майданчик
board-stones-raised = { $who }: { $count ->
    [one] { $count } мегаліт
    [few] { $count } мегаліти
   *[other] { $count } мегалітів
}
board-stones-levels = Рівень 2 стоїть на чотирьох клітинках і дає 3 очки, рівень 3 дає 5; ще 1 за кожну вашу опору.
board-stones-neutral = Спершу нейтральний ({ $count })

# What stands beside the board.
board-side = Огляд
board-side-eclipse = Прогноз затемнення
board-side-if-now = якби настало зараз
board-side-tribe = Плем’я
board-side-points = очки
board-side-food = їжа
board-side-tools = знаряддя
board-side-fish = токени риби
board-side-strength = сила дотепер
board-side-points-of = { $who }: планшет { $board }, місцевість { $land }, дельта { $delta }, камені { $stones }
board-side-where-from = Звідки ці очки
board-side-from-board = планшет
board-side-from-land = місцевість
board-side-from-delta = дельта
board-side-from-stones = камені
board-side-not-counted = Не враховано людей зі стосу, риби й того, що вибирають.
board-side-places = Ознаки місцевості й дельта
board-side-nobody = ніхто
board-side-delta = Дельта
board-side-delta-help = найближчий човен: 1 і ще по 1 за кожен свій табір на річці
board-side-fish-help = найбільше впливу на гексі річки
board-side-signs = Що означають знаки
board-side-in-eclipse = що люди дають у затемненні
board-side-sources = Звідки взято числа
board-side-rules = Усі правила та числа
board-side-rival-cards = Його карти, що ще прийдуть

# The panel of a player.
board-facts-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
board-facts-total = { $count }, якби гра скінчилася зараз
board-facts-place = місце в порядку ходу: { $place }
board-facts-food = { $count ->
    [one] { $count } їжа
   *[other] { $count } їжі
}
board-facts-tools = { $count ->
    [one] { $count } знаряддя
    [few] { $count } знаряддя
   *[other] { $count } знарядь
}
board-facts-cards = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
board-facts-megaliths = { $count ->
    [one] { $count } мегаліт на майданчику
    [few] { $count } мегаліти на майданчику
   *[other] { $count } мегалітів на майданчику
}
board-facts-camps = { $count ->
    [one] { $count } табір на мапі
    [few] { $count } табори на мапі
   *[other] { $count } таборів на мапі
}
board-facts-villages = { $count ->
    [one] { $count } поселення
    [few] { $count } поселення
   *[other] { $count } поселень
}
board-facts-figures = { $count ->
    [one] { $count } фігурка ще не стоїть
    [few] { $count } фігурки ще не стоять
   *[other] { $count } фігурок ще не стоїть
}

# The eclipse.
board-ecl-title = Затемнення раунду { $round }
board-ecl-no-points = без очок
board-ecl-piling = Усі таємно складають стоси затемнення.
board-ecl-order-help = У цьому порядку, зокрема й у наступному раунді.
board-ecl-last = Останнє: після нього гра скінчиться.
board-ecl-ready = готово
board-ecl-chooses = вибирає
board-ecl-pile-help = Додайте до стосу людей із руки: їхня праця — ваша сила, найсильніше плем’я діє першим, а кожна карта дає те, що біля знака затемнення. Хто лишиться на руці, того можна зіграти пізніше.
board-ecl-abilities = Люди зі стосу
board-ecl-no-abilities = Тут більше нічого немає.
board-ecl-terrain = Місцевість
board-ecl-leads = { $count ->
    [one] найбільше впливу на { $count } гексі
   *[other] найбільше впливу на { $count } гексах
}
board-ecl-no-land = Тут більше нічого немає.
board-ecl-income = Дохід і камені
board-ecl-board = Планшет
board-ecl-stones = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[other] { $count } каменів
}

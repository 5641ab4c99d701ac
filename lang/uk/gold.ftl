# River of Gold, Ukrainian.

game-name = Золота річка
game-blurb = Зводьте будівлі на берегах великої річки, проводьте повз них кораблі й доставляйте замовникам те, що вони замовили.
provenance = Те, що є на плитках, картах замовників і в покровителів, узято з відкритих джерел, а дещо — лише з одного; назви кланів, покровителів, регіонів і досягнень — наші. Докладніше на сторінці правил.
game-help = Кожного ходу одна дія: будівництво, плавання або доставка. Кубик каже, у якому регіоні ви будуєте й доставляєте та як далеко пливе корабель; милість дає змогу змінити його значення.
    Будівництво: ви платите ціну порожнього поля берега в цьому регіоні й кладете на нього плитку з ряду; вона дає там вплив.
    Плавання: кожне із чотирьох полів берега біля корабля дає винагороду гостя, а порожнє — 1 коку; потім свої винагороди отримують власники будівель.
    Доставка: ви віддаєте замовникові все з його замовлення, і відтепер він вам допомагає.
    Обмін, коли ви щось вирішуєте у своєму ході: два товари одного виду за один інший або 5 коку за 1 милість.
    Коли до ряду потрапить остання плитка, кожен з інших має ще один хід. Потім рахують регіони, кількість замовників і те, що замовники дають наприкінці.
    Усі правила з номерами: docs/rules/gold.uk.md

option-patrons = Покровителі
option-patrons-help = Невелике доповнення: кожен гравець має покровителя із власною дією. Або відкривають по одному покровителю кожного клану й вибирають серед них, або кожен отримує випадковий клан і вибирає одного з двох його покровителів.
option-patrons-off = без покровителів
option-patrons-drawn = відкриті по одному з клану
option-patrons-dealt = кожен отримує клан

# Goods: silk, rice, porcelain. -acc is the accusative. trade-from and trade-to are the two sides of an exchange, in the accusative.
good = { $good ->
    [silk] шовк
    [rice] рис
   *[porcelain] порцеляна
}
good-acc = { $good ->
    [silk] шовк
    [rice] рис
   *[porcelain] порцеляну
}
trade-from = { $from ->
    [silk] шовк
    [rice] рис
   *[porcelain] порцеляну
}
trade-to = { $to ->
    [silk] шовк
    [rice] рис
   *[porcelain] порцеляну
}

# Regions: with the number of the die, by name alone, and «in …» (after a vowel).
region = { $region }, { region-name }
region-name = { $region ->
    [1] Високі Скелі
    [2] Сосновий Бір
    [3] Вітряна Рівнина
    [4] Папоротевий Ліс
    [5] Сірі Болота
   *[6] Тиха Затока
}
region-in = { $region ->
    [1] у Високих Скелях
    [2] в Сосновому Бору
    [3] на Вітряній Рівнині
    [4] в Папоротевому Лісі
    [5] на Сірих Болотах
   *[6] в Тихій Затоці
}

# Buildings. Markets that nobody owns are imperial markets.
tile = { $kind ->
    [port] порт
    [market] ринок
    [manor] маєток
   *[shrine] святиня
} (гість: { $visitor }; власник: { $owner }{ $influence ->
    [0] {""}
    [one] ; за будівництво: { $influence } вплив
    [few] ; за будівництво: { $influence } впливи
   *[other] ; за будівництво: { $influence } впливів
})
tile-of-nobody = { $kind ->
    [port] порт
    [market] імператорський ринок
    [manor] маєток
   *[shrine] святиня
} (гість: { $visitor }; без власника)
# Several effects in a row; nothing.
effects-two = { $first } та { $rest }
effects-none = нічого

# Customers with their orders, in the nominative. The number stands after the good.
customer = { $trade ->
    [artisan] ремісник із
    [elder] старійшина з
    [merchant] купець із
    [monk] чернець із
   *[noble] шляхтич із
} регіону { $region } (замовлення: { $silk ->
    [0] { $rice ->
        [0] порцеляна { $porcelain }
       *[other] рис { $rice }{ order-then-porcelain }
    }
   *[other] шовк { $silk }{ order-then-rice }{ order-then-porcelain }
})
order-then-rice = { $rice ->
    [0] {""}
   *[other] , рис { $rice }
}
order-then-porcelain = { $porcelain ->
    [0] {""}
   *[other] , порцеляна { $porcelain }
}

customer-short = { $trade ->
    [artisan] ремісник із
    [elder] старійшина з
    [merchant] купець із
    [monk] чернець із
   *[noble] шляхтич із
} регіону { $region }

patron = { $patron ->
    [bridge-builder] Мостобудівник
    [surveyor] Землемір
    [courier] Гонець
    [pathfinder] Провідник
    [wayfarer] Мандрівник
    [fortune-teller] Ворожбит
    [toll-keeper] Митник
   *[stilt-walker] Ходуліст
}
mastery = { $mastery ->
    [many-faces] Багато облич
    [blossom] Розквіт
    [three-alike] Три однакові
    [two-alike] Двоє однакових
    [known-everywhere] Відомі всюди
   *[four-trades] Чотири справи
}
mastery-asks = { $mastery ->
    [many-faces] замовники 3 різних видів
    [blossom] імператорська квітка на будь-якій шкалі
    [three-alike] 3 будівлі одного виду
    [two-alike] 2 замовники одного виду
    [known-everywhere] вплив у всіх 6 регіонах
   *[four-trades] по будівлі кожного з 4 видів
}

# What tiles, customers and patrons bring: noun phrases in the nominative, for after a colon.
effect-koku = { $count } коку
effect-good = 1 { good }
effect-any-good = 1 товар на вибір
effect-favour = { $count ->
    [one] { $count } милість
    [few] { $count } милості
   *[other] { $count } милостей
}
effect-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
effect-influence = { $count ->
    [one] { $count } вплив
    [few] { $count } впливи
   *[other] { $count } впливів
}
effect-influence-where-built = { effect-influence } у кожному регіоні, де ви маєте будівлю
effect-influence-around = { effect-influence } у кожному регіоні, що межує з полем річки
effect-koku-per = 1 коку за { $kind ->
    [port] кожен ваш порт
    [market] кожен ваш ринок
    [manor] кожен ваш маєток
   *[shrine] кожну вашу святиню
}
effect-koku-per-customer = 1 коку за кожного вашого замовника
effect-koku-per-empty = на { $count } коку більше за кожне відвідане порожнє поле берега
effect-points-per-customer = { effect-points } за кожного вашого замовника
effect-points-per-touch = { effect-points } за кожне поле річки, з яким межує поле берега
effect-points-if-own = { effect-points }, якщо відвідано щонайменше одну вашу будівлю
effect-points-if-other = { effect-points }, якщо відвідано щонайменше одну будівлю суперника
effect-points-if-first = { effect-points }, якщо це ваш перший замовник із цього регіону
effect-limit = межа милості +{ $count }
effect-marker-own = другий маркер на власній будівлі
effect-marker-other = другий маркер на будівлі суперника
effect-royal = шляхетський корабель (з першим шляхтичем)
effect-draw = { $count ->
    [one] { $count } нова карта замовника
    [few] { $count } нові карти замовників
   *[other] { $count } нових карт замовників
}, а тоді одну ви скидаєте
effect-sell = продаж будь-якої кількості товарів, по { $count } коку за кожен
effect-koku-or-good = { $count } коку або 1 товар на вибір

# What customers and patrons allow.
ability-discount = у цьому регіоні ви будуєте на 2 коку дешевше
ability-market-choice = коли шляхетський корабель відвідує ринок, товар звідти може бути будь-яким
ability-shift = шляхетський корабель може плисти з кубиком, зсунутим на одиницю вгору або вниз
ability-build-anywhere = будувати можна в будь-якому регіоні, байдуже, що показує кубик
ability-deliver-anywhere = доставляти можна будь-якому замовникові з руки, байдуже, що показує кубик
ability-set-die = перед кидком кубика можна заплатити 1 милість і виставити на ньому будь-яку грань замість кидка
ability-toll = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}, коли маркер іншого гравця обганяє ваш на шкалі впливу, якщо ваш стоїть на поділці 1 або далі
ability-stilts = на шкалах впливу ви перестрибуєте поділки з чужими маркерами й не рахуєте їх

# What customers are worth in the end.
final-per-koku = наприкінці гри: 1 очко за кожні { $count } коку
final-per-goods = наприкінці гри: 1 очко за { $count ->
    [one] кожен { $count } товар
    [few] кожні { $count } товари
   *[other] кожні { $count } товарів
}
final-per-building = наприкінці гри: 1 очко за { $kind ->
    [port] кожен ваш порт
    [market] кожен ваш ринок
    [manor] кожен ваш маєток
   *[shrine] кожну вашу святиню
}
final-per-kind = наприкінці гри: 1 очко за кожен тип будівель, який ви маєте
final-per-region = наприкінці гри: 1 очко за кожен регіон, де ви маєте будівлю
final-double-region = наприкінці гри: подвійні очки з плитки очок цього регіону

move-patron = вибрати покровителя: { $patron }
move-die = змінити значення кубика: { $face }
move-trade = обміняти { trade-from } (2) на { trade-to } (1)
move-pray = обміняти 5 коку на 1 милість
move-build = збудувати на полі берега { $space }: { $tile }
move-sail = плисти кораблем { $ship } на { $steps ->
    [one] { $steps } поле
    [few] { $steps } поля
   *[other] { $steps } полів
}
move-deliver = доставити товари замовникові: { $card }
move-take = узяти { good-acc }
move-take-koku = узяти коку
move-sell = продати { good-acc }
move-done = більше не продавати
move-royal = замінити корабель { $ship } шляхетським
move-mark = покласти другий маркер на поле берега { $space }
move-discard = скинути карту: { $card }
move-set = виставити на кубику { $face } за 1 милість
move-roll = кинути кубик
move-end = закінчити хід

target-shore = поле берега { $space }
target-face = грань { $face }
target-ship = корабель { $ship }
target-river = поле річки { $space }
target-koku = 5 коку за 1 милість
target-some-koku = { $count } коку
button-trade = Обміняти…
button-deliver = Доставити
button-done = Більше не продавати
button-roll = Кинути кубик
button-end = Закінчити хід

prompt-patron = Виберіть покровителя.
prompt-first = Киньте кубик для першого ходу або виставте на ньому будь-яку грань за 1 милість.
prompt-main = Ваш кубик показує { $face }: будуйте, пливіть або доставляйте.
prompt-main-last = Ваш останній хід! Кубик показує { $face }: будуйте, пливіть або доставляйте.
prompt-good = Візьміть товар на вибір.
prompt-journey = Кінець подорожі: візьміть { $count } коку або товар на вибір.
prompt-sell = Можна продати товари, по { $price } коку за кожен.
prompt-royal = Який корабель ви замінюєте шляхетським?
prompt-marker-own = Покладіть другий маркер на власну будівлю.
prompt-marker-other = Покладіть другий маркер на будівлю суперника.
prompt-discard = Скиньте з руки одну карту замовника.
prompt-end = Киньте кубик для наступного ходу.
prompt-end-or-set = Киньте кубик для наступного ходу або виставте за 1 милість.
prompt-last = Ваш останній хід: можна ще щось обміняти.
prompt-over = Гру завершено.

event-began = Усе розкладено: починає { $who }.
event-patrons = Відкрито по одному покровителю кожного клану.
event-clan = { $who } отримує клан { $clan ->
    [alder] Вільхи
    [reed] Очерету
    [willow] Верби
   *[rowan] Горобини
}.
event-chose = { $who } вибирає покровителя: { $patron }.
event-set = { $who } починає, маючи { $koku } коку; кораблі стоять на полях річки { $first } і { $second }.
event-drew = { $count ->
    [1] { $who } бере карту: { $first }.
    [2] { $who } бере карти: { $first } і { $second }.
   *[other] { $who } бере карти: { $first }, { $second } і { $third }.
}
event-drew-hidden = { $count ->
    [0] { $who } не бере карти замовника: жодної вже немає.
    [one] { $who } бере { $count } карту замовника.
    [few] { $who } бере { $count } карти замовників.
   *[other] { $who } бере { $count } карт замовників.
}
event-shuffled = Скинуті карти замовників перемішано в нову колоду.
event-rolled = { $who } кидає кубик: { $face }.
event-set-die = { $who } виставляє на кубику { $face } за 1 милість.
event-turned = { $who } змінює значення кубика за { $favour ->
    [one] { $favour } милість
    [few] { $favour } милості
   *[other] { $favour } милостей
}: тепер на ньому { $face }.
event-traded = { $who } обмінює { trade-from } (2) на { trade-to } (1).
event-prayed = { $who } обмінює 5 коку на 1 милість.
event-built = { $who } будує на полі берега { $space } за { $cost } коку: { $tile }.
event-sailed = { $who } пливе з поля річки { $from } на { $to }.
event-journey = { $who } пливе з поля річки { $from } на { $to } і закінчує подорож.
event-delivered = { $who } доставляє товари замовникові: { $card }.
event-koku = { $who } отримує { $count } коку: { $cause }.
event-good = { $who } отримує 1 { good-acc }: { $cause }.
event-favour = { $who } отримує { $count ->
    [one] { $count } милість
    [few] { $count } милості
   *[other] { $count } милостей
}: { $cause }.
event-points = { $who } отримує { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}: { $cause }.
event-advanced = { $who } просувається { region-in } на { $steps ->
    [one] { $steps } поділку
    [few] { $steps } поділки
   *[other] { $steps } поділок
}, до поділки { $to }: { $cause }.
event-limit = { $who } має тепер межу милості { $limit }.
event-marked = { $who } кладе другий маркер на будівлю на полі берега { $space }.
event-royal = { $who } замінює корабель { $ship } шляхетським.
event-sold = { $who } продає 1 { good-acc } за { $koku } коку.
event-discarded = { $who } скидає карту: { $card }.
event-tile-gone = Скинуто плитку з кінця ряду: { $tile }.
event-entered = До ряду потрапляє плитка: { $tile }.
event-imperial = Імператорський візит: кожен маркер на будівлі приносить винагороду власника.
event-mastered = { $who } здобуває досягнення «{ $mastery }»: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
event-last-turns = У ряду вже остання плитка: { $who } закінчує цей хід, а кожен з інших має ще один.
event-region = { $who } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} за регіон { region-name }.
event-region-doubled = { $who } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} за регіон { region-name } (подвійно, завдяки старійшині).
event-customers = { $count ->
    [0] { $who } не має обслужених замовників і не отримує за них очок.
    [one] { $who } отримує { event-customers-points } за { $count } обслуженого замовника.
   *[other] { $who } отримує { event-customers-points } за { $count } обслужених замовників.
}
event-customers-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
event-worth = { $who } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} за замовника: { $card }.
event-ended = Гру завершено.

# Why somebody gets something: after a colon, in the nominative.
cause-visit = відвідини поля берега { $space }
cause-owner = винагорода власника, поле берега { $space }
cause-track = шкала впливу { region-in }
cause-build = будівництво { region-in }
cause-row-end = плитка з кінця ряду
cause-journey = кінець подорожі
cause-card = { $card }
cause-patron = { $patron }
cause-end = остання плитка в ряду

why-not-now = Зараз ви вирішуєте не це.
why-same-face = Кубик уже показує цю грань.
why-little-favour = Вам бракує милості.
why-favour-first = Змінювати кубик за милість можна лише перед дією.
why-few-goods = Для цього потрібно два товари цього виду.
why-many-goods = У вас уже шість товарів цього виду, для більшого немає місця.
why-few-koku = Для цього потрібно 5 коку.
why-favour-full = Ваша милість уже сягнула межі.
why-other-region = Ваш кубик показує інший регіон.
why-occupied = На цьому полі вже стоїть будівля.
why-too-dear = Вам бракує коку на це поле.
why-not-in-row = Цієї плитки немає в ряду.
why-other-steps = Корабель пливе рівно на стільки полів, скільки показує кубик.
why-not-in-hand = Цього замовника немає у вас на руці.
why-other-customer = Цей замовник не з того регіону, який показує ваш кубик.
why-goods-missing = У вас немає потрібних товарів.
why-no-marker = Туди не можна покласти ваш другий маркер.
why-no-patron = Цього покровителя вибрати не можна.
why-other-clan = Цей покровитель належить до іншого клану.
why-must-roll = Треба кинути кубик.

score-visits = Відвідини
score-owner = Винагороди власника
score-tracks = Шкали впливу
score-customers = Допомога замовників
score-patron = Покровитель
score-masteries = Досягнення
score-end = Остання плитка
score-regions = Регіони
score-deliveries = За кількість замовників
score-abilities = Властивості замовників у кінці
score-total = Разом

sketch-row = Ряд, від кінця
sketch-next = Наступні у стосах
sketch-hand = На руці
sketch-delivered = Обслужені
sketch-ships = Кораблі
sketch-empty = порожнє, ціна
sketch-koku = { $count } коку
sketch-favour = милість { $count } з { $limit }

# What a patron brings at the start.
patron-koku = на початку на { $count } коку більше
patron-hand = { $count ->
    [one] на одного замовника більше в руці
   *[other] на { $count } замовників більше в руці
}

# The board: pieces, panels and side
board-trade = { $trade ->
    [artisan] ремісник
    [elder] старійшина
    [merchant] купець
    [monk] чернець
   *[noble] шляхтич
}
board-kind = { $kind ->
    [port] порт
    [market] ринок
    [manor] маєток
   *[shrine] святиня
}
board-clan = клан { $clan ->
    [alder] Вільхи
    [reed] Очерету
    [willow] Верби
   *[rowan] Горобини
}
# Goods with their number, which stands after the good.
board-good = { good } { $count }
board-any-goods = { $count ->
    [one] { $count } товар на вибір
    [few] { $count } товари на вибір
   *[other] { $count } товарів на вибір
}
board-good-of = { $good }: { $count } з { $most }
board-koku = { $count } коку
board-koku-of = { $count } з { $most } коку
board-favour = милість { $count }, межа { $limit }
board-favour-word = Милість
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-total-now = { $points }, якби гра скінчилася зараз
board-die = кубик показує { $face }
board-held = { $count ->
    [0] на руці немає замовників
    [one] { $count } замовник на руці
    [few] { $count } замовники на руці
   *[other] { $count } замовників на руці
}
board-delivered = { $count ->
    [0] немає обслужених замовників
    [one] { $count } обслужений замовник
    [few] { $count } обслужені замовники
   *[other] { $count } обслужених замовників
}
board-deck = { $count ->
    [one] { $count } замовник у колоді
    [few] { $count } замовники в колоді
   *[other] { $count } замовників у колоді
}
board-discard = { $count ->
    [0] немає скинутих карт замовників
    [one] { $count } скинута карта замовника
    [few] { $count } скинуті карти замовників
   *[other] { $count } скинутих карт замовників
}
# What customers and patrons do: before a colon; what follows is drawn or said.
board-on-delivery = за доставку:
board-on-journey = кінець подорожі:
board-on-royal = шляхетський корабель:
board-on-build = коли будуєте:
board-on-sail = коли пливете:
board-in-the-end = наприкінці:
# In short, on a card; only customers.
board-ability = { $ability ->
    [discount] тут будуєте на 2 коку дешевше
    [market-choice] на ринках будь-який товар
   *[shift] кубик ±1
}
board-missing = Бракує: { $what }
board-lacks = { $count ->
    [one] бракує { $count } товару
   *[other] бракує { $count } товарів
}
board-all-there = Усі товари є
board-for-building = за будівництво: { $count ->
    [one] { $count } вплив
    [few] { $count } впливи
   *[other] { $count } впливів
}
# What a customer asks for, and what a building gives to whom.
board-orders = Замовлення: { $what }
board-to-visitor = Відвідувач: { $what }
board-to-owner = Власник: { $what }
board-row = Ряд будівель
board-row-end = кінець ряду, 1 милість
board-row-end-is = кінець ряду
board-last-turns = { $count ->
    [one] останній хід
    [few] ще { $count } ходи
   *[other] ще { $count } ходів
}
board-next-of = Далі, ера { $era }
board-left = { $count ->
    [one] лишилася { $count }
    [few] лишилися { $count }
   *[other] лишилося { $count }
}
board-tiles-left = { $count ->
    [1] Наступна плитка остання.
    [few] Залишилося лише { $count } плитки.
   *[other] Залишилося лише { $count } плиток.
}
board-tiles-left-why = Коли остання плитка потрапить у ряд, усі інші матимуть ще по одному ходу.
board-stacks-empty = Обидва стоси порожні.
board-influence = Вплив
board-your-next = ваша наступна винагорода
board-next-reward-of = наступна винагорода: { $who }
board-steps-to = { $count ->
    [one] { $count } поділка до:
    [few] { $count } поділки до:
   *[other] { $count } поділок до:
}
board-at-the-end = Кінця шкали досягнуто.
board-step-of = { $who } на поділці { $step }
board-places = очки за місця наприкінці: { $places }
board-served-artisan = { $who }: обслужено ремісника, будує тут на 2 коку дешевше
board-served-elder = { $who }: обслужено старійшину, очки за цей регіон подвоюються
board-place-free = вільне місце за { $points }
board-place-of = місце за { $points }: { $who }
board-has-claimed = { $who }: здобуто
board-progress = { $who }: { $have } з { $need }
board-ended-now = Якби гра скінчилася зараз
board-ended-why = Під пунктиром: те, що рахується лише наприкінці, за нинішнього стану.
board-people = Покровителі та замовники
board-help = Що означають знаки
board-sources = Звідки взято числа
board-one-source = На одному джерелі ґрунтуються: вплив за ремісників і шляхтичів, дії купців 1–5 та шляхтичів, те, куди ченці кладуть другий маркер, межа милості 6, 5 очок за останню плитку та дії покровителів.
board-rules = Усі правила та числа
board-stores = Ваші запаси
board-give = Віддати
board-get = Узяти
board-rates = Обмін: два товари одного виду на інший, 5 коку на 1 милість
board-wheel = Кубик
board-now = зараз
board-face-now = грань { $face }, як зараз на кубику
board-face-costs = { $region }: коштує { $count ->
    [one] { $count } милість
    [few] { $count } милості
   *[other] { $count } милостей
}
board-you = Ви
board-sign = { $sign ->
    [koku] коку
    [any] товар на вибір
    [favour] милість
    [limit] межа милості
    [points] очки
    [influence] вплив: поділки на шкалі регіону
    [flower] імператорська квітка, для досягнення «Розквіт»
    [draw] візьміть карту замовника, а тоді одну скиньте
    [customer] обслужений замовник
    [visit] винагорода гостя; також: там, де корабель
    [owner] винагорода власника; також: ваша будівля
    [rival] будівля суперника
    [build] за будівництво
    [second] другий маркер
    [royal] шляхетський корабель
   *[empty] порожнє поле берега
}
board-read-per = × означає «за кожен»: 1 коку за кожен ваш порт.
board-read-if = : означає «якщо»: 1 очко, якщо відвідано будівлю суперника.
board-read-or = / означає «або»: 3 коку або товар на вибір.

# The board: river and choices
# Buttons of the prompt, as short as can be; the middle of the wheel says the same.
board-trade-short = Обмін
board-roll-short = Кинути
board-end-short = Кінець
board-side = Огляд
board-river = Річка від Високих Скель до Тихої Затоки
board-choose-space = Де ви її збудуєте?
board-choose-tile = Яку плитку з ряду ви там збудуєте?
board-choose-stop = Підтвердьте, де він зупиниться.
board-choose-discard = Якого замовника ви скидаєте?
board-choose-deliver = Доставити цьому замовникові?
board-choose-exchange = Що ви віддаєте?
board-choose-exchanged = Що ви хочете за це?
board-empty = порожнє, ціна { $price } коку
board-instead-of = замість { $price }
board-owners = маркери: { $who }
board-would-be-visited = буде відвідане
board-your-ship = { $royal ->
    [yes] Ваш шляхетський корабель
   *[no] Ваш корабель
} на полі річки { $space }
board-ship-of = { $who }: { $royal ->
    [yes] шляхетський корабель
   *[no] корабель
} на полі річки { $space }
board-sail-to = Плисти на { $space }
board-turn-to = Змінити значення на { $face } за { $count ->
    [one] { $count } милість
    [few] { $count } милості
   *[other] { $count } милостей
}
board-set-to = Виставити { $face } за 1 милість
board-spot = { $trade ->
    [artisan] Місце ремісника
   *[elder] Місце старійшини
}: { $who }
board-nobody = ще нікого
board-places-worth = Очки в кінці за перше, друге й третє місце:
board-merchants = Місце купця: { $who }
board-journey-ends = Кінець подорожі
board-voyage = Що дасть це плавання
board-from-to = З { $from } на { $to }
board-stops-on = Плавання на { $steps }: зупинка на { $to }
board-gets-nothing = нічого
board-take-good = Візьміть товар на вибір
board-take-koku-or-good = Візьміть коку або товар на вибір
board-because = За що: { $cause }
board-full = немає місця
board-you-have = у вас { $count }
board-sell = Продати товари по { $price } коку?
board-which-royal = Який корабель замінить шляхетський?
board-ship-on = Корабель на полі річки { $space }
board-second-marker = Відтепер ваш маркер теж приносить там винагороду власника.
board-space = поле { $space }
# What building brings at once: the step of the track that is reached; below the tiles there are only signs.
board-building-brings = Що будівництво дає одразу
board-to-step = { $region }, до поділки { $step }
board-below-tiles = Під плитками: що ви отримаєте одразу, з винагородами на шкалі впливу ({ $region }).
board-build-on = Будівництво на полі { $space } за { $price } коку
board-is-choosing = { $what ->
    [patron] обирає покровителя
    [good] обирає товар
    [journey] обирає коку або товар
    [sell] може продати товари
    [royal] обирає корабель, який замінить шляхетський
    [marker-own] кладе другий маркер на будівлю
    [marker-other] кладе другий маркер на будівлю
   *[discard] скидає замовника
}
board-patrons = Покровителі
board-patrons-drawn = Відкрито по одному покровителю кожного клану. Першим обирає останній у порядку ходів; разом із покровителем він отримує його клан.
board-patrons-dealt = Клан роздано; обирають одного з двох його покровителів. Першим обирає останній у порядку ходів.

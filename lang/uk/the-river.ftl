# The River, Ukrainian.

game-name = Ріка
game-blurb = Посилайте дослідників на острови, викладайте місцевості вздовж своєї річки та зводьте будівлі.
provenance = Те, що зображено на плитках, картах будівель і планшетах річки, а також частина чисел для двох і трьох гравців — наші власні; докладніше на сторінці правил.
game-help = У свій хід поставте дослідника на острів і виконайте його дію.
    Плитки дають виробництво та склади; на чотирьох полях річки через покладену плитку один дослідник оселяється назавжди.
    Будівлі коштують деревини, глини й каменю; їжа замінює будь-що з цього. Хто будує раніше, той отримує кращі бонусні жетони.
    Гра добігає кінця, коли хтось має жетони на всіх бонусних полях або дванадцять плиток; цей раунд догравають.
    Очки: будівлі, жетони, кожні 3 ресурси, стовпчики однієї місцевості, луки.
    Усі правила з номерами: docs/rules/the-river.uk.md

# Kinds of resources: wood, clay, stone, food.
# -acc and -gen are the accusative and genitive, -many is the genitive after a number, -count is with a number, in the accusative.
kind = { $kind ->
    [wood] деревина
    [clay] глина
    [stone] камінь
   *[food] їжа
}
kind-acc = { $kind ->
    [wood] деревину
    [clay] глину
    [stone] камінь
   *[food] їжу
}
kind-gen = { $kind ->
    [wood] деревини
    [clay] глини
    [stone] каменю
   *[food] їжі
}
kind-many = { $kind ->
    [wood] деревини
    [clay] глини
    [stone] каменів
   *[food] їжі
}
kind-count = { $kind ->
    [wood] { $count ->
        [one] { $count } деревину
       *[other] { $count } деревини
    }
    [clay] { $count ->
        [one] { $count } глину
       *[other] { $count } глини
    }
    [stone] { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[other] { $count } каменів
    }
   *[food] { $count ->
        [one] { $count } їжу
       *[other] { $count } їжі
    }
}
island = { $island ->
    [terrain] острів місцевостей
    [wood] острів деревини
    [clay] острів глини
    [stone] острів каменю
    [food] острів їжі
    [reserve] резервування будівлі
    [build] будівництво
    [first] фішка першого гравця
   *[swap] перестановка плиток
}
tile = { $terrain ->
    [desert] пустеля
    [badlands] яри
    [meadow] лука
    [forest] ліс
   *[mountain] гори
}{ $second ->
    [none] {""}
    [desert] {" "}та пустеля
    [badlands] {" "}та яри
    [meadow] {" "}та лука
    [forest] {" "}та ліс
   *[mountain] {" "}та гори
}{ $warehouses ->
    [0] {""}
    [one] {" "}з { $warehouses } складом
   *[other] {" "}з { $warehouses } складами
}{ $wood ->
    [0] {""}
    [1] , виробництво деревини
   *[other] , виробництво деревини ×{ $wood }
}{ $clay ->
    [0] {""}
    [1] , виробництво глини
   *[other] , виробництво глини ×{ $clay }
}{ $stone ->
    [0] {""}
    [1] , виробництво каменю
   *[other] , виробництво каменю ×{ $stone }
}
meadow-production = лука (виробництво { kind-gen }, очко за кожен такий символ, щонайбільше 3)
meadow-harvest = лука (1 { kind } наприкінці кожного раунду, 2 очки)
meadow-gift = лука (одразу до 4 { kind-many })
meadow-swaps = лука (одразу дві перестановки плиток)
meadow-tokens = лука (очко за кожен бонусний жетон)
meadow-boat = лука (очко за кожного дослідника на човні)
meadow-terrain = лука (очко за кожну плитку { $terrain ->
    [desert] пустелі
    [badlands] ярів
    [meadow] луки
    [forest] лісу
   *[mountain] гір
})
card = { $family ->
    [cabin] Хатина
    [ferry] Переправа
    [barn] Клуня
    [mill] Млин
    [workshop] Майстерня
    [chapel] Каплиця
    [inn] Корчма
    [school] Школа
    [store-hall] Комора
    [fort] Форт
    [town-hall] Ратуша
   *[grand-lodge] Садиба
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}; { $wood ->
    [0] { $clay ->
        [0] { goods-stone }
       *[other] { goods-clay }{ goods-then-stone }
    }
   *[other] { goods-wood }{ goods-then-clay }{ goods-then-stone }
})

move-draft = почати з плитки: { $tile }
move-terrain = узяти плитку: { $tile }
move-place = { island }
move-food = острів їжі: { kind }
move-reserve = зарезервувати: { $card }
move-build = збудувати: { $card }
move-exchange = обміняти на їжу: { target-bundle }
move-pass = пасувати
move-return = повернути { kind-acc }
move-take = узяти { $count }
move-discount = на 1 менше: { kind }
move-pay = заплатити їжею: { $units }
move-swap = поміняти місцями { $first } і { $second }
move-done = більше не переставляти
move-harvest = повернути натомість { kind-acc }
move-skip = відмовитися

# Resources in a row, with a comma before each but the first.
goods-wood = { $wood ->
    [one] { $wood } деревина
   *[other] { $wood } деревини
}
goods-clay = { $clay ->
    [one] { $clay } глина
   *[other] { $clay } глини
}
goods-stone = { $stone ->
    [one] { $stone } камінь
    [few] { $stone } камені
   *[other] { $stone } каменів
}
goods-food = { $food ->
    [one] { $food } їжа
   *[other] { $food } їжі
}
goods-then-clay = { $clay ->
    [0] {""}
   *[other] , { goods-clay }
}
goods-then-stone = { $stone ->
    [0] {""}
   *[other] , { goods-stone }
}
goods-then-food = { $food ->
    [0] {""}
   *[other] , { goods-food }
}
target-bundle = { $wood ->
    [0] { $clay ->
        [0] { $stone ->
            [0] { $food ->
                [0] нічого
               *[other] { goods-food }
            }
           *[other] { goods-stone }{ goods-then-food }
        }
       *[other] { goods-clay }{ goods-then-stone }{ goods-then-food }
    }
   *[other] { goods-wood }{ goods-then-clay }{ goods-then-stone }{ goods-then-food }
}
target-space = поле { $space }
target-take = { $count }
target-food = { $count ->
    [one] { $count } їжа
   *[other] { $count } їжі
}
button-exchange = Обміняти 3 ресурси на їжу
button-pass = Пас
button-done = Досить
button-skip = Відмовитися

prompt-draft = Виберіть свою першу плитку.
prompt-turn = Поставте дослідника на острів; перед тим можна обміняти ресурси на їжу.
prompt-place = Поставте дослідника на острів.
prompt-blocked = Ви не можете поставити дослідника: обміняйте ресурси на їжу або пасуйте.
prompt-overflow = Склад накрито: поверніть якийсь ресурс.
prompt-take = Скільки { kind-many } берете? Якщо більше, ніж уміститься, доведеться щось повернути.
prompt-gift = Лука дає { kind-acc }: скільки берете?
prompt-return = Поверніть { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
}, щоб звільнити місце для { kind-gen }.
prompt-discount = { $card }: якого ресурсу платите на 1 менше?
prompt-pay = Треба сплатити { kind-count }: скільки з цього — їжею?
prompt-swap = Виберіть дві плитки, які поміняються місцями.
prompt-swap-first = Лука дає дві перестановки: виберіть дві плитки, які поміняються місцями, або відмовтеся.
prompt-swap-second = Друга перестановка від луки: виберіть дві плитки або відмовтеся.
prompt-harvest = Лука дає { kind-acc }, але місця немає: поверніть щось натомість або відмовтеся.
prompt-over = Гру завершено.

event-began = { $who } має фішку першого гравця.
event-revealed = Відкрито плитки місцевостей і карти будівель.
event-round = Починається раунд { $round }.
event-laid = { $who } кладе на поле { $space }: { $tile }.
event-removed = Із гри вибуває плитка: { $tile }.
event-exchanged = { $who } обмінює на їжу: { target-bundle }.
event-placed = { $who } ставить дослідника: { island }.
event-gained = { $who } бере { kind-count }.
event-gift = { $who } отримує від луки { kind-count }.
event-harvest = Лука дає врожай: { $who } бере { kind-count }.
event-returned = { $who } повертає { kind-acc }.
event-reserved = { $who } резервує: { $card }.
event-wanted = { $who } хоче взяти { kind-count }.
event-chosen = { $who } хоче збудувати: { $card }.
event-discounted = { $who } платить на 1 менше: { kind }.
event-food-for = { $who } платить їжею замість { kind-gen }: { $units }.
event-paid = { $who } платить: { target-bundle }.
event-built = { $who } будує: { $card }.
event-token = { $who } бере бонусний жетон зі значенням { $value }.
event-released = { $who } отримує на човен п’ятого дослідника.
event-pawn = { $who } бере фішку першого гравця.
event-swapped = { $who } міняє місцями плитки на полях { $first } і { $second }.
event-passed = { $who } пасує.
event-blocked = { $who } не може поставити дослідника.
event-settled = { $count ->
    [one] { $who }: один дослідник оселяється назавжди.
    [few] { $who }: { $count } дослідники оселяються назавжди.
   *[other] { $who }: { $count } дослідників оселяються назавжди.
}
event-last-round-tokens = { $who } має жетони на всіх бонусних полях: це останній раунд.
event-last-round-tiles = { $who } має плитки на всіх полях річки: це останній раунд.
event-ended = Гру завершено.

why-not-now = Спершу дайте відповідь на запитання вгорі.
why-first-tile = Спершу виберіть плитку, з якої почнеться ваша річка.
why-exchange-first = Обмінювати можна лише до того, як поставлено дослідника.
why-no-food = У запасі немає їжі.
why-not-stored = У вас немає всього цього.
why-must-place = Ви можете поставити дослідника, тож мусите це зробити.
why-no-space = На цьому острові немає вільного місця.
why-river-full = На вашій річці вже лежать усі плитки.
why-two-taken = У цьому раунді ви вже взяли дві плитки.
why-no-such-tile = Цієї плитки немає серед відкритих.
why-nothing-comes = Там ви зараз нічого не отримаєте.
why-no-warehouse = У вас немає жодного складу.
why-not-so-many = Стільки взяти не можна.
why-not-that = Зараз цього повернути не можна.
why-food-there = Їжа є, тож беріть їжу.
why-none-left = Цього ресурсу в запасі немає.
why-two-reserved = У вас уже є дві зарезервовані карти.
why-no-such-card = Цієї карти немає ні серед відкритих, ні серед зарезервованих вами.
why-not-that-food = З такою кількістю їжі вартості не сплатити.
why-no-discount = Цього ресурсу немає у вартості, або ви не можете сплатити решту.
why-cannot-pay = Ви не можете за це заплатити.
why-few-tiles = Для цього потрібно дві плитки.
why-no-tile = Там немає плитки.
why-no-swap = Плитки міняються місцями, коли ви посилаєте туди дослідника, або завдяки луці.

score-buildings = Будівлі
score-tokens = Бонусні жетони
score-resources = Ресурси
score-columns = Стовпчики
score-meadows = Луки
score-total = Разом

sketch-round = Раунд { $round }
sketch-supply = У запасі: { target-bundle }
sketch-makes = Виробництво: { target-bundle }
sketch-stored = На складах (місць: { $warehouses }): { target-bundle }
sketch-tiles = Плитки
sketch-cards = Будівлі
sketch-tokens = Жетони
sketch-boat = Човен
sketch-reserved = Зарезервовано
sketch-built = Збудовано

# The board: river, panels and side
board-terrain = { $terrain ->
    [desert] пустеля
    [badlands] яри
    [meadow] лука
    [forest] ліс
   *[mountain] гори
}
board-family = { $family ->
    [cabin] Хатина
    [ferry] Переправа
    [barn] Клуня
    [mill] Млин
    [workshop] Майстерня
    [chapel] Каплиця
    [inn] Корчма
    [school] Школа
    [store-hall] Комора
    [fort] Форт
    [town-hall] Ратуша
   *[grand-lodge] Садиба
}
board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-good = { kind }: { $count }
board-can-pay = можна сплатити
board-short = бракує { $count }
board-short-of = { $count ->
    [one] бракує { $count } { kind-gen }
   *[other] бракує { $count } { kind-many }
}
board-token = бонусний жетон { $value }
board-token-down = закритий бонусний жетон
board-your-river = Ваша річка
board-river-of = Річка: { $who }
board-stored = запаси
board-of = { $count } з { $all }
board-warehouses = Зайняті склади: { $count } з { $all }
board-lost = пропаде { $count }
board-makes = виробництво
board-give-back = Повернути { kind-acc } (на складах: { $count })
board-on-boat = { $count ->
    [one] { $count } дослідник на човні
    [few] { $count } дослідники на човні
   *[other] { $count } дослідників на човні
}
board-tokens = Бонусні жетони: { $count } з { $all }
board-fifth = П’ятий дослідник: сяде в човен із другим жетоном
board-next = наступна
board-next-tile = сюди ляже наступна плитка
board-warehouse = склад
board-makes-one = виробництво { kind-gen }
board-holds = тут лежить: { $goods }
board-rest = { $rest ->
    [free] коли тут ляже плитка, оселиться дослідник
    [coming] наприкінці раунду тут оселиться дослідник
   *[settled] тут оселився дослідник
}
board-worth-now = { $points ->
    [one] зараз дає { $points } очко
    [few] зараз дає { $points } очки
   *[other] зараз дає { $points } очок
}
board-counts = зараховується у своєму стовпчику
board-column = Стовпчик { $column }{ $terrain ->
    [none] {""}
   *[other] {" "}({ $terrain })
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $open ->
    [0] {""}
   *[other] , можливо { $open }
}
board-points-known = { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
board-hidden = + { $count } { $count ->
    [one] приховане
   *[other] прихованих
}
board-has-pawn = Має фішку першого гравця
board-cards = Будівлі: { $built }, зарезервовані карти: { $reserved }
board-look = Подивитися на цю річку
board-round-draft = Перші плитки
board-ends-at = { $tokens ->
    [few] Кінець: 12 плиток або { $tokens } жетони
   *[other] Кінець: 12 плиток або { $tokens } жетонів
}
board-last-round = Це останній раунд
board-race-tiles = плитки
board-race-tokens = жетони
board-tiles-of = Плитки: { $count } з 12
board-ended-now = Якби гра скінчилася зараз
board-you = Ви
board-not-known = невідомо
board-hidden-why = ? і +: очки за будівлі та жетони інших приховано до кінця гри.
board-to-come = Що ще з’явиться
board-in-stack = стос
board-in-discard = скинуті
board-all-tiles = Усі плитки
board-mixed-twice = Плитки двох типів зараховано до обох. Скинуті повертаються, коли стос вичерпано.
board-deck-label = Карти будівель
board-values = Бонусні жетони
board-zeros = і { $count } × 0
board-help = Що означають знаки
board-help-makes = Виробництво: на острові цього ресурсу ви отримуєте його стільки, скільки таких кружків видно на вашій річці.
board-help-store = Склад: вміщує один будь-який ресурс. Чого не вмістите, того не збережете.
board-help-food = Їжа: під час будівництва замінює деревину, глину або камінь.
board-help-settle = Поле оселення: покладена сюди плитка коштує вам дослідника, який наприкінці раунду оселяється назавжди.
board-help-columns = Стовпчик дає 2 очки, якщо пасують дві верхні плитки, і 6, якщо всі три. Заповнений знак уже здобуто, перекреслений за цього розташування недосяжний.
board-help-bonus = Бонусний жетон: один за кожну будівлю, спершу найкращі. З другим приходить ваш п’ятий дослідник.
board-help-points = Очки наприкінці гри.
board-help-meadows = Луки
board-help-production = Виробляє, а ще дає очко за кожен такий кружок на вашій річці, щонайбільше 3.
board-help-harvest = Під час кожного прибирання дає один такий ресурс; 2 очки.
board-help-gift = Одразу до чотирьох таких ресурсів.
board-help-swaps = Одразу дві перестановки плиток.
board-help-tokens = Очко за кожен ваш бонусний жетон, за нуль теж.
board-help-boat = Очко за кожного дослідника, який наприкінці є на вашому човні.
board-help-terrain = Очко за кожну вашу плитку цього типу.
board-rules = Усі числа та звідки вони

# The board: islands and choices
board-side = Огляд
board-terrain-isle = Місцевості
board-buildings-isle = Будівлі
board-stack = у стосі: { $count }
board-deck = у колоді: { $count }
board-left = залишилося: { $count }
board-left-word = лишилося
board-standing = Там стоять: { $who }
board-took = { $who }: узято плиток { $count } з 2.
board-full = зайнято
board-river-full = річка повна
board-two-taken = узято дві
board-no-tiles = плиток немає
board-lay-on = на поле { $space }
board-settles = дослідник оселиться
board-no-warehouse = немає складу
board-gives = { $kind ->
    [wood] { $count ->
        [one] { $count } деревина
       *[other] { $count } деревини
    }
    [clay] { $count ->
        [one] { $count } глина
       *[other] { $count } глини
    }
    [stone] { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[other] { $count } каменів
    }
   *[food] { $count ->
        [one] { $count } їжа
       *[other] { $count } їжі
    }
}
board-any-kind = 1 на вибір
board-none-left = нічого немає
board-makes-none = не виробляєте
board-room = { $count ->
    [0] немає місця
   *[other] місця на { $count }
}
board-reserve = Резерв
board-reserve-one = узяти карту
board-you-hold = у вас уже { $count }
board-no-cards = карт немає
board-build-for = до { $points }
board-cannot-pay = ще не вистачає
board-token-comes = і жетон бонусу { $value }
board-fifth-comes = п’ятий дослідник сідає у ваш човен
board-stacks = Залишилося жетонів: { $left }, нулів: { $right }
board-start-round = почати раунд { $round }
board-swap-two = пере­становка
board-two-needed = треба 2 плитки
board-draft = Виберіть плитку, з якої почнеться ваша річка. Одна залишиться й вибуде з гри.
board-tile-points = очки: { $points }
board-tile-lost = { $count ->
    [one] { $count } ресурс втратить місце
    [few] { $count } ресурси втратять місце
   *[other] { $count } ресурсів втратять місце
}
board-tile-loses = втрата { $count }
board-build-or-reserve = Що з нею робите?
board-choose-card = Виберіть будівлю.
board-choose-kind = Виберіть ресурс.
board-choose-three = Виберіть три ресурси.
board-other-tile = Виберіть плитку, з якою вона поміняється місцем.
board-brings = Дає
board-one-less = З резерву, на 1 менше:
board-you-pay = платите
board-stays = лишається
board-food-for = їжа за
board-pay-with-food = Їжа замість { kind-gen } (у ціні { $count }):
board-food-instead = їжа замість { kind-gen }
board-not-yet = На неї ще не вистачає.
board-reserve-it = Зарезервувати
board-build-it = Збудувати
board-you-have = Цього у вас { $count }, а їжі { $food }.
board-exchange = Віддайте три, візьміть їжу
board-then = { $before } → { $after }
board-food-for-food = Серед них є їжа: ви віддаєте їжу за їжу.
board-chosen-of-three = вибрано { $count } з 3
board-exchange-it = Обміняти
board-how-many = Скільки { kind-many } берете?
board-gift = Лука дає { kind-acc }: скільки берете?
board-room-for = { $count ->
    [0] Ваші склади повні.
    [one] У вас є місце ще на один ресурс.
    [few] У вас є місце ще на { $count } ресурси.
   *[other] У вас є місце ще на { $count } ресурсів.
}
board-take = Узяти { $count }
board-take-none = Нічого не брати
board-and-give = повернути { $count }
board-no-food-left = Їжі немає: візьміть щось інше
board-give-for = { $count ->
    [one] Поверніть один ресурс
    [few] Поверніть { $count } ресурси
   *[other] Поверніть { $count } ресурсів
}
board-you-take = Це звільнить місце для { kind-gen } (берете { $count }).
board-harvest = Ваша лука дає { kind-acc }, але місця немає
board-harvest-help = Поверніть натомість щось інше або відмовтеся.
board-overflow = { $count ->
    [one] Один ресурс зайвий
    [few] { $count } ресурси зайві
   *[other] { $count } ресурсів зайві
}
board-overflow-help = Плитка накрила склад, а решта повні. Виберіть, що повернеться до запасу.
board-your-reserved = Ваш резерв
board-reserved = Резерв
board-one-cheaper = на 1 ресурс дешевше
board-face-down = зарезервована карта сорочкою догори
board-free-place = вільно
board-stores = Ваші запаси
board-my-river = Моя річка
board-a-river = Річка
board-islands = Острови
board-to-mine = До моєї річки
board-close = Закрити
board-no-next-round = наступного немає
board-final = Остаточний рахунок
board-figures-of = Числа для гравця
board-draft-all = Кожен вибирає плитку, з якої почнеться його річка. Одна залишиться й вибуде з гри.
board-take-of = Узяти: { board-gives }
board-have = у вас { $count }
board-less-of = На 1 менше { kind-gen }
board-exchange-short = 3 → їжа
board-swap-of-two = { $swap ->
    [1] Лука: перша з двох перестановок
   *[other] Лука: друга з двох перестановок
}
board-help-type = { $terrain }: плитки одного типу дають очки у стовпчику, а деякі луки їх рахують.
board-help-laid = Покладена зараз, вона змінить ваш рахунок на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
board-help-card = Збудована, вона дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}. Якщо її спершу зарезервувати, вона коштує на 1 ресурс менше.
board-help-token = Наступна будівля принесе також бонусний жетон { $value }.
board-help-covered = Покладена сюди плитка накриє те, що надруковано.
board-help-now = Для вас зараз: { $now }.
board-help-island = { $island ->
    [terrain] Візьміть виставлену плитку й покладіть її на наступне поле своєї річки. За раунд це можна зробити двічі.
    [wood] Візьміть стільки деревини, скільки виробляєте; на деяких островах перший дослідник отримує на 1 більше.
    [clay] Візьміть стільки глини, скільки виробляєте; на деяких островах перший дослідник отримує на 1 більше.
    [stone] Візьміть стільки каменю, скільки виробляєте; на деяких островах перший дослідник отримує на 1 більше.
    [food] Візьміть 1 їжу. Якщо її вже немає, візьміть 1 ресурс на вибір.
    [reserve] Візьміть виставлену карту будівлі до свого резерву, щонайбільше дві. Вона коштуватиме на 1 ресурс менше.
    [build] Збудуйте виставлену карту або карту з резерву й візьміть наступний бонусний жетон. Тут може стояти скільки завгодно дослідників.
    [first] Візьміть фішку: ви почнете наступний раунд.
   *[swap] Дві плитки вашої річки міняються місцями.
}

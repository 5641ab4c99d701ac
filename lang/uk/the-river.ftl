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
meadow-harvest = лука (1 { kind } під час кожного прибирання, 2 очки)
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
button-done = Більше не переставляти
button-skip = Відмовитися

prompt-draft = Виберіть свою першу плитку.
prompt-turn = Поставте дослідника на острів; перед тим можна обміняти ресурси на їжу.
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
event-last-round = { $who } наближає кінець гри: це останній раунд.
event-ended = Гру завершено.

why-not-now = Спершу треба вирішити дещо інше.
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

score-buildings = Будівлі
score-tokens = Бонусні жетони
score-resources = Ресурси
score-columns = Стовпчики
score-meadows = Луки
score-total = Разом

sketch-round = Раунд { $round }
sketch-supply = У запасі: { target-bundle }
sketch-stored = На складах: { target-bundle }
sketch-tiles = Плитки
sketch-cards = Будівлі
sketch-tokens = Жетони
sketch-boat = Човен
sketch-reserved = Зарезервовано
sketch-built = Збудовано

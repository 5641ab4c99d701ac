# Battle for the River, Ukrainian.

game-name = Битва за річку
game-blurb = Карткова дуель на двох: прорвіться крізь сім гребель або втримайте їх, доки не вичерпається стос.
provenance = Значення гребель узято з відкритих джерел; кольори, більшість тварин і назви гребель — наші. Докладніше на сторінці правил.
game-help = Нападник перемагає, коли пошкодить чотири греблі або здобуде пошкоджену.
    Захисник перемагає, коли стос порожній і минув останній хід.
    Порівнюють повні боки. Від найсильнішого: Легіон (один колір, значення
    поспіль), Рота (одне значення), Братство (один колір), Ватага (значення
    поспіль), Юрба; далі вирішує більша сума, а потім те, хто був перший.
    Бабка: будь-яка карта. Лебідь: 7. Пірникоза: 1, 2 або 3.
    Усі правила з номерами: docs/rules/battle.uk.md

option-tactics = Карти тактики
option-tactics-help = Додає 11 карт: елітних бійців, які займають місце у формації, і хитрощі з власною дією.
option-tactics-off = ні
option-tactics-on = так
option-match = Матч
option-match-help = Партія й реванш — це дві партії, у яких гравці міняються ролями; перемагає кращий результат.
option-match-single = одна партія
option-match-rematch = партія й реванш
option-roles = Хто нападає
option-roles-help = Гравець на першому місці або той, кого визначить випадок.
option-roles-chosen = перше місце
option-roles-random = вирішує випадок
option-dams = Порядок гребель
option-dams-help = Порядок не впливає на гру, він змінює лише вигляд річки.
option-dams-fixed = завжди той самий
option-dams-shuffled = випадковий

# Cards are named by $kind (colour letter or code of a tactics card) and $value.
# -acc, -gen, -ins are the accusative, genitive and instrumental.
card = { $kind ->
    [R] { $value ->
        [0] червоний 0
       *[other] червона { $value }
    }
    [Y] { $value ->
        [0] жовтий 0
       *[other] жовта { $value }
    }
    [G] { $value ->
        [0] зелений 0
       *[other] зелена { $value }
    }
    [B] { $value ->
        [0] синій 0
       *[other] синя { $value }
    }
    [P] { $value ->
        [0] фіолетовий 0
       *[other] фіолетова { $value }
    }
    [JK] Бабка
    [SW] Лебідь
    [GR] Пірникоза
    [transfer] Переправа
    [recruitment] Вербування
    [support] Підкріплення
    [exchange] Обмін
    [desertion] Дезертирство
    [treason] Зрада
   *[explosion] Вибух
}
card-acc = { $kind ->
    [R] { $value ->
        [0] червоний 0
       *[other] червону { $value }
    }
    [Y] { $value ->
        [0] жовтий 0
       *[other] жовту { $value }
    }
    [G] { $value ->
        [0] зелений 0
       *[other] зелену { $value }
    }
    [B] { $value ->
        [0] синій 0
       *[other] синю { $value }
    }
    [P] { $value ->
        [0] фіолетовий 0
       *[other] фіолетову { $value }
    }
    [JK] Бабку
    [SW] Лебедя
    [GR] Пірникозу
    [transfer] Переправу
    [recruitment] Вербування
    [support] Підкріплення
    [exchange] Обмін
    [desertion] Дезертирство
    [treason] Зраду
   *[explosion] Вибух
}
card-gen = { $kind ->
    [R] { $value ->
        [0] червоного 0
       *[other] червоної { $value }
    }
    [Y] { $value ->
        [0] жовтого 0
       *[other] жовтої { $value }
    }
    [G] { $value ->
        [0] зеленого 0
       *[other] зеленої { $value }
    }
    [B] { $value ->
        [0] синього 0
       *[other] синьої { $value }
    }
    [P] { $value ->
        [0] фіолетового 0
       *[other] фіолетової { $value }
    }
    [JK] Бабки
    [SW] Лебедя
    [GR] Пірникози
    [transfer] Переправи
    [recruitment] Вербування
    [support] Підкріплення
    [exchange] Обміну
    [desertion] Дезертирства
    [treason] Зради
   *[explosion] Вибуху
}
animal = { $value ->
    [0] качка
    [1] равлик
    [2] пуголовок
    [3] жаба
    [4] тритон
    [5] водяна полівка
    [6] рак
    [7] чапля
    [8] щука
    [9] видра
    [10] кабан
   *[11] бобер
}
cards-none = жодної
cards-and = { $first }, { $second }
dam = { $dam ->
    [1] Ліва загата
    [2] Ліва хатка
    [3] Лівий берег
    [4] Шлюз
    [5] Правий берег
    [6] Права хатка
   *[7] Права загата
}
target-at = { card }, { dam }
dam-gen = { $dam ->
    [1] Лівої загати
    [2] Лівої хатки
    [3] Лівого берега
    [4] Шлюзу
    [5] Правого берега
    [6] Правої хатки
   *[7] Правої загати
}
dam-acc = { $dam ->
    [1] Ліву загату
    [2] Ліву хатку
    [3] Лівий берег
    [4] Шлюз
    [5] Правий берег
    [6] Праву хатку
   *[7] Праву загату
}
dam-ins = { $dam ->
    [1] Лівою загатою
    [2] Лівою хаткою
    [3] Лівим берегом
    [4] Шлюзом
    [5] Правим берегом
    [6] Правою хаткою
   *[7] Правою загатою
}
formation = { $class ->
    [low-sum] мала сума
    [high-sum] сума
    [legion] Легіон
    [company] Рота
    [brotherhood] Братство
    [band] Ватага
   *[rabble] Юрба
} { $sum }

move-claim = Оголосити контроль над { dam-ins }
move-retreat = Відступити від { dam-gen }
move-log = Кинути стовбур біля { dam-gen }
move-play = Покласти { card-acc } біля { dam-gen }
move-transfer-across = Переправа: перенести { card-acc } на бік суперника
move-transfer-discard = Переправа: скинути { card-acc }
move-recruit = Вербування: взяти { card-acc } зі скинутих карт
move-support = Підкріплення: повернути { card-acc } до стосу
move-exchange = Обмін: обмінятися картами із суперником
move-desert = Дезертирство: скинути { card-acc } суперника
move-treason = Зрада: переманити { card-acc } суперника
move-explode = Вибух: очистити { dam-acc }
move-place = Покласти цю карту біля { dam-gen }
move-give = Віддати { card-acc }
move-draw-battle = Взяти бойову карту
move-draw-tactics = Взяти карту тактики
move-pass = Пас: жодної карти не можна зіграти
move-end = Завершити хід

button-retreat = Відступити…
button-log = Кинути стовбур…
button-across = Перенести на бік суперника
button-discard = Скинути
button-draw-battle = Взяти бойову карту
button-draw-tactics = Взяти карту тактики
button-pass = Пас
button-end = Завершити хід

prompt-attack = Ваш хід: зіграйте карту або спершу відступіть від якоїсь із гребель.
prompt-defend = Ваш хід: зіграйте карту або спершу киньте стовбур.
prompt-play = Ваш хід: зіграйте карту.
prompt-claim-or-play = Оголосіть контроль або зіграйте карту.
prompt-stuck = Зараз ви не можете зіграти жодної карти; можна пасувати.
prompt-place = Виберіть греблю для карти: { $card }.
prompt-support = Виберіть другу карту, яка повернеться до стосу.
prompt-give = { $count ->
    [one] Виберіть ще одну карту, яку віддасте.
    [few] Виберіть { $count } карти, які віддасте.
   *[other] Виберіть { $count } карт, які віддасте.
}
prompt-draw = Візьміть карту.
prompt-claim-or-draw = Оголосіть контроль або візьміть карту.
prompt-claim-or-end = Оголосіть контроль або завершіть хід.

event-started = { $game ->
    [1] Партія починається.
   *[other] Починається реванш.
} Нападає { $who }.
event-dealt = { $who } отримує карти: { $cards }.
event-dealt-hidden = { $who } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
event-retreated = { $who } відступає від { dam-gen }. Скинуті карти: { $cards }.
event-log = { $who } кидає стовбур біля { dam-gen }: { card } пливе за течією.
event-played = { $who } кладе { card-acc } біля { dam-gen }.
event-met = Качка й бобер одного кольору зустрічаються біля { dam-gen }: обидві карти скинуто.
event-transferred-across = Переправа: { $who } переносить { card-acc } на бік суперника біля { dam-gen }.
event-transferred-discard = Переправа: { $who } скидає { card-acc } біля { dam-gen }.
event-recruited = Вербування: { $who } бере { card-acc } зі скинутих карт.
event-supporting = Підкріплення: { $who } вибирає { card-acc }.
event-supported = Підкріплення: { $who } замішує у стос карти: { $cards }.
event-exchanging = { $who } грає Обмін: обидва гравці вибирають карти, які віддадуть.
event-chose = { $who } вибирає { card-acc }.
event-chose-hidden = { $who } вибирає карту.
event-gave = { $who } віддає карти: { $cards }.
event-gave-hidden = { $who } віддає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}.
event-deserted = Дезертирство: { $who } скидає { card-acc } суперника біля { dam-gen }.
event-betraying = Зрада: { $who } вибирає { card-acc }.
event-betrayed = Зрада: { card } переходить на інший бік, { $who } кладе цю карту біля { dam-gen }.
event-exploded = Вибух: { $who } прибирає все біля { dam-gen }. Скинуті карти: { $cards }.
event-passed = { $who } не може зіграти жодної карти й пасує.
event-ended = { $who } завершує хід.
event-drew = { $who } бере { card-acc }.
event-drew-battle = { $who } бере бойову карту.
event-drew-tactics = { $who } бере карту тактики.
event-damaged = { $who } здобуває контроль над { dam-ins } ({ $formation }): тепер гребля пошкоджена.
event-destroyed = { $who } руйнує { dam-acc } ({ $formation })!
event-last-turn = Стос порожній. Останній хід: { $who }.
event-game-won = { $who } виграє партію в ролі { $role ->
    [attacker] нападника
   *[defender] захисника
}.
event-tied = Рівний результат: гравці зіграють ще дві партії.
event-match-won = { $who } виграє матч.

why-not-in-hand = У вас на руках немає { card-gen }.
why-no-room = Біля { dam-gen } на вашому боці вже немає вільного місця.
why-already-played = У цьому ході карту вже зіграно.
why-not-yet-played = Спершу треба зіграти карту.
why-ruse-first = Спершу доведіть хитрість до кінця.
why-no-ruse = Жодна хитрість зараз цього не вимагає.
why-prepared = У цьому ході відступ уже був.
why-log-thrown = У цьому ході стовбур уже кинуто.
why-attacker-only = Лише нападник може відступати.
why-defender-claims = Лише нападник може оголосити контроль.
why-defender-only = Кидати стовбури може лише захисник.
why-nothing-to-retreat = У вас немає бойових карт біля { dam-gen }.
why-nothing-to-hit = У нападника немає карт біля { dam-gen }.
why-no-logs = Усі стовбури вже кинуто.
why-incomplete = Ваша формація біля { dam-gen } неповна.
why-weaker = Ваша формація ({ $mine }) не перемагає формацію захисника ({ $theirs }).
why-tied-later = Формації рівні ({ $both }), але формація захисника стала повною раніше.
why-refuted = Захисник ще може докласти: { $cards }. Така формація ({ $theirs }) перемагає вашу ({ $mine }).
why-tactics-limit = Ви вже зіграли на одну карту тактики більше, ніж суперник.
why-no-target = { card }: зараз немає відповідної карти.
why-not-mine = На вашому боці немає { card-gen }.
why-not-theirs = На боці суперника немає { card-gen }.
why-no-room-across = Біля { dam-gen } на боці суперника вже немає вільного місця.
why-not-discarded = Не можна взяти { card-acc } зі скинутих карт.
why-too-few-discards = Для Підкріплення потрібно дві скинуті бойові карти.
why-no-room-anywhere = У вас немає вільного місця біля жодної греблі.
why-nothing-to-explode = Біля { dam-gen } немає бойових карт.
why-not-to-give = Ви не можете віддати { card-acc }: цієї карти немає на руках або її вже вибрано.
why-can-play = Ви можете зіграти карту, тож пасувати не можна.
why-stock-empty = Стос бойових карт порожній.
why-tactics-stock-empty = Стос карт тактики порожній.
why-not-yet-drawn = Спершу треба взяти карту.
why-already-drawn = У цьому ході карту вже взято.

score-damaged = Пошкоджені греблі
score-undamaged = Непошкоджені греблі
score-logs = Залишилося стовбурів
score-games = Виграні партії
score-stock = Карти в стосі після виграшу в нападі
score-defence = Стовбури й непошкоджені греблі після виграшу в захисті

sketch-attacker = { $who }, нападник
sketch-defender = { $who }, захисник
sketch-is = { $formation }
sketch-at-best = ({ $formation })
sketch-never = (повною не стане)
sketch-legend = 
    місця й вимога, напр. 3+: + більша сума, - менша сума, = Рота, * Братство, / Ватага
    ! пошкоджена · ( ) щонайбільше · R червоні, Y жовті, G зелені, B сині, P фіолетові
sketch-stock = стос: { $count }
sketch-tactics-stock = стос тактики: { $count }
sketch-played = { $who }: { $count ->
    [one] { $count } зіграна карта тактики
    [few] { $count } зіграні карти тактики
   *[other] { $count } зіграних карт тактики
}
sketch-ruses = { $who }: { $count ->
    [one] { $count } зіграна карта тактики
    [few] { $count } зіграні карти тактики
   *[other] { $count } зіграних карт тактики
} ({ $ruses })
sketch-logs = стовбури: { $count }
sketch-damaged = Пошкоджені греблі: { $count } з 4
sketch-last-turn = останній хід
sketch-stock-empty = лишається останній хід нападника
sketch-discards = Скинуті
sketch-held = { $battle ->
    [one] { $battle } бойова карта
    [few] { $battle } бойові карти
   *[other] { $battle } бойових карт
}{ $tactics ->
    [0] { "" }
    [one] , { $tactics } карта тактики
    [few] , { $tactics } карти тактики
   *[other] , { $tactics } карт тактики
}
sketch-known = відомі
sketch-rematch-defence = Реванш. Першу партію виграє { $who } як захисник; стовбури й цілі греблі: { $defence }.
sketch-rematch-attack = Реванш. Першу партію виграє { $who } як нападник; у стосі лишилося карт: { $stock }.
sketch-tactics-blocked = зараз без карт тактики, R41
sketch-giving = вибрано

# The board in the browser.
board-dams = Сім гребель
board-role = { $role ->
    [attacker] Нападник
   *[defender] Захисник
}
# A dam where there is little room; a sign tells left from right.
board-dam-short = { $dam ->
    [1] Загата
    [2] Хатка
    [3] Берег
    [4] Шлюз
    [5] Берег
    [6] Хатка
   *[7] Загата
}
board-damaged = гребля пошкоджена
board-spaces = { $count ->
    [one] по { $count } місцю з кожного боку
    [few] по { $count } місця з кожного боку
   *[other] по { $count } місць з кожного боку
}
board-requirement = { $requirement ->
    [plus] перемагає більша сума
    [minus] перемагає менша сума
    [company] Рота б’є все інше
    [brotherhood] Братство б’є все інше
    [band] Ватага б’є все інше
   *[none] перемагає сильніший клас
}
board-requirement-help = { $requirement ->
    [plus] Важать лише суми, і перемагає більша.
    [minus] Важать лише суми, і перемагає менша.
    [company] Рота (карти одного значення) б’є все інше. Інакше перемагає більша сума.
    [brotherhood] Братство (карти одного кольору) б’є все інше. Інакше перемагає більша сума.
    [band] Ватага (значення поспіль) б’є все інше. Інакше перемагає більша сума.
   *[none] Перемагає сильніший клас, а далі більша сума. Від найсильнішого: Легіон, Рота, Братство, Ватага, Юрба.
}
board-class = { $class ->
    [legion] один колір, значення поспіль
    [company] карти одного значення
    [brotherhood] карти одного кольору
    [band] значення поспіль
    [high-sum] що більша, то краща
    [low-sum] що менша, то краща
   *[rabble] будь-які карти
}
# What stands over a formation on the board.
board-state = { $state ->
    [complete] повна
    [with] з цією картою
    [then] тоді можлива
    [meet] качка й бобер
    [never] бракує карт
   *[best] ще можлива
}
board-meet = обох скинуть
board-never = не стане повною
board-worth = { $state ->
    [complete] повна формація, { $formation }
    [never] формація вже не стане повною
   *[best] у найкращому разі { $formation }
}
board-side = { board-role }: { $cards }; { $worth }.
board-with = З цією картою: { $worth }.
board-with-meet = Качку й бобра буде скинуто.
board-claim = Тут ви можете оголосити контроль.
board-claim-short = Здобути
board-hand = Ваші карти
board-hand-of = Карти гравця: { $who }
board-sort = Порядок
board-sort-value = за значенням
board-sort-colour = за кольором
board-sort-drawn = як узято
board-card = { card }, { animal }
board-completes = { dam }: повна формація, { $formation }.
board-kind = { $kind ->
    [elite] Елітний боєць
   *[ruse] Хитрість
}
board-effect = { $kind ->
    [JK] Заступає будь-яке значення будь-якого кольору.
    [SW] Заступає 7 будь-якого кольору.
    [GR] Заступає 1, 2 або 3 будь-якого кольору.
    [transfer] Перенесіть свою бойову карту на бік суперника біля тієї самої греблі або скиньте її.
    [recruitment] Візьміть бойову карту зі скинутих і покладіть її біля греблі.
    [support] Замішайте у стос дві скинуті бойові карти.
    [exchange] Гравці віддають одне одному по три карти.
    [desertion] Скиньте бойову карту суперника.
    [treason] Переманіть бойову карту суперника й покладіть її на свій бік греблі.
   *[explosion] Скиньте всі бойові карти біля однієї греблі, з обох боків.
}
board-partner = { $value ->
    [0] Коли зустріне бобра того самого кольору, обидві карти одразу скидають.
   *[11] Коли зустріне качку того самого кольору, обидві карти одразу скидають.
}
board-known = Суперник знає цю карту.
board-knows = Ви знаєте:
board-chosen = Вибрано { $count } з { $all }
board-in-hand = на руках
board-logs = Залишилося стовбурів: { $count } з 3
board-of-four = з 4
board-tactics-played = Зіграно карт тактики: { $count }
# The same with little room.
board-played = зіграно: { $count }
board-stock = у стосі
board-tactics-stock = { $count ->
    [one] карта тактики
    [few] карти тактики
   *[other] карт тактики
}
board-stock-help = Коли стос спорожніє, нападник матиме один останній хід.
board-stock-empty = Нападник має один останній хід.
board-last-turn = Останній хід! Якщо греблі встоять, переможе захисник.
board-seen = Побачені карти
board-discarded = { $count ->
    [one] { $count } скинута
    [few] { $count } скинуті
   *[other] { $count } скинутих
}
board-colour = { $kind ->
    [R] червоні
    [Y] жовті
    [G] зелені
    [B] сині
   *[P] фіолетові
}
board-where = { $where ->
    [discarded] скинуті
    [laid] у грі
    [shown] на руках
    [held] ваші
    [known] відомі
   *[unseen] невідомі
}
board-ruses = Зіграні хитрощі
board-out = Скинуті елітні бійці
board-help = Формації та знаки
board-help-best = «Ще можлива» — найкраще, чим бік іще може стати з картами, яких не видно ні на столі, ні серед скинутих; так перевіряють оголошення (R27). Елітні бійці на руках не враховуються.

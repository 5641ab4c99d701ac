# Waterway, Ukrainian.

game-name = Водний шлях
game-blurb = Викладайте річку з плиток: хай зерно спливає до млинів, а деревина до лісопилень; з’єднуйте порти та складайте луки.
provenance = Те, що зображено на плитках, стартова плитка і звання у грі наодинці — наші власні; кількість плиток, раундів і очок узято з друкованих правил. Докладніше на сторінці правил.
game-help = 13 раундів: виберіть одну з трьох плиток і додайте її до своєї річки; дві інші переходять ліворуч.
    Річка має межувати з річкою, суша — із сушею, а текти по колу річка не може.
    Млин дає очки, якщо вище за течією досить мішків і дорогою немає мосту; лісопильня так само за сокири.
    Найдовший маршрут без мостів між двома портами дає 2 очки за плитку.
    Три фрагменти луки, що сходяться в точці, дають 3 очки, а чотири — 6.
    Русла, не сполучені зі стартовою плиткою, — це стариці: у них немає течії, тож млини й лісопильні стоять.
    Усі правила з номерами: docs/rules/waterway.uk.md

# Tiles are named by what they show, in the nominative. $goods is what lies on the channel.
tile-mill = млин на { $demand ->
    [one] { $demand } мішок
    [few] { $demand } мішки
   *[other] { $demand } мішків
} за { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[other] { $value } очок
}{ $goods ->
    [sack] , з мішком
    [axe] , із сокирою
   *[none] { "" }
}
tile-sawmill = лісопильня на { $demand ->
    [one] { $demand } сокиру
    [few] { $demand } сокири
   *[other] { $demand } сокир
} за { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[other] { $value } очок
}{ $goods ->
    [sack] , з мішком
    [axe] , із сокирою
   *[none] { "" }
}
tile-port = { $goods ->
    [sack] порт із мішком
   *[none] порт
}
tile-goods = { $goods ->
    [sack] мішок
    [sacks] два мішки
    [axe] сокира
    [axes] дві сокири
   *[both] мішок і сокира
}
tile-meadows = луки
tile-none = нічого
tile-list = { $first } · { $then }

move-lay = { $tile } → { $cell }, { $turn }

# Cells are counted from the left half of the start tile: $x columns to the right, $y rows down.
target-cell = стовпчик { $x }, рядок { $y }
target-turn = { $turn ->
    [0] без повороту
    [1] повернута праворуч
    [2] повернута на пів оберту
   *[other] повернута ліворуч
}

prompt-place = Раунд { $round } з 13: виберіть плитку й додайте її до своєї річки.
prompt-solo = Раунд { $round } з 13: виберіть плитку й додайте її до своєї річки; дві інші буде скинуто.

event-removed = { $count ->
    [one] { $count } плитка лишається поза грою.
    [few] { $count } плитки лишаються поза грою.
   *[other] { $count } плиток лишається поза грою.
}
event-dealt = { $who } отримує три плитки.
event-dealt-own = { $who } отримує: { $tiles }.
event-chose = { $who } вибирає плитку.
event-chose-own = { $who } вибирає: { $tile }.
event-placed = { $who } кладе: { $tile }.
event-placed-oxbow = { $who } кладе на стариці: { $tile }.
event-placed-gain = { $who } кладе: { $tile } ({ $gains }).
event-placed-oxbow-gain = { $who } кладе на стариці: { $tile } ({ $gains }).
event-passed = Раунд { $round }: по дві плитки переходять ліворуч, кожен бере одну зі стосу.
event-passed-own = Раунд { $round }: { $who } отримує: { $tiles }; бере зі стосу: { $drew }.
event-discarded = Скинуто: { $tiles }.
event-ranked = { $who } має { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}, звання: { $rank }.
gain-mills = млини { $points }
gain-sawmills = лісопильні { $points }
gain-ports = порти { $points }
gain-meadows = луки { $points }
gain-list = { $first }, { $then }

rank-1 = Сухопутний щур
rank-2 = Юнга
rank-3 = Весляр
rank-4 = Плотогон
rank-5 = Стерновий
rank-6 = Керманич
rank-7 = Володар річки

why-not-in-hand = Цієї плитки немає у вас на руках ({ $tile }).
why-occupied = Там уже лежить плитка.
why-apart = Плитка має межувати стороною з уже викладеною.
why-bank = Річка має межувати з річкою, а суша — із сушею.
why-ring = Річка текла б по колу.
why-dead = Туди вже не ляже жодна плитка, хоч би як її повернути.

score-mills = Млини
score-sawmills = Лісопильні
score-ports = Порти
score-meadows = Луки
score-total = Разом

sketch-round = Раунд { $round } з 13, плиток у стосі: { $stock }
sketch-hand = На руках

# Поле.
board-river = Річка гравця { $who }
board-hand = Ваші плитки
board-hand-of = Плитки гравця { $who }
board-drawn = зі стосу
board-from = від: { $who }
board-chosen = вибрано
board-pass = Інші дві підуть ліворуч, до:
board-discards = Решту дві буде скинуто.
board-last-round = Останній раунд: решта дві не знадобляться.
board-stock = { $count ->
    [one] { $count } плитка в стосі
    [few] { $count } плитки в стосі
   *[other] { $count } плиток у стосі
}
board-turn-left = Повернути ліворуч (Shift+R)
board-turn-right = Повернути праворуч (R)
board-turn-it = клацніть, щоб повернути
board-place = Покласти
board-points = { $points } очок
board-fits = { $fits ->
    [now] пасує одразу
    [turned] пасує після повороту
   *[not] не пасує
}
board-waiting = Чекаємо на: { $who }. Вибір ще можна скасувати.
board-living = проточна вода
board-oxbow = стариця, без течії
board-route = найдовший шлях між портами
board-dead = тут не ляже жодна плитка
board-nearer = Ближче
board-farther = Далі
board-fit = Показати всю річку
board-key-turn = Повернути вибрану плитку праворуч, ліворуч
board-key-zoom = Ближче, далі, вся річка
board-enlarge = Збільшити
board-close = Закрити
board-ready = вибрано
board-choosing = вибирає…
board-points-so-far = { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
board-side = Рахунок
board-score = Поточний рахунок
board-score-now = якби гра скінчилася зараз
board-mills = Що припливає
board-mill = { $kind ->
    [mill] Млин за { $value }
   *[sawmill] Лісопильня за { $value }
}
board-arrived = { $missing ->
    [0] { $good ->
        [sack] мішки: { $arrived }/{ $demand }, дає очки
       *[axe] сокири: { $arrived }/{ $demand }, дає очки
    }
   *[other] { $good ->
        [sack] мішки: { $arrived }/{ $demand }, бракує { $missing }
       *[axe] сокири: { $arrived }/{ $demand }, бракує { $missing }
    }
}
board-no-current = на стариці, нічого не припливає
board-hands = Що мають інші
board-known = Плитки, які ви передали
board-discarded = { $count ->
    [one] { $count } плитку скинуто
    [few] { $count } плитки скинуто
   *[other] { $count } плиток скинуто
}
board-removed = { $count ->
    [one] { $count } плитка поза грою
    [few] { $count } плитки поза грою
   *[other] { $count } плиток поза грою
}
board-rank = Звання зараз:
board-rank-next = Наступне від { $points } очок: { $rank }
board-help = За що очки
board-help-mills = Млин дає очки з прапорця, коли до нього припливе досить мішків. Перший міст за течією зупиняє кожен човен.
board-help-sawmills = Лісопильня так само потребує сокир.
board-help-ports = Найдовша дорога між двома портами без моста: 2 очки за плитку, на стариці теж.
board-help-meadows = Клаптики лук, що сходяться в одній точці: три дають 3, чотири дають 6.
board-help-oxbows = Русла, що не сполучені зі стартовою плиткою, не мають течії: до їхніх млинів нічого не припливає.
board-choose-cell = Тепер виберіть місце.
board-turn-or-place = Поверніть плитку або покладіть її.
board-you = Ви

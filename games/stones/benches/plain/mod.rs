//! Stones-54 in plain Rust, without any framework: what the contract is measured against. It uses the same
//! bit masks as the game behind the contract, so that the difference is the contract's and nothing else's.

use nurt_stones::yardstick::Digest;

struct Plain {
    deck: [u8; 54],
    next: usize,
    hands: [u64; 2],
    open: [u16; 2],
    cards: [[[u8; 3]; 9]; 2],
    len: [[u8; 9]; 2],
    first: [u8; 9],
    claimed: [u16; 2],
    turn: usize,
}

fn number(x: &mut u32) -> u32 {
    *x ^= *x << 13;
    *x ^= *x >> 17;
    *x ^= *x << 5;
    *x
}

fn strength(cards: [u8; 3]) -> u32 {
    let mut v = cards.map(|card| card % 9 + 1);
    v.sort_unstable();
    let flush = cards[0] / 9 == cards[1] / 9 && cards[1] / 9 == cards[2] / 9;
    let straight = v[0] + 1 == v[1] && v[1] + 1 == v[2];
    let rank = if flush && straight {
        4
    } else if v[0] == v[2] {
        3
    } else if flush {
        2
    } else {
        u32::from(straight)
    };
    rank * 100 + v.iter().map(|&value| u32::from(value)).sum::<u32>()
}

impl Plain {
    fn new(x: &mut u32) -> Self {
        let mut deck: [u8; 54] = std::array::from_fn(|card| card as u8);
        for i in (1..54).rev() {
            deck.swap(i, number(x) as usize % (i + 1));
        }
        let hand = |from: usize| deck[from..from + 6].iter().fold(0, |hand, card| hand | 1 << card);
        Self {
            hands: [hand(0), hand(6)],
            open: [511; 2],
            deck,
            next: 12,
            cards: [[[0; 3]; 9]; 2],
            len: [[0; 9]; 2],
            first: [0; 9],
            claimed: [0; 2],
            turn: 0,
        }
    }

    fn legal(&self, out: &mut [u16; 54]) -> usize {
        let mut n = 0;
        let mut hand = self.hands[self.turn];
        while hand != 0 {
            let card = hand.trailing_zeros() as u16;
            hand &= hand - 1;
            let mut open = self.open[self.turn];
            while open != 0 {
                out[n] = card * 9 + open.trailing_zeros() as u16;
                open &= open - 1;
                n += 1;
            }
        }
        n
    }

    fn apply(&mut self, action: u16) {
        let (me, card, stone) = (self.turn, (action / 9) as u8, usize::from(action % 9));
        self.hands[me] ^= 1 << card;
        self.cards[me][stone][usize::from(self.len[me][stone])] = card;
        self.len[me][stone] += 1;
        if self.len[me][stone] == 3 {
            self.open[me] &= !(1 << stone);
            if self.len[1 - me][stone] == 3 {
                let (a, b) = (strength(self.cards[0][stone]), strength(self.cards[1][stone]));
                let owner = if a == b { usize::from(self.first[stone]) } else { usize::from(b > a) };
                self.claimed[owner] |= 1 << stone;
            } else {
                self.first[stone] = me as u8;
            }
        }
        if self.next < 54 {
            self.hands[me] |= 1 << self.deck[self.next];
            self.next += 1;
        }
        self.turn = 1 - me;
    }

    fn winner(&self) -> Option<usize> {
        (0..2).find(|&who| {
            let won = self.claimed[who];
            won & won >> 1 & won >> 2 != 0 || won.count_ones() >= 5
        })
    }
}

/// The same games as `nurt_stones::yardstick::play`.
pub fn play(games: u32) -> Digest {
    let mut digest = Digest::EMPTY;
    let mut legal = [0; 54];
    for index in 0..games {
        let mut x = index.wrapping_mul(2_654_435_761).wrapping_add(1).max(1);
        let mut game = Plain::new(&mut x);
        let winner = loop {
            let n = game.legal(&mut legal);
            let action = legal[number(&mut x) as usize % n];
            digest.action(u32::from(action));
            game.apply(action);
            if let Some(winner) = game.winner() {
                break winner;
            }
        };
        digest.byte(winner as u8);
    }
    digest
}

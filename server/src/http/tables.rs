//! Making tables, and sitting down at them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use nurt_bots::Advised;
use nurt_core::{Fault, Seat, Seats, commitment};

use super::games::line;
use super::{Body, Named, Perhaps};
use crate::entry::{Entry, Header, Stamped};
use crate::guests::Guest;
use crate::live::{Deal, Live, Wish};
use crate::refused::Refusal;
use crate::seating::{Again, Message};
use crate::wire::{
    Code, Hint, HintedMove, HintedReason, Invited, Made, NewTable, PlayAgain, PlayOn, SameDeal, SeatBot, Sit,
    Stand, Start, TableState,
};
use crate::{App, clock, games, random};

/// How long somebody who asks for a rematch too waits between two looks.
const A_MOMENT: std::time::Duration = std::time::Duration::from_millis(50);
/// A move that was tried at most so many times less often than the favourite can be compared with it.
const SURE: u32 = 50;
/// 80 bits: nobody finds a table by guessing.
const ID_LETTERS: usize = 16;
/// 130 bits: nobody sits down by guessing.
const INVITATION_LETTERS: usize = 26;

/// Makes a table whose log begins with these entries, and then with these wishes of its host.
async fn found(
    app: &App,
    guest: &Guest,
    header: Header,
    first: Vec<Entry>,
    wishes: Vec<Wish>,
) -> Result<Made, Refusal> {
    let (id, commitment) = (header.id.clone(), commitment(header.secret));
    let mut live = Live::new(header.clone());
    let mut log = Vec::new();
    let mut enter = |live: &mut Live, entry: Entry| {
        let stamped = Stamped { at: header.created, entry, command: None };
        log.push(stamped.clone());
        live.enter(stamped)
    };
    for entry in first {
        enter(&mut live, entry)?;
    }
    for wish in wishes {
        for entry in live.decide(guest.id, wish)? {
            enter(&mut live, entry)?;
        }
    }
    app.hub.store().add_table(header, log, live.summary()).await?;
    metrics::counter!("nurt_tables_total").increment(1);
    Ok(Made { id, commitment })
}

/// Makes a table. The client takes a seat; with `against`, bots take the others.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = Made)))]
pub async fn make(
    State(app): State<Arc<App>>,
    guest: Guest,
    Body(wanted): Body<NewTable>,
) -> Result<Json<Made>, Refusal> {
    app.limits.table(guest.id)?;
    let unknown = || {
        let known = games::infos().iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        Refusal::from(Fault::Game { given: Fault::quote(&wanted.game), known })
    };
    let offered = games::find(&wanted.game).filter(|game| game.facts().offered);
    let game = offered.ok_or_else(unknown)?;
    let choices = game.choices(wanted.players, &wanted.options)?;
    let players = choices.players();
    let seat = wanted.seat.unwrap_or(Seat::new(0));
    if seat.index() >= usize::from(players) {
        return Err(Fault::Seat { given: seat.index() as i64, players: players.into() }.into());
    }
    let header = Header {
        id: random::word(ID_LETTERS),
        game: wanted.game,
        rules: game.facts().rules,
        players,
        options: choices.values().clone(),
        open: wanted.open,
        host: guest.id,
        host_name: guest.name.clone(),
        invitation: random::word(INVITATION_LETTERS),
        secret: random::secret(),
        created: clock::now(),
    };
    let name = guest.name.clone();
    let first = wanted.hints.map(|allowed| Entry::Hints { allowed }).into_iter().collect();
    let mut wishes = vec![Wish::Sit { seat: Some(seat), invitation: None, name, entropy: wanted.entropy }];
    if let Some(bot) = wanted.against {
        let others = Seats::first(players).without(seat);
        wishes.extend(others.iter().map(|seat| Wish::SeatBot { seat, bot: bot.clone() }));
        wishes.extend(wanted.entropy.map(|_| Wish::Start { name: guest.name.clone(), entropy: None }));
    }
    Ok(Json(found(&app, &guest, header, first, wishes).await?))
}

/// A table, as the client may see it.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableState)))]
pub async fn look(
    State(app): State<Arc<App>>,
    Named(id): Named,
    Perhaps(guest): Perhaps,
) -> Result<Json<TableState>, Refusal> {
    let guest = guest.map(|guest| guest.id);
    let state = app.hub.ask(&id, |answer| Message::Look { guest, answer }).await?;
    Ok(Json(*state))
}

async fn want(app: &Arc<App>, id: String, guest: &Guest, wish: Wish) -> Result<Json<Made>, Refusal> {
    app.limits.request(guest.id)?;
    let guest = guest.id;
    app.hub.ask(&id, |answer| Message::Want { guest, version: None, command: None, wish, answer }).await?;
    there(app, id).await
}

/// Where a table is that has been made.
async fn there(app: &Arc<App>, id: String) -> Result<Json<Made>, Refusal> {
    let commitment = app.hub.ask(&id, |answer| Message::Promise { answer }).await?;
    Ok(Json(Made { id, commitment }))
}

/// Sits down: with the word of the invitation, or at an open table. Whoever sits already changes the seat, or
/// only what it adds to the chance.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = Sit, responses((status = 200, body = Made)))]
pub async fn sit(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
    Body(Sit { seat, invitation, entropy }): Body<Sit>,
) -> Result<Json<Made>, Refusal> {
    let name = guest.name.clone();
    want(&app, id, &guest, Wish::Sit { seat, invitation, name, entropy: Some(entropy) }).await
}

/// Stands up, or sends a bot away; the host can also ask somebody else to leave. Only before the start.
#[utoipa::path(post, path = "/api/tables/{id}/stand", request_body = Stand, responses((status = 200, body = Made)))]
pub async fn stand(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
    Body(Stand { seat }): Body<Stand>,
) -> Result<Json<Made>, Refusal> {
    want(&app, id, &guest, Wish::Stand { seat }).await
}

/// Puts a bot on a free seat, or another bot on the seat of one.
#[utoipa::path(post, path = "/api/tables/{id}/bot", request_body = SeatBot, responses((status = 200, body = Made)))]
pub async fn bot(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
    Body(SeatBot { seat, bot }): Body<SeatBot>,
) -> Result<Json<Made>, Refusal> {
    want(&app, id, &guest, Wish::SeatBot { seat, bot }).await
}

/// Starts the game, once all seats are taken.
#[utoipa::path(post, path = "/api/tables/{id}/start", request_body = Start, responses((status = 200, body = Made)))]
pub async fn start(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
    Body(Start { entropy }): Body<Start>,
) -> Result<Json<Made>, Refusal> {
    want(&app, id, &guest, Wish::Start { name: guest.name.clone(), entropy }).await
}

/// What a bot would do in the client's place, and why. Only where the table allows it.
#[utoipa::path(post, path = "/api/tables/{id}/hint", responses((status = 200, body = Hint)))]
pub async fn hint(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
) -> Result<Json<Hint>, Refusal> {
    app.limits.request(guest.id)?;
    let guest = guest.id;
    let puzzled = app.hub.ask(&id, |answer| Message::Puzzled { guest, answer }).await?;
    let version = puzzled.version;
    let advice = app.hub.thinking().advise(puzzled).await.ok_or_else(|| Refusal::new(Code::Unavailable))?;
    let most = advice.moves.iter().map(|advised| advised.visits).max().unwrap_or(0);
    let hinted = |advised: Advised| HintedMove {
        sure: advised.visits * SURE >= most,
        mv: advised.mv,
        worth: advised.worth,
        reasons: advised
            .reasons
            .into_iter()
            .map(|reason| HintedReason {
                seat: reason.seat,
                line: reason.line.to_owned(),
                points: reason.points,
            })
            .collect(),
    };
    Ok(Json(Hint { version, moves: advice.moves.into_iter().map(hinted).collect() }))
}

/// Plays again: a new table with the same options, everybody one seat further. The first who asks makes it, the others are
/// led there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", request_body = PlayAgain, responses((status = 200, body = Made)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
    Body(PlayAgain { entropy }): Body<PlayAgain>,
) -> Result<Json<Made>, Refusal> {
    app.limits.table(guest.id)?;
    let asker = guest.id;
    let Again { made, header, seats, seat } =
        app.hub.ask(&id, |answer| Message::Again { guest: asker, answer }).await?;
    let asked = made.is_some();
    let (table, invitation) =
        made.unwrap_or_else(|| (random::word(ID_LETTERS), random::word(INVITATION_LETTERS)));
    if asked {
        // Whoever asked first is about to make it, or has.
        for _ in 0..20 {
            match there(&app, table.clone()).await {
                Err(refusal) if refusal.code == Code::NotFound => tokio::time::sleep(A_MOMENT).await,
                found => return found,
            }
        }
    } else {
        let (wish, version, command) =
            (Wish::Rematch { table: table.clone(), invitation: invitation.clone() }, None, None);
        let want = |answer| Message::Want { guest: asker, version, command, wish, answer };
        match app.hub.ask(&id, want).await {
            Ok(_) => {}
            // Somebody else was quicker.
            Err(refusal) if refusal.code == Code::Started => {
                return Box::pin(rematch(State(app), Named(id), guest, Body(PlayAgain { entropy }))).await;
            }
            Err(refusal) => return Err(refusal),
        }
    }
    let header = Header {
        id: table,
        host: guest.id,
        host_name: guest.name.clone(),
        invitation,
        secret: random::secret(),
        created: clock::now(),
        open: false,
        ..header
    };
    let next = |seat: Seat| Seat::new((seat.index() as u8 + 1) % header.players);
    let name = guest.name.clone();
    let mut wishes = vec![Wish::Sit { seat: Some(next(seat)), invitation: None, name, entropy }];
    for (sitter, index) in seats.iter().zip(0..) {
        if let Some(bot) = sitter.as_ref().and_then(|sitter| sitter.bot.clone()) {
            wishes.push(Wish::SeatBot { seat: next(Seat::new(index)), bot });
        }
    }
    if wishes.len() == seats.len() && entropy.is_some() {
        wishes.push(Wish::Start { name: guest.name.clone(), entropy: None });
    }
    Ok(Json(found(&app, &guest, header, Vec::new(), wishes).await?))
}

/// Plays a game for one again with the same chance: the same tiles come in the same order. Anybody may, once it is over.
#[utoipa::path(post, path = "/api/tables/{id}/same", responses((status = 200, body = Made)))]
pub async fn same(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
) -> Result<Json<Made>, Refusal> {
    app.limits.table(guest.id)?;
    let Deal { header, entropy, same, took_over } =
        *app.hub.ask(&id, |answer| Message::Deal { answer }).await?;
    let header = Header {
        id: random::word(ID_LETTERS),
        host: guest.id,
        host_name: guest.name.clone(),
        invitation: random::word(INVITATION_LETTERS),
        created: clock::now(),
        open: false,
        ..header
    };
    let SameDeal { table, name, score } = same;
    let first = took_over.into_iter().chain([Entry::SameDeal { table, name, score }]).collect();
    let sit = Wish::Sit { seat: None, invitation: None, name: guest.name.clone(), entropy };
    let start = Wish::Start { name: guest.name.clone(), entropy: None };
    Ok(Json(found(&app, &guest, header, first, vec![sit, start]).await?))
}

/// Plays on from a step of a finished game, against bots: a new table with the same options and the same moves up to there.
/// What the seat could not see then, and all chance, is new. Anybody may who can look at the game.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", request_body = PlayOn, responses((status = 200, body = Made)))]
pub async fn play_on(
    State(app): State<Arc<App>>,
    Named(id): Named,
    guest: Guest,
    Body(PlayOn { step, seat, bot, entropy }): Body<PlayOn>,
) -> Result<Json<Made>, Refusal> {
    app.limits.table(guest.id)?;
    let (header, record) = *app.hub.ask(&id, |answer| Message::UpTo { step, answer }).await?;
    let header = Header {
        id: random::word(ID_LETTERS),
        host: guest.id,
        host_name: guest.name.clone(),
        invitation: random::word(INVITATION_LETTERS),
        secret: random::secret(),
        created: clock::now(),
        open: false,
        ..header
    };
    let first = Entry::TookOver { table: id, seat, record: Box::new(record) };
    let name = guest.name.clone();
    let mut wishes = vec![Wish::Sit { seat: Some(seat), invitation: None, name, entropy }];
    let others = Seats::first(header.players).without(seat);
    wishes.extend(
        bot.iter().flat_map(|bot| others.iter().map(|seat| Wish::SeatBot { seat, bot: bot.clone() })),
    );
    wishes.extend(entropy.map(|_| Wish::Start { name: guest.name.clone(), entropy: None }));
    Ok(Json(found(&app, &guest, header, vec![first], wishes).await?))
}

/// What an invitation leads to.
#[utoipa::path(get, path = "/api/invitations/{word}", responses((status = 200, body = Invited)))]
pub async fn invited(
    State(app): State<Arc<App>>,
    Named(word): Named,
    Perhaps(guest): Perhaps,
) -> Result<Json<Invited>, Refusal> {
    let listed = app.hub.store().invited(&word).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
    let host = listed.host_name.clone();
    let commitment = app.hub.ask(&listed.id, |answer| Message::Promise { answer }).await?;
    Ok(Json(Invited { table: line(listed, guest.map(|guest| guest.id)), host, commitment }))
}

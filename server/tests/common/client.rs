//! Somebody who comes to a server from outside: plain HTTP and WebSocket, nothing of the server's own code.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Nothing that is waited for takes longer on a machine that works at all.
const LONG: Duration = Duration::from_secs(30);

/// Why nothing more is heard.
#[derive(Debug)]
pub enum Lost {
    /// The other side closed the connection, with this code if it said one.
    Closed(Option<u16>),
    /// The connection broke, or was never made.
    Broken(#[allow(dead_code)] String),
    /// The server refused to make a live connection, with this answer.
    Refused(u16, Vec<u8>),
}

impl From<std::io::Error> for Lost {
    fn from(error: std::io::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

/// Waits for something that must come.
async fn soon<T>(what: &str, coming: impl Future<Output = T>) -> T {
    let came = tokio::time::timeout(LONG, coming).await;
    came.unwrap_or_else(|_| panic!("nothing came for a long time: {what}"))
}

/// An answer by HTTP.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The body of an answer that must be a success.
    pub fn fine(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }

    /// The status and the code of an answer that must be a refusal.
    pub fn refusal(&self) -> (u16, String) {
        let code =
            self.json()["code"].as_str().unwrap_or_else(|| panic!("no code: {}", self.text())).to_owned();
        (self.status, code)
    }

    fn read(bytes: &[u8], bare: bool) -> Result<Self, Lost> {
        let broken = || Lost::Broken(format!("no answer: {:?}", String::from_utf8_lossy(bytes)));
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(broken)?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(broken)?;
        let pair = |line: &str| {
            line.split_once(':').map(|(name, value)| (name.to_lowercase(), value.trim().to_owned()))
        };
        let headers: Vec<(String, String)> = lines.filter_map(pair).collect();
        let mut answer = Self { status, headers, body: bytes[end + 4..].to_vec() };
        let length = answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
        if !bare && length.is_some_and(|length| length > answer.body.len()) {
            return Err(broken());
        }
        if answer.header("transfer-encoding") == Some("chunked") {
            answer.body = unchunked(&answer.body);
        }
        Ok(answer)
    }
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size =
            std::str::from_utf8(&rest[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let Some(size) = size.filter(|&size| size > 0 && end + 2 + size <= rest.len()) else { break };
        body.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = rest.get(end + 4 + size..).unwrap_or_default();
    }
    body
}

/// Sends these bytes, and reads until the server hangs up.
pub async fn raw(address: SocketAddr, request: &[u8]) -> Result<Answer, Lost> {
    let asked = async {
        let mut stream = TcpStream::connect(address).await?;
        // A server that has heard enough may hang up before everything is sent; its answer counts.
        let sent = stream.write_all(request).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes).await;
        if bytes.is_empty() {
            sent?;
            read?;
        }
        // The answer to HEAD is one without a body.
        Answer::read(&bytes, request.starts_with(b"HEAD "))
    };
    soon("an answer", asked).await
}

/// A request with these headers besides those that every request has.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Result<Answer, Lost> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        text.extend([name, ": ", value, "\r\n"]);
    }
    if !body.is_empty() || method == "POST" {
        let length = body.len().to_string();
        text.extend(["Content-Type: application/json\r\nContent-Length: ", &length, "\r\n"]);
    }
    text.push_str("\r\n");
    raw(address, &[text.as_bytes(), body].concat()).await
}

/// What a client adds to the chance of a table.
pub fn entropy(n: u8) -> String {
    format!("{n:02x}").repeat(32)
}

/// Somebody with a name and a cookie.
#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: String,
    pub name: String,
}

impl Person {
    /// Somebody new.
    pub async fn try_new(address: SocketAddr, name: &str) -> Result<Self, Lost> {
        let body = json!({ "name": name }).to_string();
        let answer = request(address, "POST", "/api/me", &[], body.as_bytes()).await?;
        answer.fine();
        let set = answer.header("set-cookie").expect("a cookie");
        let cookie = set.split(';').next().expect("a cookie").to_owned();
        Ok(Self { address, cookie, name: name.to_owned() })
    }

    pub async fn new(address: SocketAddr, name: &str) -> Self {
        Self::try_new(address, name).await.expect("a server")
    }

    /// The same person at a server that was started anew.
    pub fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub async fn try_get(&self, path: &str) -> Result<Answer, Lost> {
        request(self.address, "GET", path, &[("Cookie", &self.cookie)], b"").await
    }

    pub async fn try_post(&self, path: &str, body: &Value) -> Result<Answer, Lost> {
        let body = body.to_string();
        request(self.address, "POST", path, &[("Cookie", &self.cookie)], body.as_bytes()).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.try_get(path).await.expect("an answer")
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.try_post(path, &body).await.expect("an answer")
    }

    /// A new table of Battle, at which this person has the first seat.
    pub async fn table(&self, more: Value) -> String {
        let mut wanted = json!({ "game": "battle", "entropy": entropy(1) });
        let more = more.as_object().expect("an object").clone();
        wanted.as_object_mut().expect("an object").extend(more);
        self.post("/api/tables", wanted).await.fine()["id"].as_str().expect("a name").to_owned()
    }

    /// The table as this person may see it.
    pub async fn look(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.fine()
    }

    /// Does something at a table by HTTP.
    pub async fn at_table(&self, table: &str, deed: &str, body: Value) -> Answer {
        self.post(&format!("/api/tables/{table}/{deed}"), body).await
    }

    /// Sits down with the word of an invitation.
    pub async fn sit(&self, table: &str, invitation: &str) -> Answer {
        self.at_table(table, "sit", json!({ "invitation": invitation, "entropy": entropy(2) })).await
    }

    pub async fn connect(&self) -> Socket {
        Socket::open(self.address, &[("Cookie", &self.cookie)]).await.expect("a live connection")
    }
}

/// A live connection.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Every text that was heard, byte by byte.
    pub heard: Vec<String>,
}

impl Socket {
    /// A connection with these headers. The welcome has not been read yet.
    pub async fn open(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Self, Lost> {
        let mut request = format!("ws://{address}/api/ws").into_client_request().expect("an address");
        for (name, value) in headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().expect("a header");
            request.headers_mut().insert(name, HeaderValue::from_str(value).expect("a header"));
        }
        let opened = async {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            match tokio_tungstenite::client_async(request, stream).await {
                Ok((stream, _)) => Ok(Self { stream, heard: Vec::new() }),
                Err(Error::Http(answer)) => {
                    let status = answer.status().as_u16();
                    Err(Lost::Refused(status, answer.into_body().unwrap_or_default()))
                }
                Err(error) => Err(Lost::Broken(error.to_string())),
            }
        };
        soon("a live connection", opened).await
    }

    /// Sends any message.
    pub async fn put(&mut self, message: Message) -> Result<(), Lost> {
        soon("room to send", self.stream.send(message)).await.map_err(|error| Lost::Broken(error.to_string()))
    }

    /// Sends a text.
    pub async fn say(&mut self, text: impl Into<String>) -> Result<(), Lost> {
        self.put(Message::text(text.into())).await
    }

    /// Hears the next text.
    pub async fn text(&mut self) -> Result<String, Lost> {
        loop {
            match soon("a frame", self.stream.next()).await {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Ok(text.to_string());
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(Lost::Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Lost::Broken(error.to_string())),
                None => return Err(Lost::Closed(None)),
            }
        }
    }

    /// Hears the next frame.
    pub async fn next(&mut self) -> Result<Value, Lost> {
        let text = self.text().await?;
        Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    /// Sends a frame and hears the next one that is no mere presence.
    pub async fn ask(&mut self, ask: impl Into<String>) -> Value {
        self.say(ask).await.expect("a connection");
        self.next_of(|frame| !matches!(frame["type"].as_str(), Some("present" | "welcome"))).await
    }

    /// Hears until such a frame comes.
    pub async fn next_of(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.next().await.expect("a connection");
            if wanted(&frame) {
                return frame;
            }
        }
    }

    /// Hears until the connection ends, and says how.
    pub async fn end(&mut self) -> Lost {
        loop {
            if let Err(lost) = self.text().await {
                return lost;
            }
        }
    }
}

/// Somebody who follows a table over a live connection, as a player or as a spectator.
pub struct Player {
    pub person: Person,
    pub socket: Socket,
    pub table: String,
    /// The last frame about the table.
    pub state: Value,
    /// All lines of the table, as they were told.
    pub lines: Vec<Value>,
    /// The last command: its name, and the frame as it was sent.
    pub last: (String, String),
    commands: u32,
}

impl Player {
    /// Connects and follows a table from the beginning.
    pub async fn try_join(person: &Person, table: &str) -> Result<Self, Lost> {
        let socket = Socket::open(person.address, &[("Cookie", &person.cookie)]).await?;
        let (person, table) = (person.clone(), table.to_owned());
        let last = (String::new(), String::new());
        let mut player =
            Self { person, socket, table, state: Value::Null, lines: Vec::new(), last, commands: 0 };
        player.follow().await?;
        Ok(player)
    }

    pub async fn join(person: &Person, table: &str) -> Self {
        Self::try_join(person, table).await.expect("a live connection")
    }

    async fn follow(&mut self) -> Result<(), Lost> {
        let (table, version) = (&self.table, self.lines.len());
        self.socket.say(json!({ "type": "join", "table": table, "version": version }).to_string()).await?;
        loop {
            let frame = self.hear().await?;
            assert_ne!(frame["type"], "refused", "{frame}");
            if frame["type"] == "table" {
                return Ok(());
            }
        }
    }

    /// Connects again and asks for what was missed.
    pub async fn reconnect(&mut self) -> Result<(), Lost> {
        let fresh = Socket::open(self.person.address, &[("Cookie", &self.person.cookie)]).await?;
        let before = std::mem::replace(&mut self.socket, fresh);
        self.socket.heard = before.heard;
        self.follow().await
    }

    /// Hears one frame, and keeps what it tells of the table.
    pub async fn hear(&mut self) -> Result<Value, Lost> {
        let frame = self.socket.next().await?;
        if frame["type"] == "table" {
            let since = frame["since"].as_u64().expect("a version") as usize;
            assert!(since <= self.lines.len(), "lines are missing: {since} after {}", self.lines.len());
            self.lines.truncate(since);
            self.lines.extend(frame["lines"].as_array().expect("lines").iter().cloned());
            self.state = frame.clone();
            assert_eq!(self.lines.len() as u64, self.version(), "every entry is told once");
        }
        Ok(frame)
    }

    pub fn version(&self) -> u64 {
        self.state["version"].as_u64().expect("a version")
    }

    pub fn status(&self) -> &str {
        self.state["status"].as_str().expect("a status")
    }

    /// The moves that are offered.
    pub fn offers(&self) -> Vec<String> {
        let moves = self.state["now"]["offers"]["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
        moves.iter().map(|offer| offer["move"].as_str().expect("a move").to_owned()).collect()
    }

    /// Hears until the table has at least this version.
    pub async fn catch_up(&mut self, version: u64) {
        while self.version() < version {
            self.hear().await.expect("a live connection");
        }
    }

    /// Hears until such a frame comes.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.hear().await.expect("a live connection");
            if wanted(&frame) {
                return frame;
            }
        }
    }

    /// Completes a command with the table, a name of its own, and the version that was seen.
    pub fn command(&mut self, mut ask: Value) -> (String, String) {
        self.commands += 1;
        let id = format!("{}-{}", self.person.name, self.commands);
        let fields = ask.as_object_mut().expect("an object");
        fields.insert("table".to_owned(), json!(self.table));
        fields.entry("id").or_insert_with(|| json!(id));
        if !matches!(fields["type"].as_str(), Some("chat" | "why")) {
            fields.entry("version").or_insert_with(|| json!(self.state["version"]));
        }
        let id = fields["id"].as_str().expect("a name").to_owned();
        self.last = (id, ask.to_string());
        self.last.clone()
    }

    /// Sends a command that was completed before, and hears its answer. Whoever is told to slow down comes back over a
    /// new connection.
    pub async fn send(&mut self, (id, frame): &(String, String)) -> Result<Result<u64, Value>, Lost> {
        loop {
            self.socket.say(frame.clone()).await?;
            let answer = loop {
                let frame = self.hear().await?;
                let own = frame["id"] == **id;
                match frame["type"].as_str() {
                    Some("done") if own => break Some(Ok(frame["version"].as_u64().expect("a version"))),
                    Some("refused") if own => break Some(Err(frame)),
                    Some("refused") if frame["code"] == "slow-down" && frame["id"].is_null() => break None,
                    _ => {}
                }
            };
            match answer {
                Some(answer) => return Ok(answer),
                None => self.reconnect().await?,
            }
        }
    }

    /// Sends a command. The answer is the version after it, or the refusal.
    pub async fn want(&mut self, ask: Value) -> Result<u64, Value> {
        let command = self.command(ask);
        self.send(&command).await.expect("a live connection")
    }

    /// Sends a command that must be carried out.
    pub async fn done(&mut self, ask: Value) -> u64 {
        self.want(ask).await.unwrap_or_else(|refused| panic!("{refused}"))
    }

    /// Sends a command that must be refused, and gives the code.
    pub async fn refused(&mut self, ask: Value) -> String {
        let refused = self.want(ask).await.expect_err("a refusal");
        refused["code"].as_str().expect("a code").to_owned()
    }

    /// Makes a move.
    pub async fn play(&mut self, mv: &str) -> u64 {
        self.done(json!({ "type": "play", "move": mv })).await
    }
}

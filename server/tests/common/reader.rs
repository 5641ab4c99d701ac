//! The reader of frames, fed with anything. It may not panic, and what it refuses it explains. Shared by the fuzz target
//! in `fuzz/` and the seeded run in `make test`.

use nurt_server::socket;

/// Reads a frame. Whatever is wrong with it is told in one line that is not endless.
pub fn frame(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    match socket::read(text) {
        Ok(_) => true,
        Err(refusal) => {
            let told = refusal.told(None, None);
            assert!(!told.text.is_empty() && told.text.len() < 2000, "{}", told.text);
            assert!(!told.text.chars().any(char::is_control), "{:?}", told.text);
            assert!(matches!(socket::read(text), Err(again) if again.code == told.code));
            false
        }
    }
}

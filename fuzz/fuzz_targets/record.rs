#![no_main]

#[allow(dead_code)]
#[path = "../../games/tests/readers/mod.rs"]
mod readers;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    readers::record(data);
});

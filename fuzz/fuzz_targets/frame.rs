#![no_main]

#[path = "../../server/tests/common/reader.rs"]
mod reader;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    reader::frame(data);
});

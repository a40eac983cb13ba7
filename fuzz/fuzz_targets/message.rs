#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| totemic_fuzz::message(data));

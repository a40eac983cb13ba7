//! Can this processor run this program?
//!
//! The build may have been told that popcounts and bit scans are single instructions. A processor
//! without them would die of an illegal instruction somewhere, so `main` asks first. The ready
//! made `is_x86_feature_detected!` cannot tell: it answers yes to whatever the build was told.

use crate::exit::Exit;
use crate::notice::tell;

/// The first thing that this build uses and the processor lacks.
#[cfg(target_arch = "x86_64")]
pub(crate) fn missing_feature() -> Option<&'static str> {
    use std::arch::x86_64::{__cpuid, __cpuid_count};

    let highest = __cpuid(0).eax;
    let highest_extended = __cpuid(0x8000_0000).eax;
    let basic = __cpuid(1).ecx;
    let structured = if highest >= 7 {
        __cpuid_count(7, 0).ebx
    } else {
        0
    };
    let extended = if highest_extended >= 0x8000_0001 {
        __cpuid(0x8000_0001).ecx
    } else {
        0
    };
    let bit = |register: u32, index: u32| register >> index & 1 == 1;
    [
        (cfg!(target_feature = "popcnt"), bit(basic, 23), "POPCNT"),
        (cfg!(target_feature = "lzcnt"), bit(extended, 5), "LZCNT"),
        (cfg!(target_feature = "bmi1"), bit(structured, 3), "BMI1"),
        (cfg!(target_feature = "bmi2"), bit(structured, 8), "BMI2"),
        (
            cfg!(target_feature = "avx2"),
            bit(structured, 5) && bit(basic, 27),
            "AVX2",
        ),
    ]
    .into_iter()
    .find_map(|(used, there, name)| (used && !there).then_some(name))
}

/// Other builds use nothing that may be missing.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn missing_feature() -> Option<&'static str> {
    None
}

/// Says what is missing. In English: nothing else is safe to run on this processor.
pub(crate) fn refuse(missing: &str) -> Exit {
    tell(&format!(
        "This build of totemic needs a processor with {missing}; build it with RUSTFLAGS=\"\" \
         for this machine."
    ));
    Exit::Refused
}

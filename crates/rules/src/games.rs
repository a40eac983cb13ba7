//! The list of the games. Nothing else in the program names them all: whatever has to serve each
//! of them is written over [`crate::Game`] and made for all by [`crate::with_game!`].

/// Hands the list to the macro that is named in brackets: first the arguments that follow, in
/// brackets, then the name of each game in [`crate::AnyGame`] and its module.
#[doc(hidden)]
#[macro_export]
macro_rules! games {
    ([$($then:tt)*] $($argument:tt)*) => {
        $($then)*! { [$($argument)*] Oxono oxono, Yoxii yoxii }
    };
}

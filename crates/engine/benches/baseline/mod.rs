//! Plain solvers to measure against: each the first thing that one would write.

mod alpha_beta;
mod proof_number;

pub(crate) use alpha_beta::AlphaBeta;
pub(crate) use proof_number::ProofNumber;

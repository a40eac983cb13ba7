//! A reader who has seen enough.

use std::process::Stdio;

use super::totemic;

#[test]
fn a_closed_pipe_ends_quietly() {
    for args in [
        &["moves", "yoxii"][..],
        &["show", "oxono"],
        &["perft", "oxono", "3"],
        &["moves", "yoxii", "--json"],
        &["--help"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = totemic()
            .args(args)
            .stdout(Stdio::from(writer))
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert!(output.status.success(), "{args:?}: {output:?}");
        assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    }
}

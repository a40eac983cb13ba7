//! Disks that are full.

use std::fs::OpenOptions;

use super::totemic;

#[test]
fn nothing_is_said_to_a_full_disk_without_notice() {
    let full = || OpenOptions::new().write(true).open("/dev/full").unwrap();
    for args in [
        &["--help"][..],
        &["--version"],
        &["solve", "--help"],
        &["moves", "oxono"],
    ] {
        let output = totemic().args(args).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        let sentence = String::from_utf8(output.stderr).unwrap();
        assert!(
            sentence.contains("could not be written"),
            "{args:?}: {sentence}"
        );
    }
    // Nobody hears what is wrong, but the exit code still says that something is.
    for args in [
        &["moves", "chess"][..],
        &["show", "oxono", "--position", "x"],
        &[],
    ] {
        let output = totemic().args(args).stderr(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    }
}

//! Sentences follow `--lang`, then the environment; data never does.

use super::{refusal_of, stdout_of, totemic};

#[test]
fn sentences_follow_the_option_and_then_the_environment() {
    let german = "nicht eingeschlossen";
    let turns = ["show", "oxono", "--moves", "Xc6-c5 Xc1-c2"];
    let asked: Vec<&str> = turns.iter().copied().chain(["--lang", "de"]).collect();
    assert!(refusal_of(&asked).contains(german));
    assert!(refusal_of(&turns).contains("not enclosed"));
    for (variables, words) in [
        (&[("LANG", "de_DE.UTF-8")][..], german),
        (&[("LC_MESSAGES", "de"), ("LANG", "fr_FR")], german),
        (&[("LC_ALL", "de"), ("LC_MESSAGES", "fr")], german),
        (&[("LC_ALL", ""), ("LANG", "de")], german),
        (&[("LC_ALL", "C"), ("LANG", "de")], "not enclosed"),
        (&[("LANG", "xx_XX")], "not enclosed"),
    ] {
        let output = totemic()
            .args(turns)
            .envs(variables.iter().copied())
            .output()
            .unwrap();
        let sentence = String::from_utf8(output.stderr).unwrap();
        assert!(sentence.contains(words), "{variables:?}: {sentence}");
    }
}

#[test]
fn data_is_never_translated() {
    for command in ["show", "moves"] {
        let english = stdout_of(&[command, "yoxii"]);
        assert_eq!(stdout_of(&[command, "yoxii", "--lang", "cs"]), english);
    }
}

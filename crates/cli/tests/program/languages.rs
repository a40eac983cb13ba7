//! Sentences follow `--lang`, then the environment; data never does.

use super::{refusal_of, stdout_of, totemic};

#[test]
fn sentences_follow_the_option_and_then_the_environment() {
    let german = "nicht eingeschlossen";
    let turns = ["show", "oxono", "--moves", "Xc6-c5 Xc1-c2"];
    let asked: Vec<&str> = turns.iter().copied().chain(["--lang", "de"]).collect();
    assert!(refusal_of(&asked).contains(german));
    assert!(refusal_of(&turns).contains("not surrounded"));
    for (variables, words) in [
        (&[("LANG", "de_DE.UTF-8")][..], german),
        (&[("LC_MESSAGES", "de"), ("LANG", "fr_FR")], german),
        (&[("LC_ALL", "de"), ("LC_MESSAGES", "fr")], german),
        (&[("LC_ALL", ""), ("LANG", "de")], german),
        (&[("LC_ALL", "C"), ("LANG", "de")], "not surrounded"),
        (&[("LANG", "xx_XX")], "not surrounded"),
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

/// What clap finds wrong is said in the language of the user, too, on one line, with exit code 2.
#[test]
fn a_command_line_that_makes_no_sense_is_refused_in_the_language_of_the_user() {
    for (arguments, english, german) in [
        (
            "moves oxono --positoin x",
            "“--positoin” is not known here. Did you mean “--position”?",
            "„--positoin“ ist hier nicht bekannt. War „--position“ gemeint?",
        ),
        (
            "mvoes oxono",
            "There is no command “mvoes”. Did you mean",
            "War „moves“ gemeint?",
        ),
        ("perft oxono", "Missing: <DEPTH>.", "Es fehlt: <DEPTH>."),
        (
            "show chess",
            "“chess” does not fit <GAME>. Possible values: oxono, yoxii.",
            "„chess“ passt nicht zu <GAME>. Mögliche Werte: oxono, yoxii.",
        ),
        (
            "show oxono --position",
            "--position <POSITION> needs a value.",
            "--position <POSITION> braucht",
        ),
        (
            "serve yoxii",
            "“yoxii” is not known here.",
            "„yoxii“ ist hier nicht bekannt.",
        ),
        ("play oxono --level 9", "from 1 to 8.", "von 1 bis 8"),
        (
            "match oxono full full --seed x",
            "a whole number.",
            "eine ganze Zahl",
        ),
        ("match oxono level:9 full", "from 1 to 8.", "von 1 bis 8"),
        (
            "match oxono full full --clock 0",
            "at most 43200",
            "höchstens 43200",
        ),
        ("solve oxono --time -1", "“-1” does not fit", "Sekunden"),
        (
            "match oxono full full --clock 1 --movetime 1",
            "--clock <S+S> cannot be used together with --movetime <MS>.",
            "--clock <S+S> und --movetime <MS> schließen sich aus.",
        ),
        (
            "show oxono --json --json",
            "--json can be given only once.",
            "--json darf nur einmal",
        ),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let sentence = refusal_of(&words);
        assert!(sentence.contains(english), "{arguments}: {sentence}");
        let asked: Vec<&str> = ["--lang=de"].into_iter().chain(words).collect();
        let sentence = refusal_of(&asked);
        assert!(sentence.contains(german), "{arguments}: {sentence}");
    }
}

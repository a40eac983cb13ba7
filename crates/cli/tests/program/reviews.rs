//! `totemic review`: games with known mistakes, in every language and every form.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::{refusal_of, run};

/// Pink can win, and instead lets Black win at once: the fifteenth turn.
const OXONO: &str = "[Game \"Oxono\"]\n\n1. Xb4-c4 Od1-e1 2. Od6-e6 Xa4-b4 3. Od3-d4 Oc3-b3 \
    4. Oc1-c2 Xa5-a6 5. Xf5-f4 Od1-c1 6. Od2-d3 Oe2-f2 7. Xc5-b5 Oe3-e4 8. Oe2-e3 Od2-e2 0-1\n";
/// Red can win, and instead lets White win in three: the twenty-second turn.
const YOXII: &str = "[Game \"Yoxii\"]\n\n1. c4-3c3 b3-2b4 2. a4-3a3 b5-3a4 3. c5-2b6 d4-2d5 \
    4. c4-3b3 e6-4f5 5. e5-4f6 d6-4e6 6. e7-2d7 e5-2d6 7. e4-1e5 f3-2f4 8. e3-2e4 f2-2e2 \
    9. e1-3f2 d2-3c2 10. e3-3d4 d2-1d3 11. c1-2b2 d2-3e3 12. e1-2d1 d2-3e1 13. c1-1d2 1-0\n";
const NODES: &str = "60000";

fn file(name: &str, content: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("{}-review-{name}", std::process::id()));
    fs::write(&path, content).unwrap();
    path
}

/// What the program prints; some turns of a beginning are left open.
fn review(path: &std::path::Path, more: &[&str]) -> String {
    let mut arguments = vec!["review", path.to_str().unwrap(), "--nodes", NODES];
    arguments.extend(more);
    let output = run(&arguments);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_planted_blunder_is_found_and_worded_in_nine_languages() {
    let oxono = (file("oxono.txt", OXONO), "  8. Oe2-e3??", "Od2-e2");
    let yoxii = (file("yoxii.txt", YOXII), "  11... d2-3e3??", "c1-1d1");
    for (language, blunder, lost) in [
        (
            "en",
            "blunder",
            "The game was won; after this turn it is lost.",
        ),
        (
            "de",
            "grober Fehler",
            "Die Partie war gewonnen; nach diesem Zug ist sie verloren.",
        ),
        (
            "fr",
            "grosse erreur",
            "La partie était gagnée\u{202f}; après ce coup, elle est perdue.",
        ),
        (
            "es",
            "error grave",
            "La partida estaba ganada; después de esta jugada está perdida.",
        ),
        (
            "it",
            "errore grave",
            "La partita era vinta; dopo questa mossa è persa.",
        ),
        (
            "pt",
            "erro grave",
            "A partida estava ganha; depois desta jogada está perdida.",
        ),
        (
            "nl",
            "grove fout",
            "De partij was gewonnen; na deze zet is hij verloren.",
        ),
        (
            "pl",
            "gruby błąd",
            "Partia była wygrana; po tym ruchu jest przegrana.",
        ),
        (
            "cs",
            "hrubá chyba",
            "Partie byla vyhraná; po tomto tahu je prohraná.",
        ),
    ] {
        for (path, turn, answer) in [&oxono, &yoxii] {
            let text = review(path, &["--lang", language]);
            let told = format!("{turn} {blunder}. {lost}");
            assert!(text.contains(&told), "{language}: {text}");
            assert!(text.contains(answer), "{language}: {text}");
            assert!(
                !text.contains("review-") && !text.contains('{'),
                "{language}: {text}"
            );
        }
    }
}

#[test]
fn a_review_as_data_and_as_a_record_says_the_same() {
    let path = file("forms.txt", OXONO);
    let data: Value = serde_json::from_str(&review(&path, &["--json"])).unwrap();
    let turn = &data[0]["turns"][14];
    assert_eq!(data[0]["version"], 1);
    assert_eq!(
        (&turn["class"], &turn["settled"]),
        (&"blunder".into(), &true.into())
    );
    assert_eq!(turn["before"]["outcome"], "win");
    assert_eq!(turn["after"]["outcome"], "loss");
    assert_eq!(turn["answer"][0], "Od2-e2");
    let turning = data[0]["turning"].as_array().unwrap();
    assert!(
        turning.contains(&14.into()) && turning.len() <= 3,
        "{turning:?}"
    );

    // It reads as a record, and holds the game that it was made from.
    let text = review(&path, &["--annotate"]);
    let annotated = file("annotated.txt", &text);
    let check = run(&["record", "check", annotated.to_str().unwrap()]);
    assert!(check.status.success() && check.stdout.is_empty(), "{text}");
    // Lines are broken anywhere.
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("8. Oe2-e3?? {blunder."), "{text}");
    assert!(words.contains("(8. "), "{text}");
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_a_sentence() {
    let broken = file("broken.txt", &OXONO.replace("2. Od6-e6", "2. Od6-a1"));
    let sentence = refusal_of(&["review", broken.to_str().unwrap()]);
    assert!(
        sentence.contains(":3:") && sentence.contains("not allowed"),
        "{sentence}"
    );
    let both = file("both.txt", OXONO);
    let sentence = refusal_of(&["review", both.to_str().unwrap(), "--annotate", "--json"]);
    assert!(
        sentence.contains("--annotate") && sentence.contains("--json"),
        "{sentence}"
    );
}

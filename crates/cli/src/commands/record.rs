//! `totemic record`: checking and converting game records.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Subcommand, ValueEnum};
use rules::record::{self, AnyRecord, ReadError};
use serde_json::{Value, json};

use crate::context::Context;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::notice::{printable, quoted};
use crate::record_json::{self, Bad, Place, Why};
use crate::sentences;

/// Check or convert game records.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic record check games/*.txt
  totemic record convert game.txt --to json
  totemic record convert games.json --to text")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Check that records obey the rules: "FILE:LINE:COL: reason" for each that does not (in JSON
    /// "FILE: FIELD: reason"), exit code 1.
    Check {
        /// Files with one record or several, as text or as JSON.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Write all records of a file again, as canonical text or as a JSON array.
    Convert {
        /// A file with one record or several, as text or as JSON.
        file: PathBuf,

        /// The form to write.
        #[arg(long, value_enum)]
        to: Form,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// Canonical text, an empty line between records.
    Text,
    /// A JSON array with one object per record.
    Json,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<Exit, Failure> {
        match self.action {
            Action::Check { files } => check(&files, context),
            Action::Convert { file, to } => convert(&file, to, context),
        }
    }
}

/// Something wrong in a file.
struct Fault {
    place: Place,
    code: &'static str,
    detail: Option<&'static str>,
    reason: String,
}

impl Fault {
    fn of_text(error: &ReadError, context: &Context) -> Fault {
        Fault {
            place: Place::Line {
                line: error.line,
                column: error.column,
            },
            code: error.code(),
            detail: error.reason.detail(),
            reason: sentences::record_error(&context.texts, &error.reason),
        }
    }

    fn of_json(error: Bad, context: &Context) -> Fault {
        Fault {
            code: error.why.code(),
            detail: match &error.why {
                Why::Record(reason) => reason.detail(),
                _ => None,
            },
            reason: sentences::json_error(&context.texts, &error.why),
            place: error.place,
        }
    }

    fn at(&self, file: &Path) -> String {
        let (file, reason) = (printable(&shown(file)), &self.reason);
        match &self.place {
            Place::Line { line, column } => format!("{file}:{line}:{column}: {reason}"),
            Place::Field(field) if field.is_empty() => format!("{file}: {reason}"),
            Place::Field(field) => format!("{file}: {}: {reason}", quoted(field)),
        }
    }

    fn data(&self, file: &Path) -> Value {
        let (line, column, field) = match &self.place {
            Place::Line { line, column } => (Some(line), Some(column), None),
            Place::Field(field) => (None, None, Some(field)),
        };
        json!({
            "file": shown(file),
            "line": line,
            "column": column,
            "field": field,
            "code": self.code,
            "detail": self.detail,
            "reason": self.reason,
        })
    }
}

fn check(files: &[PathBuf], context: &Context) -> Result<Exit, Failure> {
    // All files are read before anything is printed: a file that cannot be read is bad input.
    let contents = files
        .iter()
        .map(|file| read(file, context))
        .collect::<Result<Vec<_>, _>>()?;
    let mut lines = String::new();
    let mut list = Vec::new();
    for (file, bytes) in files.iter().zip(&contents) {
        for fault in faults(bytes, context) {
            lines.push_str(&fault.at(file));
            lines.push('\n');
            list.push(fault.data(file));
        }
    }
    let code = Exit::complete(list.is_empty());
    if context.json {
        context.print_json(&Value::from(list))?;
    } else {
        context.print(&lines)?;
    }
    Ok(code)
}

fn convert(file: &Path, to: Form, context: &Context) -> Result<Exit, Failure> {
    let records = whole(file, context)?;
    match to {
        Form::Json => {
            let list: Vec<Value> = records.iter().map(table::record_json).collect();
            context.print_json(&Value::from(list))?;
        }
        Form::Text => {
            let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
            context.print(&texts.join("\n"))?;
        }
    }
    Ok(Exit::Done)
}

/// All records of a file; refused if there is something wrong with one.
pub(super) fn whole(file: &Path, context: &Context) -> Result<Vec<AnyRecord>, Failure> {
    let bytes = read(file, context)?;
    records(&bytes, context)
        .into_iter()
        .collect::<Result<Vec<AnyRecord>, Fault>>()
        .map_err(|fault| Failure::Input(fault.at(file)))
}

fn faults(bytes: &[u8], context: &Context) -> Vec<Fault> {
    records(bytes, context)
        .into_iter()
        .filter_map(Result::err)
        .collect()
}

/// All records of a file, each whole or with what is wrong with it. A file without a record is
/// wrong, too.
fn records(bytes: &[u8], context: &Context) -> Vec<Result<AnyRecord, Fault>> {
    let text = match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return vec![Err(not_text(&bytes[..error.valid_up_to()], context))],
    };
    // Some editors put this mark at the beginning of every file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if record_json::is_json(text) {
        return record_json::read(text)
            .into_iter()
            .map(|record| record.map_err(|error| Fault::of_json(error, context)))
            .collect();
    }
    let mut records: Vec<_> = record::read_any_all(text).collect();
    if records.is_empty() {
        records.push(record::read_any(text));
    }
    records
        .into_iter()
        .map(|record| record.map_err(|error| Fault::of_text(&error, context)))
        .collect()
}

/// What follows `good` is not UTF-8.
fn not_text(good: &[u8], context: &Context) -> Fault {
    let good = String::from_utf8_lossy(good);
    let last = good.rsplit('\n').next().unwrap_or_default();
    Fault {
        place: Place::Line {
            line: good.matches('\n').count() + 1,
            column: last.chars().count() + 1,
        },
        code: "not-text",
        detail: None,
        reason: context.texts.say("record-error-not-text", &[]),
    }
}

fn read(file: &Path, context: &Context) -> Result<Vec<u8>, Failure> {
    fs::read(file).map_err(|error| {
        Failure::Input(context.texts.say(
            "error-read",
            &[
                ("file", quoted(&shown(file)).into()),
                ("reason", error.to_string().into()),
            ],
        ))
    })
}

fn shown(file: &Path) -> String {
    file.to_string_lossy().into_owned()
}

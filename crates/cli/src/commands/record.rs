//! `totemic record`: checking and converting game records.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};
use rules::record::{self, AnyRecord, ReadError};
use serde_json::{Value, json};

use crate::context::Context;
use crate::failure::Failure;
use crate::record_json;
use crate::sentences;

/// Check or convert game records.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  totemic record check games/*.txt
  totemic record convert game.txt --to json")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Check that records obey the rules: "FILE:LINE:COL: reason" for each that does not, exit
    /// code 1.
    Check {
        /// Files with one record or several.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Write all records of a file again, as canonical text or as a JSON array.
    Convert {
        /// A file with one record or several.
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
    /// A JSON array with one object a record.
    Json,
}

impl Args {
    pub(crate) fn run(self, context: &Context) -> Result<ExitCode, Failure> {
        match self.action {
            Action::Check { files } => check(&files, context),
            Action::Convert { file, to } => convert(&file, to, context),
        }
    }
}

/// Something wrong in a file.
struct Fault {
    line: usize,
    column: usize,
    code: &'static str,
    detail: Option<&'static str>,
    reason: String,
}

impl Fault {
    fn of(error: &ReadError, context: &Context) -> Fault {
        Fault {
            line: error.line,
            column: error.column,
            code: error.code(),
            detail: error.reason.detail(),
            reason: sentences::record_error(&context.texts, &error.reason),
        }
    }

    fn at(&self, file: &Path) -> String {
        let Fault {
            line,
            column,
            reason,
            ..
        } = self;
        format!("{}:{line}:{column}: {reason}", shown(file))
    }
}

fn check(files: &[PathBuf], context: &Context) -> Result<ExitCode, Failure> {
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
            list.push(json!({
                "file": shown(file),
                "line": fault.line,
                "column": fault.column,
                "code": fault.code,
                "detail": fault.detail,
                "reason": fault.reason,
            }));
        }
    }
    let code = ExitCode::from(u8::from(!list.is_empty()));
    if context.json {
        context.print_json(&Value::from(list))?;
    } else {
        context.print(&lines)?;
    }
    Ok(code)
}

fn convert(file: &Path, to: Form, context: &Context) -> Result<ExitCode, Failure> {
    let bytes = read(file, context)?;
    let records = records(&bytes, context)
        .into_iter()
        .collect::<Result<Vec<AnyRecord>, Fault>>()
        .map_err(|fault| Failure::Input(fault.at(file)))?;
    match to {
        Form::Json => {
            let list: Vec<Value> = records.iter().map(record_json::write).collect();
            context.print_json(&Value::from(list))?;
        }
        Form::Text => {
            let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
            context.print(&texts.join("\n"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
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
    let mut records: Vec<_> = record::read_any_all(text).collect();
    if records.is_empty() {
        records.push(record::read_any(text));
    }
    records
        .into_iter()
        .map(|record| record.map_err(|error| Fault::of(&error, context)))
        .collect()
}

/// What follows `good` is not UTF-8.
fn not_text(good: &[u8], context: &Context) -> Fault {
    let good = String::from_utf8_lossy(good);
    let last = good.rsplit('\n').next().unwrap_or_default();
    Fault {
        line: good.matches('\n').count() + 1,
        column: last.chars().count() + 1,
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
                ("file", sentences::quoted(&shown(file)).into()),
                ("reason", error.to_string().into()),
            ],
        ))
    })
}

fn shown(file: &Path) -> String {
    file.to_string_lossy().into_owned()
}

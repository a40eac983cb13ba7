//! An OpenAPI document as a page. It loads nothing and runs no script, so that it is within the
//! policy of every page.

use std::fmt::Write;

use serde_json::{Map, Value};

const STYLE: &str = include_str!("style.css");
/// Where a document refers to one of its types.
const REFERENCE: &str = "#/components/schemas/";

/// The whole page.
pub(super) fn page(document: &Value) -> String {
    let title = escaped(text(&document["info"], "title"));
    let base = text(&document["servers"][0], "url");
    let mut contents = String::new();
    let mut requests = String::new();
    for (path, methods) in fields(&document["paths"]) {
        for (method, request) in fields(methods) {
            let name = text(request, "operationId");
            let path = if path == "/" { "" } else { path };
            let line = format!(
                "<span class=\"method {method}\">{}</span> <code>{}</code>",
                method.to_uppercase(),
                escaped(&format!("{base}{path}"))
            );
            let summary = prose(text(request, "summary"));
            append(
                &mut contents,
                &format!("<li><a href=\"#{name}\">{line}</a>{summary}</li>"),
            );
            append(
                &mut requests,
                &format!(
                    "<section id=\"{name}\"><h3>{line}</h3>{}</section>",
                    details(request)
                ),
            );
        }
    }
    let mut types = String::new();
    for (name, schema) in fields(&document["components"]["schemas"]) {
        append(
            &mut types,
            &format!(
                "<section id=\"type-{name}\"><h3><code>{name}</code></h3>{}</section>",
                described(schema)
            ),
        );
    }
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title}</title>\
         <link rel=\"icon\" href=\"/icon.svg\"><style>{STYLE}</style></head><body>\
         <header><a href=\"/\">totemic</a></header><main><h1>{title}</h1>{}\
         <p><a href=\"{base}/openapi.json\">openapi.json</a> is the same for programs.</p>\
         <nav aria-label=\"Requests\"><ul>{contents}</ul></nav>\
         <h2>Requests</h2>{requests}<h2>Types</h2>{types}</main></body></html>\n",
        prose(text(&document["info"], "description"))
    )
}

/// What a request does, takes and gives.
fn details(request: &Value) -> String {
    let mut html = prose(text(request, "summary")) + &prose(text(request, "description"));
    let parameters: String = list(&request["parameters"])
        .map(|parameter| {
            row(
                text(parameter, "name"),
                &parameter["schema"],
                parameter["required"] == true,
                text(parameter, "description"),
            )
        })
        .collect();
    if !parameters.is_empty() {
        append(&mut html, &table("Parameters", &parameters));
    }
    let body = &request["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        append(&mut html, &format!("<h4>Body</h4><p>{}</p>", kind(body)));
    }
    let mut answers = String::new();
    for (status, answer) in fields(&request["responses"]) {
        let content = fields(&answer["content"]).next();
        let given = content.map_or(String::new(), |(media, content)| match media {
            "application/json" => kind(&content["schema"]),
            other => format!("<code>{}</code>", escaped(other)),
        });
        append(
            &mut answers,
            &format!(
                "<tr><th scope=\"row\">{}</th><td>{given}</td><td>{}</td></tr>",
                escaped(status),
                prose(text(answer, "description"))
            ),
        );
    }
    html + &table("Answers", &answers)
}

/// A type with its fields.
fn described(schema: &Value) -> String {
    let mut html = prose(text(schema, "description"));
    for one in list(&schema["oneOf"]) {
        append(&mut html, &described(one));
    }
    let required: Vec<&Value> = list(&schema["required"]).collect();
    let mut rows = String::new();
    for (name, field) in fields(&schema["properties"]) {
        let is_required = required.iter().any(|one| *one == name);
        append(
            &mut rows,
            &row(name, field, is_required, text(field, "description")),
        );
    }
    if rows.is_empty() {
        if schema["enum"].is_array() {
            append(&mut html, &format!("<p>{}</p>", kind(schema)));
        }
        return html;
    }
    html + &table("Fields", &rows)
}

fn row(name: &str, schema: &Value, is_required: bool, about: &str) -> String {
    let optional = if is_required {
        ""
    } else {
        " <em>optional</em>"
    };
    format!(
        "<tr><th scope=\"row\"><code>{}</code>{optional}</th><td>{}</td><td>{}</td></tr>",
        escaped(name),
        kind(schema),
        prose(about)
    )
}

fn table(caption: &str, rows: &str) -> String {
    format!(
        "<div class=\"wide\" tabindex=\"0\"><table><caption>{caption}</caption>{rows}</table></div>"
    )
}

/// What kind of value a schema describes, in a few words.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|reference| reference.strip_prefix(REFERENCE))
    {
        let name = escaped(name);
        return format!("<a href=\"#type-{name}\"><code>{name}</code></a>");
    }
    let choices = list(&schema["oneOf"]).chain(list(&schema["allOf"]));
    let choices: Vec<String> = choices.filter(|one| !is_null(one)).map(kind).collect();
    if !choices.is_empty() {
        return choices.join(" or ");
    }
    if schema["enum"].is_array() {
        let names = list(&schema["enum"]).map(|name| format!("<code>{}</code>", json(name)));
        return names.collect::<Vec<_>>().join(" or ");
    }
    if schema["items"].is_object() {
        return format!("list of {}", kind(&schema["items"]));
    }
    match &schema["type"] {
        Value::String(name) => escaped(name),
        // A type, or `null`.
        Value::Array(names) => {
            let mut names = names.iter().filter_map(Value::as_str);
            names.find(|name| *name != "null").map(escaped)
        }
        .unwrap_or_default(),
        _ => "any".to_owned(),
    }
}

fn is_null(schema: &Value) -> bool {
    schema["type"] == "null"
}

fn json(value: &Value) -> String {
    escaped(&value.to_string())
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

fn fields(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let fields = value.as_object().into_iter().flat_map(Map::iter);
    fields.map(|(name, value)| (name.as_str(), value))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn append(html: &mut String, part: &str) {
    // Writing to a string cannot fail.
    let _ = html.write_str(part);
}

/// Paragraphs, with `code` between backticks.
fn prose(text: &str) -> String {
    let paragraph = |text: &str| {
        let mut html = String::from("<p>");
        for (index, part) in text.split('`').enumerate() {
            let part = escaped(part);
            match index % 2 {
                0 => html += &part,
                _ => append(&mut html, &format!("<code>{part}</code>")),
            }
        }
        html + "</p>"
    };
    let paragraphs = text.split("\n\n").filter(|text| !text.trim().is_empty());
    paragraphs.map(paragraph).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_document_says_is_shown_and_never_taken_for_markup() {
        let shown = page(&json!({
            "info": {"title": "a & b", "description": "one\n\n`<two>`"},
            "servers": [{"url": "/api"}],
            "paths": {"/games": {"post": {"operationId": "create", "summary": "Begins.",
                "requestBody": {"content": {"application/json":
                    {"schema": {"$ref": "#/components/schemas/Wish"}}}},
                "responses": {"201": {"description": "Done"}}}}},
            "components": {"schemas": {"Wish": {"type": "object", "required": ["key"],
                "properties": {"key": {"type": "string"},
                    "side": {"type": "string", "enum": ["first", "second"]}}}}},
        }));
        for part in [
            "<title>a &amp; b</title>",
            "<p>one</p><p><code>&lt;two&gt;</code></p>",
            "href=\"#create\"",
            "POST</span> <code>/api/games</code>",
            "<a href=\"#type-Wish\"><code>Wish</code></a>",
            "<code>key</code></th><td>string</td>",
            "<code>side</code> <em>optional</em>",
            "&quot;first&quot;",
        ] {
            assert!(shown.contains(part), "{part}\n{shown}");
        }
    }
}

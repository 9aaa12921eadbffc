import Findings

/// The JSON Schema of the JSON report, as data.
enum ReportSchema {
  /// The schema in draft 2020-12, ending in a line feed.
  static var document: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "The report of 'endonym check --format json'",
      "type": "object",
      "required": [
        "schemaVersion", "tool", "summary", "languages", "assumptions", "files", "sources",
        "skipped", "problems", "findings"
      ],
      "properties": {
        "schemaVersion": {
          "const": \(JSONReporter.schemaVersion),
          "description": "Rises when a member changes its meaning or goes."
        },
        "tool": {
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"const": "endonym"}, "version": {"type": "string"}}
        },
        "summary": {
          "type": "object",
          "required": [
            "error", "warning", "note", "known", "gone", "accepted", "hidden", "failingSeverity",
            "rules"
          ],
          "properties": {
            "error": {"$ref": "#/$defs/count"},
            "warning": {"$ref": "#/$defs/count"},
            "note": {"$ref": "#/$defs/count"},
            "known": {
              "$ref": "#/$defs/count", "description": "Left out because the baseline knows them."
            },
            "gone": {
              "$ref": "#/$defs/count", "description": "Known to the baseline, no longer found."
            },
            "accepted": {
              "$ref": "#/$defs/count",
              "description": "Left out because the configuration accepts them."
            },
            "hidden": {
              "$ref": "#/$defs/count", "description": "Left out for being below '--severity'."
            },
            "failingSeverity": {"$ref": "#/$defs/severity"},
            "rules": {
              "type": "object", "additionalProperties": {"$ref": "#/$defs/count"},
              "description": "How many findings each rule has."
            }
          }
        },
        "languages": {"type": "array", "items": {"type": "string"}},
        "assumptions": {"type": "array", "items": {"type": "string"}},
        "files": {
          "type": "array",
          "items": {
            "type": "object", "required": ["path", "entries"],
            "properties": {"path": {"type": "string"}, "entries": {"$ref": "#/$defs/count"}}
          }
        },
        "sources": {
          "$ref": "#/$defs/count", "description": "How many Swift sources were checked."
        },
        "skipped": {
          "type": "array",
          "items": {
            "type": "object", "required": ["path", "reason"],
            "properties": {"path": {"type": "string"}, "reason": {"type": "string"}}
          }
        },
        "problems": {
          "type": "array",
          "description": "What kept the run from being whole; the exit code is then 2.",
          "items": {
            "type": "object",
            "required": ["path", "line", "column", "offset", "message", "remedy"],
            "properties": {"message": {"type": "string"}, "remedy": {"type": "string"}}
          }
        },
        "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}
      },
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "severity": {"enum": ["note", "warning", "error"]},
        "finding": {
          "type": "object",
          "required": [
            "rule", "severity", "path", "line", "column", "offset", "entry", "language",
            "languageName", "variation", "message", "value", "marked", "consequence", "remedy",
            "fingerprint"
          ],
          "properties": {
            "rule": {"type": "string"},
            "severity": {"$ref": "#/$defs/severity"},
            "path": {"type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {
              "type": "integer", "minimum": 1, "description": "In Unicode code points."
            },
            "offset": {"type": "integer", "minimum": 0, "description": "In bytes."},
            "entry": {"type": ["string", "null"]},
            "language": {"type": ["string", "null"]},
            "languageName": {"type": ["string", "null"], "description": "In English."},
            "variation": {"type": ["string", "null"]},
            "message": {"type": "string"},
            "value": {"type": ["string", "null"], "description": "The whole value at fault."},
            "marked": {
              "type": ["array", "null"], "items": {"type": "integer"},
              "minItems": 2, "maxItems": 2,
              "description": "The part at fault: first and end UTF-8 offset into the value."
            },
            "consequence": {"type": "string"},
            "remedy": {"type": "string"},
            "fingerprint": {
              "type": "string", "description": "The same after edits elsewhere in the file."
            }
          }
        }
      }
    }

    """
  }
}

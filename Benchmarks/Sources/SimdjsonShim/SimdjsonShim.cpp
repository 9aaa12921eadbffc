#include "SimdjsonShim.h"

#include <simdjson.h>

struct simdjson_shim_parser {
  simdjson::dom::parser parser;
};

simdjson_shim_parser *simdjson_shim_parser_create(void) { return new simdjson_shim_parser(); }

void simdjson_shim_parser_destroy(simdjson_shim_parser *parser) { delete parser; }

int simdjson_shim_parse(simdjson_shim_parser *parser, const char *bytes, size_t length) {
  simdjson::dom::element root;
  return parser->parser.parse(bytes, length, false).get(root);
}

size_t simdjson_shim_padding(void) { return simdjson::SIMDJSON_PADDING; }

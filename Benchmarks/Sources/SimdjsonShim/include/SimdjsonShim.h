#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// simdjson's DOM parser with its own memory, which it reuses from one text to the next.
typedef struct simdjson_shim_parser simdjson_shim_parser;

simdjson_shim_parser *simdjson_shim_parser_create(void);
void simdjson_shim_parser_destroy(simdjson_shim_parser *parser);

/// Parses `length` bytes, behind which `simdjson_shim_padding()` more must be readable; 0 is success.
int simdjson_shim_parse(simdjson_shim_parser *parser, const char *bytes, size_t length);

size_t simdjson_shim_padding(void);

#ifdef __cplusplus
}
#endif

#pragma once

#include <stddef.h>
#include <stdint.h>

/// Texts that are parted into runs already, and one buffer and one font a face to shape them with.
typedef struct harfbuzz_shim harfbuzz_shim;

harfbuzz_shim *harfbuzz_shim_create(void);
void harfbuzz_shim_destroy(harfbuzz_shim *shim);

/// Opens a face and returns its number; negative where it can't be opened.
int harfbuzz_shim_add_font(harfbuzz_shim *shim, const char *path, unsigned index);

/// Begins a text, which is copied; the runs that follow are parts of it.
void harfbuzz_shim_add_text(harfbuzz_shim *shim, const uint16_t *units, size_t count);

/// Adds a run of the last text, `start` and `count` in UTF-16 code units.
void harfbuzz_shim_add_run(harfbuzz_shim *shim, int font, size_t start, size_t count,
                           const char *script, int is_right_to_left, const char *language);

/// Shapes every run; returns the sum of the widths in ems.
double harfbuzz_shim_shape(harfbuzz_shim *shim);

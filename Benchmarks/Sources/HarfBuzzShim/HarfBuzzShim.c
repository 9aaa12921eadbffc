#include "HarfBuzzShim.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  size_t text_start;
  size_t text_count;
  size_t start;
  size_t count;
  int font;
  hb_script_t script;
  hb_direction_t direction;
  hb_language_t language;
} run;

struct harfbuzz_shim {
  hb_buffer_t *buffer;
  hb_font_t **fonts;
  size_t font_count;
  uint16_t *units;
  size_t unit_count;
  size_t unit_capacity;
  size_t text_start;
  run *runs;
  size_t run_count;
  size_t run_capacity;
};

harfbuzz_shim *harfbuzz_shim_create(void) {
  harfbuzz_shim *shim = calloc(1, sizeof(harfbuzz_shim));
  shim->buffer = hb_buffer_create();
  return shim;
}

void harfbuzz_shim_destroy(harfbuzz_shim *shim) {
  for (size_t index = 0; index < shim->font_count; index++) hb_font_destroy(shim->fonts[index]);
  hb_buffer_destroy(shim->buffer);
  free(shim->fonts);
  free(shim->units);
  free(shim->runs);
  free(shim);
}

int harfbuzz_shim_add_font(harfbuzz_shim *shim, const char *path, unsigned index) {
  hb_blob_t *blob = hb_blob_create_from_file(path);
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  if (hb_face_get_glyph_count(face) == 0) {
    hb_face_destroy(face);
    return -1;
  }
  hb_font_t *font = hb_font_create(face);
  hb_face_destroy(face);
  hb_font_make_immutable(font);
  shim->fonts = realloc(shim->fonts, (shim->font_count + 1) * sizeof(hb_font_t *));
  shim->fonts[shim->font_count] = font;
  return (int)shim->font_count++;
}

void harfbuzz_shim_add_text(harfbuzz_shim *shim, const uint16_t *units, size_t count) {
  if (shim->unit_count + count > shim->unit_capacity) {
    shim->unit_capacity = 2 * (shim->unit_count + count);
    shim->units = realloc(shim->units, shim->unit_capacity * sizeof(uint16_t));
  }
  memcpy(shim->units + shim->unit_count, units, count * sizeof(uint16_t));
  shim->text_start = shim->unit_count;
  shim->unit_count += count;
}

void harfbuzz_shim_add_run(harfbuzz_shim *shim, int font, size_t start, size_t count,
                           const char *script, int is_right_to_left, const char *language) {
  if (shim->run_count == shim->run_capacity) {
    shim->run_capacity = shim->run_capacity == 0 ? 1024 : 2 * shim->run_capacity;
    shim->runs = realloc(shim->runs, shim->run_capacity * sizeof(run));
  }
  shim->runs[shim->run_count++] = (run){
      .text_start = shim->text_start,
      .text_count = shim->unit_count - shim->text_start,
      .start = start,
      .count = count,
      .font = font,
      .script = hb_script_from_string(script, -1),
      .direction = is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
      .language = hb_language_from_string(language, -1),
  };
}

double harfbuzz_shim_shape(harfbuzz_shim *shim) {
  double total = 0;
  hb_buffer_t *buffer = shim->buffer;
  for (size_t index = 0; index < shim->run_count; index++) {
    const run *run = &shim->runs[index];
    hb_font_t *font = shim->fonts[run->font];
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(buffer, shim->units + run->text_start, (int)run->text_count,
                        (unsigned)run->start, (int)run->count);
    hb_buffer_set_direction(buffer, run->direction);
    hb_buffer_set_script(buffer, run->script);
    hb_buffer_set_language(buffer, run->language);
    hb_shape(font, buffer, NULL, 0);
    unsigned count = 0;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    long width = 0;
    for (unsigned glyph = 0; glyph < count; glyph++) width += positions[glyph].x_advance;
    total += (double)width / hb_face_get_upem(hb_font_get_face(font));
  }
  return total;
}

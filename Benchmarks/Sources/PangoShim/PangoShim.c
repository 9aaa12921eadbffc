#include "PangoShim.h"

#include <pango/pangoft2.h>
#include <stdlib.h>

struct pango_shim {
  PangoContext *context;
  PangoLayout *layout;
};

/// One for all, so that each font is opened once.
static PangoFontMap *font_map(void) {
  static PangoFontMap *map = NULL;
  if (map == NULL) {
    map = pango_ft2_font_map_new();
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  }
  return map;
}

pango_shim *pango_shim_create(const char *families, const char *language, double size) {
  pango_shim *shim = calloc(1, sizeof(pango_shim));
  shim->context = pango_font_map_create_context(font_map());
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, families);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_context_set_font_description(shim->context, description);
  pango_font_description_free(description);
  pango_context_set_language(shim->context, pango_language_from_string(language));
  pango_context_set_round_glyph_positions(shim->context, FALSE);
  shim->layout = pango_layout_new(shim->context);
  pango_layout_set_single_paragraph_mode(shim->layout, TRUE);
  return shim;
}

void pango_shim_destroy(pango_shim *shim) {
  g_object_unref(shim->layout);
  g_object_unref(shim->context);
  free(shim);
}

double pango_shim_layout_width(pango_shim *shim, const char *text, int length) {
  int width = 0;
  pango_layout_set_text(shim->layout, text, length);
  pango_layout_get_size(shim->layout, &width, NULL);
  return (double)width / PANGO_SCALE;
}

double pango_shim_item_width(pango_shim *shim, const char *text, int length) {
  int width = 0;
  PangoGlyphString *glyphs = pango_glyph_string_new();
  GList *items = pango_itemize(shim->context, text, 0, length, NULL, NULL);
  for (GList *item = items; item != NULL; item = item->next) {
    PangoItem *part = item->data;
    pango_shape_full(text + part->offset, part->length, text, length, &part->analysis, glyphs);
    width += pango_glyph_string_get_width(glyphs);
    pango_item_free(part);
  }
  g_list_free(items);
  pango_glyph_string_free(glyphs);
  return (double)width / PANGO_SCALE;
}

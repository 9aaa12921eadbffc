#pragma once

/// Pango with FreeType and fontconfig, its contexts and layouts kept for the next text.
typedef struct pango_shim pango_shim;

/// Fonts are found by fontconfig: the families of a list with commas, then whatever else there is.
pango_shim *pango_shim_create(const char *families, const char *language, double size);
void pango_shim_destroy(pango_shim *shim);

/// The width of a text by a layout, as programs ask for it.
double pango_shim_layout_width(pango_shim *shim, const char *text, int length);

/// The width of a text by its items alone, without looking for places to break lines.
double pango_shim_item_width(pango_shim *shim, const char *text, int length);

"""Shapes runs with uharfbuzz: a line of JSON each in, a line of JSON with its glyphs out."""
import functools
import json
import sys

import uharfbuzz


@functools.lru_cache(maxsize=None)
def font_of(path, index, axes):
    face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path), index)
    font = uharfbuzz.Font(face)
    font.scale = (face.upem, face.upem)
    if axes:
        font.set_variations(dict(axes))
    return font


for line in sys.stdin:
    run = json.loads(line)
    buffer = uharfbuzz.Buffer()
    buffer.direction = run["direction"]
    buffer.script = run["script"]
    buffer.language = run["language"]
    buffer.add_str(run["text"], run["start"], run["count"])
    uharfbuzz.shape(font_of(run["path"], run["index"], tuple(sorted(run["axes"].items()))), buffer)
    glyphs = [
        [info.codepoint, position.x_advance, position.x_offset, position.y_offset]
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions)
    ]
    print(json.dumps(glyphs))

// Measures texts with the page's fonts: in a canvas, and as a browser sets a document.

const canvas = document.createElement('canvas').getContext('2d');
const strong = /\p{L}/u;
const rightToLeft = /\p{Script=Arab}|\p{Script=Hebr}|\p{Script=Thaa}/u;
const picture = /[\p{Emoji_Presentation}\p{Emoji_Modifier_Base}]/u;
const pictures = '"Pictures"';

// A page's families are asked in their order even for what is a picture by itself, though other
// fonts have a plain form of it; so the pictures' font comes first, for these characters alone.
async function loadFonts(emoji) {
  const points = [0x200D, 0xFE0F];
  for (let point = 0x2000; point < 0x20000; point++) {
    if (picture.test(String.fromCodePoint(point))) points.push(point);
  }
  const unicodeRange = points.map(point => `U+${point.toString(16)}`).join();
  document.fonts.add(new FontFace('Pictures', `url("${emoji}")`, {unicodeRange, weight: '100 900'}));
  await Promise.allSettled([...document.fonts].map(font => font.load()));
  return [...document.fonts].filter(font => font.status != 'loaded').map(font => font.family);
}

function familiesOf(text, families) {
  return picture.test(text) ? `${pictures}, ${families}` : families;
}

function directionOf(text) {
  const letter = text.match(strong);
  return letter && rightToLeft.test(letter[0]) ? 'rtl' : 'ltr';
}

function canvasWidths(items) {
  return items.map(([text, language, families, size, weight]) => {
    canvas.font = `${weight} ${size}px ${familiesOf(text, families)}`;
    canvas.lang = language;
    canvas.fontKerning = 'normal';
    canvas.textRendering = 'geometricPrecision';
    canvas.direction = directionOf(text);
    return canvas.measureText(text).width;
  });
}

function documentWidths(items) {
  const spans = items.map(([text, language, families, size, weight]) => {
    const span = document.createElement('span');
    span.textContent = text;
    span.lang = language;
    span.dir = directionOf(text);
    span.style.cssText = `position: absolute; white-space: pre; font-kerning: normal;
      text-rendering: geometricPrecision; text-spacing-trim: space-all;
      text-autospace: no-autospace`;
    span.style.font = `${weight} ${size}px ${familiesOf(text, families)}`;
    return span;
  });
  document.body.append(...spans);
  const widths = spans.map(span => span.getBoundingClientRect().width);
  document.body.replaceChildren();
  return widths;
}

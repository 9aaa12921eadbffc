extension PageScript {
  /// Reads the page's data and offers what builds elements.
  static let data = #"""
    const find = (id) => document.getElementById(id);
    const data = JSON.parse(find("data").textContent);
    const string = (place) => place === undefined || place < 0 ? "" : data.strings[place];
    const verdicts = data.verdicts;
    const slots = data.slots.map(([name, summary, size, lines, factor]) =>
      ({name, summary, size, lines, factor}));
    const languages = data.languages.map(([code, english, endonym, rightToLeft]) =>
      ({code, english, endonym, isRightToLeft: rightToLeft === 1}));
    const texts = data.texts.map(([slot, language, value, width, budget, percent, rest]) => ({
      slot, language, value, width, budget, percent,
      verdict: verdicts[rest[0]], lines: rest[1], drawing: rest[2] ?? -1, isPreview: rest[3] === 1,
      name: string(rest[4]), detail: string(rest[5]), source: string(rest[6]),
      place: string(rest[7]), address: string(rest[8]), values: string(rest[9]),
      scale: (rest[10] ?? -1) < 0 ? 1 : rest[10] / 1000, reason: string(rest[11]),
      missing: string(rest[12]), fuller: string(rest[13]),
      fallback: data.fallbacks[rest[14] ?? -1] ?? "",
    }));
    const measured = texts.filter((text) => !text.isPreview);

    const fill = (node, attributes, children) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== undefined && value !== "") node.setAttribute(name, value);
      }
      node.append(...children.filter((child) => child !== null));
      return node;
    };
    const element = (name, attributes = {}, ...children) =>
      fill(document.createElement(name), attributes, children);
    const shape = (name, attributes = {}, ...children) =>
      fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
    const fold = (text) => text.normalize("NFC").toLocaleLowerCase("en");
    const count = (number) => number.toLocaleString("en");
    const counted = (number, singular, plural = singular + "s") =>
      `${count(number)} ${number === 1 ? singular : plural}`;
    const rounded = (number) => Math.round(number * 100) / 100;
    const invisible = /[\u0000-\u001F\u007F-\u00A0\u00AD\u061C\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/gu;
    const visible = (text) => text.replace(invisible, (character) =>
      `⟨${character.codePointAt(0).toString(16).toUpperCase()}⟩`);
    const named = (language) => [
      element("span", {class: "english"}, language.english), " ",
      language.endonym && language.endonym !== language.english
        ? element("bdi", {class: "endonym", lang: language.code}, language.endonym) : null,
    ];

    """#
}

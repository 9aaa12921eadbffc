extension PageScript {
  /// Builds the card of a text.
  static let cards = #"""
    const share = (text) => text.budget > 0 ? text.width / text.budget : 0;
    const percent = (text) => text.percent < 0 ? "–" : `${text.percent} %`;
    // A factor of whole percents is no less for the noise of binary fractions.
    const factor = (text) => `${Math.floor(text.scale * 100 + 1e-6)} %`;
    const wording = {
      ok: "fits", margin: "margin", scaled: "scaled", over: "too wide",
      missingGlyph: "missing glyph",
    };

    const badges = (text) => element("span", {},
      element("span", {class: `badge ${text.verdict}`}, wording[text.verdict]),
      text.reason ? " " : null,
      text.reason ? element("span", {class: "badge accepted"}, "accepted") : null,
      text.fallback ? " " : null,
      text.fallback ? element("span", {class: "badge borrowed"}, "source’s text") : null);

    const fallbackNote = {
      untranslated: (language) =>
        `Not translated: readers of ${language.english} see the source’s text.`,
      shared: () => "Not to be translated: every language shows the source’s text.",
    };

    const figures = (text) => {
      const slot = slots[text.slot];
      const line = element("p", {class: "figures"},
        element("b", {}, String(text.width)), ` of ${rounded(text.budget)} pt, `,
        element("b", {class: share(text) > 1 ? "over" : ""}, percent(text)));
      if (slot.lines > 1 || text.lines > 1) {
        const allowed = counted(slot.lines, "line");
        line.append(", ", text.lines > slot.lines
          ? element("b", {class: "over"}, `${text.lines} lines of ${slot.lines}`)
          : `${text.lines} of ${allowed}`);
      }
      if (text.verdict === "scaled") {
        line.append(", fits at ", element("b", {}, factor(text)));
      } else if (text.verdict === "over" && slot.factor < 1 && share(text) > 1) {
        line.append(`, too wide even at ${Math.round(slot.factor * 100)} %`);
      }
      return line;
    };

    const body = (text) => {
      const language = languages[text.language];
      const parts = [
        element("p", {
          class: "hidden text", lang: text.fallback ? data.sourceLanguage : language.code,
          dir: language.isRightToLeft ? "rtl" : "ltr",
        }, element("bdi", {}, text.value)),
        draw(text),
      ];
      if (text.verdict === "scaled") {
        parts.push(element("small", {}, `Scaled to ${factor(text)}`),
          draw(text, text.scale));
      }
      parts.push(figures(text));
      if (text.fallback) {
        parts.push(element("p", {class: `borrowed ${text.fallback}`},
          fallbackNote[text.fallback](language)));
      }
      if (text.missing) {
        parts.push(element("p", {class: "missing"}, `No font has: ${text.missing}`));
      }
      if (text.reason) {
        parts.push(element("p", {class: "reason"}, `Accepted: ${text.reason}`));
      }
      if (text.fuller) {
        parts.push(element("p", {class: "reason"}, "Would fit now: ",
          element("bdi", {lang: language.code}, text.fuller)));
      }
      if (text.source && text.source !== text.value) {
        parts.push(element("p", {class: "source", lang: data.sourceLanguage},
          element("bdi", {}, text.source)));
      }
      parts.push(element("p", {class: "place"},
        element("bdi", {}, element("code", {class: "key"}, visible(text.name))),
        text.detail ? element("bdi", {}, visible(text.detail)) : null,
        text.values ? element("bdi", {}, visible(text.values)) : null,
        text.place
          ? element("a", {href: text.address, title: text.place},
            element("code", {}, text.place.split("/").pop())) : null));
      return parts;
    };

    // The widest text stands open, the others on demand.
    const card = (group, column) => {
      const [text, ...others] = group;
      const node = element("li", {
        class: `card ${text.verdict}`, "data-language": languages[text.language].code,
        "data-slot": slots[text.slot].name, "data-verdict": text.verdict,
      },
      element("header", {}, element("h4", {}, ...named(languages[text.language])), badges(text)),
      ...body(text));
      const width = (extentOf(text) + 2 * margin) * zoom + 31;
      if (width > column * 2) node.classList.add("widest");
      else if (width > column) node.classList.add("wide");
      if (others.length > 0) node.append(rest(others));
      return node;
    };

    const rest = (others) => {
      const list = element("ul");
      const details = element("details", {class: "others"},
        element("summary", {}, counted(others.length, "narrower text")), list);
      details.addEventListener("toggle", () => {
        if (list.childElementCount > 0 || !details.open) return;
        list.append(...others.map((text) => element("li", {class: "other"},
          element("div", {}, badges(text)), ...body(text))));
      });
      return details;
    };

    """#
}

extension PageScript {
  /// Lays the cards out, slot by slot, in steps that leave the reader in charge.
  static let sheet = #"""
    const atOnce = 150;
    const everyStep = 150;
    let running = 0;

    const isOpen = (text) => !text.reason
      && (text.verdict === "over" || text.verdict === "scaled" || text.verdict === "missingGlyph");
    const hasVerdict = (text, verdict) => verdict === "" || text.verdict === verdict
      || (verdict === "open" && isOpen(text)) || (verdict === "accepted" && text.reason !== "")
      || (verdict === "fuller" && text.fuller !== "");
    const words = (text) => text.words ??= fold([
      text.name, text.value, text.source, text.detail, text.values,
      languages[text.language].english,
    ].join("\n"));
    const matches = (text, state, wanted) =>
      (state.language === "" || text.isPreview
        || languages[text.language].code === state.language)
      && (state.slot === "" || slots[text.slot].name === state.slot)
      && hasVerdict(text, state.verdict) && (wanted === "" || words(text).includes(wanted));

    // Texts of one slot as cards: one a language, the widest first in each, or one a text.
    const groupsOf = (list, state) => {
      const byLanguage = new Map();
      for (const text of list) {
        if (!byLanguage.has(text.language)) byLanguage.set(text.language, []);
        byLanguage.get(text.language).push(text);
      }
      const groups = [...byLanguage.entries()].sort(([a], [b]) => a - b).map(([, group]) =>
        group.sort((a, b) => b.lines - a.lines || b.width - a.width));
      const all = state.show === "all" ? groups.flat().map((text) => [text]) : groups;
      if (state.order === "width") all.sort(([a], [b]) => share(b) - share(a));
      return all;
    };

    // Columns as wide as what is drawn in them, up to well beyond the budget.
    const columnOf = (list) => Math.max(250, ...list.map((text) =>
      Math.min(extentOf(text), text.budget * 1.6) * zoom + 40));

    function* layOut(root, list, state) {
      root.replaceChildren();
      for (const [number, slot] of slots.entries()) {
        const own = list.filter((text) => text.slot === number);
        if (own.length === 0) continue;
        const cards = element("ul", {class: "cards"});
        cards.style.setProperty("--column", `${Math.ceil(columnOf(own))}px`);
        root.append(element("section", {class: "slot", "data-slot": slot.name},
          element("h3", {}, element("code", {}, slot.name),
            element("small", {}, `${slot.summary} · ${rounded(own[0].budget)} pt · `
              + counted(own.length, "text"))),
          cards));
        // What the columns came to be; an overflow that they leave no room for takes two.
        const column = parseFloat(getComputedStyle(cards).gridTemplateColumns);
        for (const group of groupsOf(own, state)) {
          cards.append(card(group, column));
          yield;
        }
      }
      if (list.length === 0) {
        root.append(element("p", {class: "empty"}, "No text matches. Widen the filters above."));
      }
    }

    const run = (steps, most) => {
      for (let i = 0; i < most; i += 1) if (steps.next().done) return true;
      return false;
    };

    const showSheets = (state) => {
      const wanted = fold(state.text.trim());
      const turn = running += 1;
      const shown = measured.filter((text) => matches(text, state, wanted));
      const previews = texts.filter((text) => text.isPreview && matches(text, state, wanted));
      const pages = [[find("cards"), shown], [find("preview-cards"), previews]]
        .filter(([root]) => root)
        .map(([root, list]) => layOut(root, list, state));
      const proceed = (most) => {
        if (turn !== running) return;
        while (pages.length > 0 && run(pages[0], most)) pages.shift();
        if (pages.length > 0) return setTimeout(() => proceed(everyStep));
        document.documentElement.dataset.ready = String(turn);
      };
      delete document.documentElement.dataset.ready;
      proceed(atOnce);
      const output = find("count");
      if (!output) return;
      const sets = new Set(shown.map((text) => `${text.slot} ${text.language}`)).size;
      const cards = state.show === "all" ? shown.length : sets;
      output.textContent = shown.length === measured.length
        ? `All ${counted(measured.length, "text")}, on ${counted(cards, "card")}`
        : `${count(shown.length)} of ${counted(measured.length, "text")}, `
          + `on ${counted(cards, "card")}`;
    };

    """#
}

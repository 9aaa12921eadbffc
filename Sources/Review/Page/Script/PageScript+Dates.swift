extension PageScript {
  /// Shows the matrix of dates at a chosen moment, and everything about one of its cells.
  static let dates = #"""
    const rows = (list, width) => {
      const result = [];
      for (let i = 0; i < list.length; i += width) result.push(list.slice(i, i + width));
      return result;
    };
    const dateCells = (data.dates ?? []).map(([intent, language, plan, decisions, all, anchors]) => ({
      intent: string(intent), language: string(language), plan: string(plan),
      decisions: rows(decisions, 4).map((row) => row.map(string)),
      texts: rows(all, 5).map((row) => row.map(string)),
      places: rows(all, 5),
      anchors: rows(anchors, 5),
    }));
    const buttons = [...document.querySelectorAll("button.cell")];
    const cellOf = (button) => dateCells[Number(button.dataset.cell)];

    const showMoment = (choice) => {
      for (const button of buttons) {
        const match = cellOf(button).texts.find(([clock, instant]) =>
          `${clock}|${instant}` === choice);
        button.querySelector("bdi").textContent = match ? match[2] : "–";
      }
    };

    const table = (headings, body) => element("div", {class: "scroll"}, element("table", {},
      element("thead", {}, element("tr", {},
        ...headings.map((heading) => element("th", {scope: "col"}, heading)))),
      element("tbody", {}, ...body.map((cells) => element("tr", {},
        ...cells.map((cell) => element("td", {}, cell)))))));

    const showDate = (cell) => {
      const dialog = find("date");
      const language = languageOf(cell.language);
      const text = (value) => element("bdi", {lang: cell.language}, value);
      const close = element("button", {type: "button", class: "plain"}, "Close");
      close.addEventListener("click", () => dialog.close());
      const other = (value, place, rendered) =>
        place < 0 ? "not recorded" : value === rendered ? "the same" : text(visible(value));
      const headings = ["Moment", "Clock", "Text"];
      if (data.recorded) headings.push(`Recorded in ${data.recorded}`);
      if (data.elsewhere) headings.push(`Recorded in ${data.elsewhere}`);
      const parts = [
        element("header", {}, element("h3", {id: "date-title"},
          element("code", {}, cell.intent), " in ", ...named(language)), close),
        table(headings, cell.texts.map(([clock, instant, value, recorded, elsewhere], i) => {
          const [, , , first, second] = cell.places[i];
          const line = [instant, clock, text(visible(value))];
          if (data.recorded) line.push(other(recorded, first, value));
          if (data.elsewhere) line.push(other(elsewhere, second, value));
          return line;
        })),
      ];
      if (cell.anchors.length > 0) {
        parts.push(element("h4", {}, "Decided by a person"),
          table(["Moment", "Clock", "Decided", "Rendered", "Line"],
            cell.anchors.map(([moment, clock, value, rendered, line]) => [
              string(moment), string(clock), text(visible(string(value))),
              rendered < 0 ? "not in the manifest"
                : rendered === value ? "the same"
                  : element("span", {class: "missing"}, text(visible(string(rendered)))),
              `${data.anchors}:${line}`,
            ])));
      }
      parts.push(element("h4", {}, "Plan"), element("p", {}, cell.plan));
      if (cell.decisions.length > 0) {
        parts.push(element("h4", {}, "Decisions"), element("dl", {class: "decisions"},
          ...cell.decisions.flatMap(([classifier, value, reason, source]) => [
            element("dt", {}, `${classifier}: ${value}`),
            element("dd", {}, [reason || "as usual", source].filter(Boolean).join(" – ")),
          ])));
      }
      dialog.replaceChildren(...parts);
      dialog.showModal();
    };

    const languageOf = (code) => languages.find((language) => language.code === code)
      ?? (data.names[code]
        ? {code, english: data.names[code][0], endonym: data.names[code][1]}
        : {code, english: code, endonym: ""});

    for (const button of buttons) button.addEventListener("click", () => showDate(cellOf(button)));
    find("moment")?.addEventListener("change", (event) => showMoment(event.target.value));

    const filterDates = (state, wanted) => {
      for (const button of buttons) {
        const cell = cellOf(button);
        cell.words ??= fold([cell.intent, ...cell.texts.map((text) => text[2])].join("\n"));
        button.parentElement.classList.toggle("dim",
          wanted !== "" && !cell.words.includes(wanted));
      }
      for (const row of document.querySelectorAll("tr[data-language]")) {
        const cells = [...row.querySelectorAll("button.cell")];
        row.hidden = (state.language !== "" && row.dataset.language !== state.language)
          || (wanted !== "" && cells.length > 0
            && cells.every((cell) => cell.parentElement.classList.contains("dim")));
      }
    };

    """#
}

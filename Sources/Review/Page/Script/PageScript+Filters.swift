extension PageScript {
  /// Keeps the filters, the page and the address's fragment in step.
  static let filters = #"""
    const initial = {
      language: "", slot: "", verdict: "", text: "", show: "", order: "", theme: "",
    };
    const state = {...initial};
    const fields = Object.keys(initial).map((name) => [name, find(`filter-${name}`)])
      .filter(([, field]) => field);

    const findings = [...document.querySelectorAll(".finding")];
    const findingWords = new Map();
    const filterFindings = (wanted) => {
      let shown = 0;
      for (const finding of findings) {
        if (wanted !== "" && !findingWords.has(finding)) {
          findingWords.set(finding, fold(finding.textContent));
        }
        finding.hidden =
          (state.language !== "" && finding.dataset.language !== state.language)
          || (wanted !== "" && !findingWords.get(finding).includes(wanted));
        if (!finding.hidden) shown += 1;
      }
      for (const file of document.querySelectorAll(".file")) {
        file.hidden = !file.querySelector(".finding:not([hidden])");
      }
      const output = find("findings-shown");
      if (output) {
        output.textContent = shown === findings.length
          ? "" : `${count(shown)} of ${count(findings.length)} match the filters.`;
      }
    };

    const apply = () => {
      const wanted = fold(state.text.trim());
      if (state.theme) document.documentElement.dataset.theme = state.theme;
      else delete document.documentElement.dataset.theme;
      for (const tile of document.querySelectorAll(".tile")) {
        tile.setAttribute("aria-pressed", String(tile.dataset.verdict === state.verdict));
      }
      showSheets(state);
      filterDates(state, wanted);
      filterFindings(wanted);
    };

    // What somebody has to decide comes first, unless the address says what is to be shown.
    const startsOpen = measured.some(isOpen);
    const saysWhat = (parameters) =>
      fields.some(([name]) => name !== "theme" && parameters.has(name));

    const write = () => {
      const parameters = new URLSearchParams(
        Object.entries(state).filter(([name, value]) => value !== initial[name]));
      if (startsOpen && !saysWhat(parameters)) parameters.set("verdict", "");
      const fragment = parameters.toString();
      history.replaceState(null, "",
        fragment ? `#${fragment}` : location.pathname + location.search);
    };

    const read = () => {
      const parameters = new URLSearchParams(location.hash.slice(1));
      if (startsOpen && !saysWhat(parameters)) parameters.set("verdict", "open");
      for (const [name, field] of fields) {
        field.value = parameters.get(name) ?? initial[name];
        // What is no choice of the field's leaves it empty.
        if (field.value !== (parameters.get(name) ?? "")) field.value = initial[name];
        state[name] = field.value;
      }
      apply();
    };

    const set = (name, value) => {
      state[name] = value;
      const field = find(`filter-${name}`);
      if (field && field.value !== value) field.value = value;
      write();
      apply();
    };

    let waiting;
    for (const [name, field] of fields) {
      field.addEventListener(field.type === "search" ? "input" : "change", () => {
        clearTimeout(waiting);
        if (field.type !== "search") return set(name, field.value);
        waiting = setTimeout(() => set(name, field.value), 120);
      });
    }
    for (const tile of document.querySelectorAll(".tile")) {
      tile.addEventListener("click", () => set("verdict", tile.dataset.verdict));
    }
    find("filters")?.addEventListener("submit", (event) => event.preventDefault());
    find("reset")?.addEventListener("click", () => {
      Object.assign(state, initial, {theme: state.theme});
      for (const [name, field] of fields) field.value = state[name];
      write();
      apply();
    });
    // The fragment holds the filters, so a link within the page moves without changing it.
    for (const link of document.querySelectorAll("a[data-section]")) {
      link.addEventListener("click", (event) => {
        const heading = find(link.dataset.section)?.querySelector("h2");
        if (!heading) return;
        event.preventDefault();
        heading.focus({preventScroll: true});
        heading.scrollIntoView({block: "start"});
      });
    }
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target.closest?.("input, select, textarea, dialog");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      find("filter-text")?.focus();
    });
    addEventListener("hashchange", read);
    read();

    """#
}

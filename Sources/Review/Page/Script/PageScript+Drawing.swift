extension PageScript {
  /// Draws a text as outlines in its box, at a fixed number of pixels for a point.
  static let drawing = #"""
    const zoom = 1.5;
    const margin = 2;
    const farthest = 3;

    const runOf = ([size, pairs, raised]) => {
      const scale = size / 1000;
      const places = new Map();
      for (let i = 0; raised && i < raised.length; i += 2) places.set(raised[i], raised[i + 1]);
      const run = shape("g", {transform: `scale(${scale})`});
      let x = 0;
      for (let i = 0; i < pairs.length; i += 2) {
        x += pairs[i + 1];
        const y = places.get(i / 2) ?? 0;
        run.append(shape("use", {
          href: `#g${pairs[i]}`, x: rounded(x / 100 / scale),
          y: y === 0 ? undefined : rounded(-y / 100 / scale),
        }));
      }
      return run;
    };

    // Of a text that is far too wide only so much is shown that the box can still be made out.
    const extentOf = (text) => {
      const drawn = data.drawings[text.drawing] ?? [];
      const widest = Math.max(0, ...drawn.map((line) => line[0]));
      return Math.min(Math.max(widest, text.budget), Math.max(text.budget * farthest, 120));
    };

    const draw = (text, scale = 1) => {
      const lines = data.drawings[text.drawing];
      if (!lines) return null;
      const slot = slots[text.slot];
      const isRightToLeft = languages[text.language].isRightToLeft;
      const lineHeight = rounded(slot.size * 1.3);
      const height = lineHeight * Math.max(lines.length, Math.min(slot.lines, 2));
      const extent = extentOf(text);
      const budget = text.budget;
      const left = isRightToLeft ? budget - extent : 0;
      const [x, width] = [left - margin, extent + 2 * margin];
      const edge = isRightToLeft ? 0 : budget;
      const bar = isRightToLeft ? budget * 0.05 : budget * 0.95;
      const picture = shape("svg", {
        class: "drawing", viewBox: `${rounded(x)} -1 ${rounded(width)} ${rounded(height + 2)}`,
        width: rounded(width * zoom), height: rounded((height + 2) * zoom), "aria-hidden": "true",
      },
      shape("rect", {class: "box", x: 0, y: 0, width: budget, height: rounded(height)}));
      const ink = shape("g", {class: "text"});
      lines.forEach(([lineWidth, ...runs], index) => {
        const drawnWidth = lineWidth * scale;
        const baseline = rounded(lineHeight * index + slot.size * 0.98);
        const start = isRightToLeft ? rounded(budget - drawnWidth) : 0;
        const group = shape("g", {
          class: index < slot.lines ? "ink" : "ink surplus",
          transform: `translate(${start} ${baseline})` + (scale < 1 ? ` scale(${scale})` : ""),
        }, ...runs.map(runOf));
        if (drawnWidth <= budget + 0.01) return ink.append(group);
        const far = Math.min(drawnWidth - budget, extent - budget);
        const from = isRightToLeft ? -far : budget;
        picture.append(shape("rect", {
          class: "excess", x: rounded(from), y: rounded(lineHeight * index),
          width: rounded(far), height: lineHeight,
        }));
        // The part within and the part beyond the budget, each cut off where the other begins.
        const part = (name, start, width) => shape("svg", {
          class: name, x: rounded(start), y: -lineHeight, width: rounded(width),
          height: rounded(height + 2 * lineHeight),
          viewBox: `${rounded(start)} ${-lineHeight} ${rounded(width)} `
            + `${rounded(height + 2 * lineHeight)}`,
        }, group.cloneNode(true));
        const beyond = far + margin;
        ink.append(
          part("within", isRightToLeft ? 0 : x, budget + margin),
          part("beyond", isRightToLeft ? -beyond : budget, beyond));
      });
      picture.append(
        shape("line", {class: "bar95", x1: rounded(bar), x2: rounded(bar), y1: 0, y2: height}),
        ink,
        shape("line", {class: "budget", x1: edge, x2: edge, y1: -1, y2: rounded(height + 1)}));
      return element("div", {class: "stage"}, picture);
    };

    """#
}

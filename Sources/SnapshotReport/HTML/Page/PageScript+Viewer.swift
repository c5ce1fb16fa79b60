extension PageScript {
  /// One snapshot in full: its words, the colours under the cursor, the way from one to the next.
  static let viewer = #"""
    const viewerNode = find("viewer");
    function openCell(cell, isNew = true) {
      const wasOpen = !!state.open;
      if (state.open !== cell) { pixelCache = new Map(); state.cursor = null; state.change = -1; }
      state.open = cell;
      const index = state.shown.indexOf(cell);
      if (index >= 0) state.selected = index;
      viewerNode.hidden = false;
      document.documentElement.classList.add("viewing");
      const address = "#snapshot-" + cell.id;
      if (isNew && location.hash !== address) history[wasOpen ? "replaceState" : "pushState"](null, "", address);
      showBar(cell);
      showSide(cell);
      showVerdictBar(cell);
      showColors(null);
      showStage();
      viewerNode.scrollTop = 0;
      stage.focus({ preventScroll: true });
    }
    function closeCell(isNew = true) {
      if (!state.open) return;
      state.open = null;
      stageTurn += 1;
      clearInterval(blinkTimer);
      stage.replaceChildren();
      panes = [];
      pixelCache = new Map();
      viewerNode.hidden = true;
      document.documentElement.classList.remove("viewing");
      if (isNew) history.replaceState(null, "", location.pathname + location.search);
      select(state.selected);
    }
    function step(distance) {
      if (!state.shown.length) return;
      const index = clamp(state.selected + distance, 0, state.shown.length - 1);
      if (!state.open) return select(index);
      if (state.shown[index] !== state.open) openCell(state.shown[index]);
    }
    /// Goes to the next snapshot that a decision is missing about, around the end.
    function stepToUndecided() {
      const count = state.shown.length;
      for (let distance = 1; distance <= count; distance += 1) {
        const cell = state.shown[(state.selected + distance) % count];
        if (!statuses.undecided[1](cell)) continue;
        if (state.open) openCell(cell); else select(state.shown.indexOf(cell));
        return true;
      }
      return false;
    }
    function followAddress() {
      const match = /^#snapshot-(\d+)$/.exec(location.hash);
      const cell = match && cellsByID.get(Number(match[1]));
      if (cell) openCell(cell, false); else closeCell(false);
    }
    addEventListener("popstate", followAddress);
    function showBar(cell) {
      const place = state.shown.indexOf(cell);
      find("viewer-bar").replaceChildren(
        make("button", { type: "button", id: "back", title: "Back to the list (Esc)", click: () => closeCell() }, "‹ List"),
        make("div.title", {}, make("h2", {}, cell.name),
          make("p.quiet", {}, `${cell.home.target} / ${cell.home.file} / ${cell.home.function}`)),
        make("b.mark." + cell.verdict, {}, cell.verdict),
        make("span.quiet.place", {}, place < 0 ? "" : `${place + 1} of ${state.shown.length}`),
        make("button", { type: "button", title: "Previous (k)", "aria-label": "Previous", click: () => step(-1) }, "↑"),
        make("button", { type: "button", title: "Next (j)", "aria-label": "Next", click: () => step(1) }, "↓"),
        make("button", { type: "button", title: "Keys (?)", "aria-label": "Keys", click: toggleHelp }, "?"));
    }
    function showSide(cell) {
      const parts = [];
      if (cell.changes.length) {
        parts.push(make("h3", {}, "What changed"), make("ol.changes", {}, sentences(cell).map(changeItem)));
        if (cell.unlistedChanges) parts.push(make("p.quiet", {}, `... and ${cell.unlistedChanges} more`));
      }
      if (cell.message) parts.push(make("h3", {}, "Message"), make("pre", {}, cell.message));
      if (cell.slack) parts.push(make("h3", {}, "Tolerance"), make("p", {}, cell.slack));
      const lines = JSON.parse(blob(cell.lines) ?? "[]");
      if (lines.length) {
        parts.push(make("h3", {}, cell.pictures.length ? "Views" : "Lines"), make("div.lines", { tabindex: "0" }, lines.map(differenceLine)));
      }
      const facts = [["Screen", describe(cell)], ["Test", cell.test], ["Source", `${cell.home.source}:${cell.home.line}`],
        ["Reference", cell.reference], ["Times", Object.entries(cell.times).map(([name, time]) => `${name} ${time} ms`).join(", ")]];
      parts.push(make("h3", {}, "About"), make("dl", {}, facts.filter(([, text]) => text).flatMap(([name, text]) =>
        [make("dt", {}, name), make("dd", {}, text)])));
      find("side").replaceChildren(...parts);
      find("side").scrollTop = 0;
    }
    /// Changes by what is said about them: a list's rows often change alike.
    function sentences(cell) {
      const places = new Map();
      cell.changes.forEach((change, index) => places.set(change.text, [...(places.get(change.text) || []), index]));
      return [...places].map(([text, indexes]) => ({ text, indexes }));
    }
    function changeItem({ text, indexes }) {
      const chooseNext = () => chooseChange(indexes[(indexes.indexOf(state.change) + 1) % indexes.length]);
      return make("li", {}, make("button", { type: "button", "data-changes": indexes.join(" "), click: chooseNext },
        make("span.number", {}, indexes[0] + 1), text, indexes.length > 1 ? make("b", {}, ` × ${indexes.length}`) : null));
    }
    function differenceLine(line) {
      if (line[0] === "@") return make("div.skipped", {}, `${line.slice(1)} lines that stayed`);
      return make("div." + ({ "+": "came", "-": "went" }[line[0]] || "stayed"), {}, line);
    }
    /// Shows where a view changed.
    function chooseChange(index) {
      const cell = state.open;
      if (!cell || !cell.changes.length) return;
      state.change = (index + cell.changes.length) % cell.changes.length;
      state.boxes = true;
      showBoxes();
      state.cursor = null;
      if (state.zoom !== null) zoomTo(state.zoom, focusedPixel());
      showCursor();
      for (const button of find("side").querySelectorAll("button[data-changes]")) {
        const isChosen = button.dataset.changes.split(" ").includes(String(state.change));
        button.setAttribute("aria-pressed", isChosen);
        if (isChosen) button.scrollIntoView({ block: "nearest" });
      }
    }
    let colorTurn = 0;
    /// Says which colours the pictures have at a pixel, and shows its neighbours; nil for none.
    async function showColors(pixel) {
      const cell = state.open, turn = colorTurn += 1, readout = find("readout");
      if (!cell || !pixel) {
        readout.replaceChildren(make("span.quiet", {}, cell && cell.pictures.length
          ? "Point at a pixel, or press c and the arrows, for its colours." : ""));
        return;
      }
      const kinds = kindsOf(cell);
      const pictures = await Promise.all(kinds.map(kind => pixelsOf(cell, kind)));
      if (turn !== colorTurn || cell !== state.open) return;
      const colors = pictures.map(data => colorAt(data, pixel.x, pixel.y));
      const parts = kinds.map((kind, index) => {
        const swatch = make("span.swatch", {});
        if (colors[index]) swatch.style.background = colorText(colors[index]);
        return make("span.color", { "data-kind": kind }, loupe(pictures[index], pixel), swatch,
          make("span", {}, make("span.quiet", {}, kind + " "), make("code", {}, colorText(colors[index])),
            make("span.quiet", {}, colors[index] ? ` (${[...colors[index]].join(", ")})` : "")));
      });
      let apart = "";
      if (colors.length === 2 && colors[0] && colors[1]) {
        const distance = Math.max(...[0, 1, 2, 3].map(index => Math.abs(colors[0][index] - colors[1][index])));
        apart = distance ? `differs by ${distance}` : "same";
      }
      readout.replaceChildren(make("span.place", {}, `${pixel.x}, ${pixel.y}`), ...parts, make("b", {}, apart));
    }
    /// The pixels around one, nine times as large.
    function loupe(data, pixel) {
      const side = 9, canvas = make("canvas.loupe", { width: side, height: side });
      const left = pixel.x - (side >> 1), top = pixel.y - (side >> 1);
      if (data) canvas.getContext("2d").putImageData(data, -left, -top, left, top, side, side);
      return canvas;
    }
    function toggleCursor() {
      if (!panes.length) return;
      const { scroller, sheet } = panes[0], size = sheetSize(state.open), zoom = sheet.offsetWidth / size.width;
      const frame = scroller.getBoundingClientRect(), box = sheet.getBoundingClientRect();
      state.cursor = state.cursor ? null : {
        x: clamp(Math.floor((frame.left + frame.width / 2 - box.left) / zoom), 0, size.width - 1),
        y: clamp(Math.floor((frame.top + frame.height / 2 - box.top) / zoom), 0, size.height - 1),
      };
      if (state.cursor && zoom < 8) zoomTo(8, state.cursor);
      showCursor();
      showColors(state.cursor);
    }
    function moveCursor(x, y) {
      const size = sheetSize(state.open);
      state.cursor = { x: clamp(state.cursor.x + x, 0, size.width - 1), y: clamp(state.cursor.y + y, 0, size.height - 1) };
      zoomTo(state.zoom, state.cursor);
      showColors(state.cursor);
    }
    function showCursor() {
      if (!state.open) return;
      const size = sheetSize(state.open);
      for (const pane of panes) {
        pane.cursor.hidden = !state.cursor;
        if (!state.cursor) continue;
        Object.assign(pane.cursor.style, {
          left: 100 * state.cursor.x / size.width + "%", top: 100 * state.cursor.y / size.height + "%",
          width: 100 / size.width + "%", height: 100 / size.height + "%",
        });
      }
    }
    function pan(x, y) {
      for (const pane of panes) pane.scroller.scrollBy(x, y);
    }
    """#
}

extension PageScript {
  /// Which snapshots are shown.
  static let filters = #"""
    const state = {
      status: "all", view: "", device: "", variant: "", query: "", shown: [], selected: 0,
      open: null, mode: "two-up", zoom: null, swipe: 50, onion: 50, boxes: true, amplified: false, cursor: null, change: -1,
    };
    const decisionOf = new Map();
    const statuses = {
      all: ["All", () => true],
      failed: ["Failed", cell => cell.isFailure],
      new: ["New", cell => cell.isNew],
      undecided: ["Undecided", cell => cell.canBeDecided && !decisionOf.has(cell.id)],
      tolerated: ["Tolerated", cell => cell.verdict === "tolerated"],
      passed: ["Passed", cell => cell.verdict === "matched" || cell.verdict === "tolerated"],
    };
    function textOf(cell) {
      cell.words ||= [cell.name, cell.test, cell.home.function, cell.verdict, describe(cell), cell.message,
        ...cell.changes.map(change => change.text)].join("\n").toLowerCase();
      return cell.words;
    }
    function isShown(cell, words) {
      return statuses[state.status][1](cell)
        && (!state.device || cell.device === state.device)
        && (!state.variant || cell.variants.includes(state.variant))
        && (!state.view || cell.changes.some(change => change.view === state.view))
        && words.every(word => textOf(cell).includes(word));
    }
    function applyFilters() {
      const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
      state.shown = cells.filter(cell => isShown(cell, words));
      state.selected = clamp(state.selected, 0, Math.max(state.shown.length - 1, 0));
      countStatuses();
      layOutList();
    }
    function countStatuses() {
      for (const button of find("filters").querySelectorAll("button[data-status]")) {
        const [, test] = statuses[button.dataset.status];
        const count = cells.filter(test).length;
        button.querySelector("span").textContent = count;
        button.setAttribute("aria-pressed", button.dataset.status === state.status);
        button.hidden = count === 0 && button.dataset.status !== "all" && button.dataset.status !== state.status;
      }
    }
    function setStatus(status) {
      state.status = status;
      state.selected = 0;
      applyFilters();
      scrollTo(0, 0);
    }
    function tally(values) {
      const counts = new Map();
      for (const value of values) counts.set(value, (counts.get(value) || 0) + 1);
      return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    }
    function choice(key, label, counts) {
      const options = counts.map(([value, count]) => make("option", { value }, `${value} (${count})`));
      return make("select", {
        "aria-label": label, "data-filter": key, hidden: counts.length === 0,
        change: event => { state[key] = event.target.value; state.selected = 0; applyFilters(); scrollTo(0, 0); },
      }, make("option", { value: "" }, label), options);
    }
    function makeFilters() {
      const search = make("input", {
        type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search", autocomplete: "off",
        input: event => { state.query = event.target.value; state.selected = 0; applyFilters(); },
      });
      const buttons = Object.entries(statuses).map(([status, [label]]) =>
        make("button", { type: "button", "data-status": status, click: () => setStatus(status) },
          label + " ", make("span")));
      const views = tally(cells.flatMap(cell => [...new Set(cell.changes.map(change => change.view))]));
      find("filters").append(make("div.segments", {}, buttons), search,
        choice("view", "Changed view", views.slice(0, 200)),
        choice("device", "Device", tally(cells.map(cell => cell.device).filter(Boolean))),
        choice("variant", "Variant", tally(cells.flatMap(cell => cell.variants))));
      find("filters").addEventListener("submit", event => event.preventDefault());
    }
    function clearFilters() {
      Object.assign(state, { status: "all", view: "", device: "", variant: "", query: "" });
      find("filters").reset();
      applyFilters();
    }
    """#

  /// The list: rows of cards, of which only those near the window are elements.
  static let list = #"""
    const listNode = find("list");
    const gap = 14, headingHeight = 46, lead = 500;
    let rows = [], offsets = [], columns = 1, listTop = 0, cardHeight = 300;
    const rowNodes = new Map();
    function layOutList() {
      const width = listNode.clientWidth;
      const isNarrow = width < 600;
      cardHeight = isNarrow ? 268 : 316;
      columns = Math.max(Math.floor((width + gap) / ((isNarrow ? 160 : 236) + gap)), 1);
      rows = [];
      offsets = [];
      let y = 0, home = null;
      const add = (row, height) => { rows.push(row); offsets.push(y); y += height; };
      state.shown.forEach((cell, index) => {
        if (cell.home !== home) {
          home = cell.home;
          add({ home, count: 0 }, headingHeight);
          rows.heading = rows[rows.length - 1];
        }
        rows.heading.count += 1;
        const last = rows[rows.length - 1];
        if (last.cells && last.cells.length < columns) last.cells.push(index);
        else add({ cells: [index] }, cardHeight + gap);
      });
      listNode.style.height = y + "px";
      listTop = listNode.getBoundingClientRect().top + scrollY;
      for (const node of rowNodes.values()) node.remove();
      rowNodes.clear();
      find("empty")?.remove();
      if (!state.shown.length) {
        listNode.style.height = "120px";
        listNode.append(make("p.empty", { id: "empty" },
          cells.length ? "No snapshot is like that. Esc clears the filters." : "The run saw no snapshots."));
      }
      renderList();
    }
    /// The last row that starts at or above y.
    function rowAt(y) {
      let low = 0, high = rows.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (offsets[middle] <= y) low = middle; else high = middle - 1;
      }
      return low;
    }
    /// Makes the rows near the window, those in it first; when it scrolls few at a time, so that no frame takes long.
    function renderList(most = Infinity) {
      if (!rows.length) return;
      const top = scrollY - listTop;
      const first = rowAt(top - lead), last = rowAt(top + innerHeight + lead);
      for (const [index, node] of rowNodes) {
        if (index < first || index > last) { node.remove(); rowNodes.delete(index); }
      }
      const middle = rowAt(top + innerHeight / 2);
      const missing = [];
      for (let index = first; index <= last; index += 1) if (!rowNodes.has(index)) missing.push(index);
      missing.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
      if (missing.length > most) renderSoon();
      for (const index of missing.slice(0, most)) {
        const node = rows[index].cells ? cardRow(rows[index]) : heading(rows[index]);
        node.style.top = offsets[index] + "px";
        rowNodes.set(index, node);
        listNode.append(node);
      }
    }
    function heading(row) {
      const { target, file, function: name } = row.home;
      return make("h2.row", {}, make("span.quiet", {}, `${target} / ${file} / `), name, make("span.quiet", {}, ` ${row.count}`));
    }
    function cardRow(row) {
      const node = make("div.row.cards", {}, row.cells.map(card));
      node.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
      node.style.height = cardHeight + "px";
      return node;
    }
    function card(index) {
      const cell = state.shown[index];
      const pictures = cell.pictures.map(picture => {
        const source = pictureAddress(cell, picture, false);
        return source && make("img", { src: source, alt: `${cell.name}: ${picture.kind}`, decoding: "async", loading: "lazy" });
      });
      const decision = decisionOf.get(cell.id);
      return make("button.card." + cell.verdict, {
        type: "button", "data-cell": cell.id, "aria-current": index === state.selected ? "true" : null,
        tabindex: index === state.selected ? "0" : "-1",
        "aria-label": `${cell.name}, ${cell.verdict}${decision ? ", " + decision + "ed" : ""}`,
        click: () => { state.selected = index; openCell(cell); },
      }, make("span.thumbnails", {}, pictures.length ? pictures : make("span.quiet", {}, "no picture")),
      make("span.name", {}, cell.name),
      make("span.facts", {}, make("b.mark", {}, cell.verdict), decision ? make("b.decision." + decision, {}, decision + "ed") : null,
        make("span.gist", {}, " " + gist(cell))));
    }
    function refreshCards() {
      for (const node of rowNodes.values()) node.remove();
      rowNodes.clear();
      renderList();
    }
    function select(index, hasFocus = true) {
      if (!state.shown.length) return;
      state.selected = clamp(index, 0, state.shown.length - 1);
      const row = rows.findIndex(row => row.cells && row.cells.includes(state.selected));
      const top = offsets[row] + listTop, head = find("top").offsetHeight + headingHeight;
      if (top < scrollY + head) scrollTo(0, Math.max(top - head, 0));
      else if (top + cardHeight > scrollY + innerHeight) scrollTo(0, top + cardHeight + gap - innerHeight);
      refreshCards();
      if (hasFocus) listNode.querySelector(".card[aria-current]")?.focus({ preventScroll: true });
    }
    let isRenderPending = false;
    function renderSoon() {
      if (isRenderPending) return;
      isRenderPending = true;
      requestAnimationFrame(() => { isRenderPending = false; renderList(3); });
    }
    addEventListener("scroll", renderSoon, { passive: true });
    let listWidth = 0;
    new ResizeObserver(() => {
      if (listNode.clientWidth === listWidth) return;
      listWidth = listNode.clientWidth;
      layOutList();
    }).observe(listNode);
    """#
}

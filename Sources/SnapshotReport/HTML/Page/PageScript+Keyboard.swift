extension PageScript {
  /// Everything by keys, and what the page does when it opens.
  static let keyboard = #"""
    const keys = [
      ["Everywhere", [["j k", "next, previous snapshot"], ["n", "next undecided"], ["a r", "accept, reject"], ["Shift A", "accept all that is shown"],
        ["u", "take the last decision back"], ["s", "save the decisions"], ["t", "light or dark"], ["?", "this help"]]],
      ["List", [["arrows", "move"], ["Enter", "open"], ["/", "search"], ["f", "failed, new, ... next filter"], ["v d o", "changed view, device, variant"],
        ["Home End", "first, last"], ["Esc", "clear the filters"]]],
      ["Snapshot", [["1 ... 5", "two-up, swipe, onion skin, difference, blink"], ["[ ]", "swipe or fade; Shift for less"], ["Space", "blink by hand"],
        ["x", "amplify the difference"], ["+ - 0", "larger, smaller, fit"], ["z", "fit or whole pixels"], ["c", "pixel cursor"], ["arrows", "pan, or move the cursor; Shift for more"],
        ["b", "boxes of changed views"], [", .", "previous, next changed view"], ["Esc", "back to the list"]]],
    ];
    function toggleHelp() {
      const help = find("help");
      if (help.open) return help.close();
      help.replaceChildren(make("form", { method: "dialog" }, make("h2", {}, "Keys"), make("button", {}, "Close")),
        make("div.tables", {}, keys.map(([title, list]) => make("table", {}, make("caption", {}, title), list.map(([key, text]) =>
          make("tr", {}, make("th", {}, key.split(" ").map(part => make("kbd", {}, part))), make("td", {}, text)))))));
      help.showModal();
    }
    function setTheme(theme) {
      if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
    }
    function nextTheme() {
      const themes = ["", "light", "dark"];
      const next = themes[(themes.indexOf(document.documentElement.dataset.theme || "") + 1) % 3];
      setTheme(next);
      remember("onionskin theme", next);
    }
    function nextStatus() {
      const names = [...find("filters").querySelectorAll("button[data-status]:not([hidden])")].map(button => button.dataset.status);
      setStatus(names[(names.indexOf(state.status) + 1) % names.length]);
    }
    const choose = key => find("filters").querySelector(`select[data-filter=${key}]`).focus();
    const everywhere = {
      j: () => step(1), k: () => step(-1), n: () => stepToUndecided() || toast("Nothing shown waits for a decision."),
      a: () => decideHere("accept"), r: () => decideHere("reject"), A: acceptAll, u: undo, s: save, t: nextTheme, "?": toggleHelp,
    };
    const inList = {
      ArrowRight: () => step(1), ArrowLeft: () => step(-1), ArrowDown: () => step(columns), ArrowUp: () => step(-columns),
      Enter: () => state.shown.length && openCell(state.shown[state.selected]), "/": () => find("search").focus(), f: nextStatus,
      v: () => choose("view"), d: () => choose("device"), o: () => choose("variant"),
      Home: () => select(0), End: () => select(state.shown.length - 1), Escape: clearFilters,
    };
    const arrow = (x, y) => event => state.cursor
      ? moveCursor(x * (event.shiftKey ? 10 : 1), y * (event.shiftKey ? 10 : 1)) : pan(x * (event.shiftKey ? 400 : 60), y * (event.shiftKey ? 400 : 60));
    function fade(direction, isFine) {
      const key = stage.dataset.mode === "onion" ? "onion" : "swipe";
      state[key] = clamp(state[key] + direction * (isFine ? 1 : 10), 0, 100);
      showBlend();
    }
    const inViewer = {
      Escape: () => closeCell(), ...Object.fromEntries(modes.map(([name], index) => [index + 1, () => setMode(name)])),
      "[": () => fade(-1), "]": () => fade(1), "{": () => fade(-1, true), "}": () => fade(1, true),
      " ": () => { if (stage.dataset.mode === "blink") { clearInterval(blinkTimer); blink(); } },
      x: toggleAmplified, "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => zoomTo(null), z: toggleZoom,
      c: toggleCursor, b: toggleBoxes, ",": () => chooseChange(state.change < 0 ? -1 : state.change - 1), ".": () => chooseChange(state.change + 1),
      ArrowLeft: arrow(-1, 0), ArrowRight: arrow(1, 0), ArrowUp: arrow(0, -1), ArrowDown: arrow(0, 1),
    };
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || find("help").open && event.key !== "?") return;
      const field = event.target.closest?.("input, select, textarea");
      if (field) {
        if (event.key !== "Escape" && !(event.key === "Enter" && field.type === "search")) return;
        field.blur();
        if (state.shown.length) select(state.selected);
        return event.preventDefault();
      }
      // A focused button keeps the keys that press it.
      if (event.target.closest?.("button, summary") && (event.key === " " || event.key === "Enter")) return;
      const action = (state.open ? inViewer : inList)[event.key] || everywhere[event.key];
      if (!action) return;
      event.preventDefault();
      action(event);
    });
    find("title").textContent = run.title;
    const failedCount = cells.filter(cell => cell.isFailure).length;
    find("summary").append(`${cells.length} snapshot${cells.length === 1 ? "" : "s"}`,
      ...tally(cells.map(cell => cell.verdict)).flatMap(([verdict, count]) => [" · ", make("b.mark." + verdict, {}, `${count} ${verdict}`)]),
      run.reducedPictures ? make("span", { id: "reduced", title: "All of them would be more than a page holds. `onionskin review` shows every picture whole." },
        ` · ${run.reducedPictures} picture${run.reducedPictures === 1 ? "" : "s"} as small versions only`) : "",
      run.unreadableLines ? ` · ${run.unreadableLines} lines of the record could not be read` : "",
      " · ", make("time", {}, run.date));
    setTheme(remembered("onionskin theme"));
    makeFilters();
    if (failedCount) state.status = "failed";
    applyFilters();
    restoreDecisions();
    // Pictures stand at the page's end: what is shown before they are read gets them then.
    document.addEventListener("DOMContentLoaded", () => { refreshCards(); followAddress(); });
    """#
}

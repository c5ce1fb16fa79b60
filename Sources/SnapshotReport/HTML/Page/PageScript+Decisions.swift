extension PageScript {
  /// Accepting and rejecting: into a file that is saved, or at once where a review server has the page.
  static let decisions = #"""
    const decisionsKey = "onionskin " + run.run;
    const undoable = [];
    function manifest(ids = [...decisionOf.keys()]) {
      const decisions = ids.map(id => cellsByID.get(id)).map(cell => ({
        test: cell.test, name: cell.name, verdict: decisionOf.get(cell.id), reference: cell.reference, actual: cell.actual,
        referenceDigest: cell.referenceDigest, actualDigest: cell.actualDigest,
      }));
      return { format: run.format, version: run.version, run: run.run, decisions };
    }
    function decisionsChanged() {
      remember(decisionsKey, JSON.stringify([...decisionOf]));
      const rest = cells.filter(statuses.undecided[1]).length;
      showActions(rest);
      if (state.open) showVerdictBar(state.open);
      if (state.status === "undecided" && !state.open) applyFilters(); else { countStatuses(); refreshCards(); }
    }
    /// Sends decisions to the server, and returns the ones that it carried out.
    async function post(changes) {
      const before = new Map(changes.map(([id]) => [id, decisionOf.get(id)]));
      for (const [id, verdict] of changes) decisionOf.set(id, verdict);
      const body = JSON.stringify(manifest(changes.map(([id]) => id)));
      for (const [id, verdict] of before) verdict ? decisionOf.set(id, verdict) : decisionOf.delete(id);
      const answer = await fetch(review + "decisions", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (!answer.ok) throw new Error((await answer.text()).slice(0, 300) || `The server answered ${answer.status}.`);
      const outcomes = new Map((await answer.json()).results.map(result => [result.reference, result]));
      const done = [];
      for (const [id, verdict] of changes) {
        const result = outcomes.get(cellsByID.get(id).reference);
        if (result && result.outcome === verdict + "ed") done.push([id, verdict]);
        else toast(result?.reason || "The server did not say what became of it.");
      }
      return done;
    }
    async function decide(verdict, targets, goesOn) {
      const changes = targets.filter(cell => cell.canBeDecided && decisionOf.get(cell.id) !== verdict).map(cell => [cell.id, verdict]);
      if (!changes.length) {
        if (!targets.some(cell => cell.canBeDecided)) toast("There is nothing to decide about this snapshot.");
        return;
      }
      let done = changes;
      if (review) {
        try { done = await post(changes); } catch (error) { toast(error.message); return; }
      }
      undoable.push(done.map(([id]) => [id, decisionOf.get(id)]));
      for (const [id, value] of done) decisionOf.set(id, value);
      decisionsChanged();
      if (goesOn && done.length && !stepToUndecided()) {
        toast(review ? "Everything shown is decided." : "Everything shown is decided. Press s to save the decisions.");
      }
    }
    function decideHere(verdict) {
      const cell = state.open || state.shown[state.selected];
      if (cell) decide(verdict, [cell], true);
    }
    function acceptAll() {
      const targets = state.shown.filter(statuses.undecided[1]);
      if (!targets.length) return toast("Nothing that is shown waits for a decision.");
      if (review && !confirm(`Replace ${targets.length} references now?`)) return;
      decide("accept", targets, false).then(() => toast(`Accepted ${targets.filter(cell => decisionOf.has(cell.id)).length}.`));
    }
    /// Takes the last decision back. One that a server carried out is turned around by the other verdict.
    function undo() {
      if (review) return toast("This server has carried it out. Reject what you accepted, and its reference comes back.");
      const last = undoable.pop();
      if (!last) return toast("There is no decision to take back.");
      for (const [id, verdict] of last) verdict ? decisionOf.set(id, verdict) : decisionOf.delete(id);
      decisionsChanged();
      const cell = cellsByID.get(last[0][0]);
      if (state.open) openCell(cell); else if (state.shown.includes(cell)) select(state.shown.indexOf(cell));
    }
    function save() {
      if (!decisionOf.size) return toast("There is no decision to save. Accept with a, reject with r.");
      const file = new Blob([JSON.stringify(manifest(), null, 2) + "\n"], { type: "application/json" });
      const link = make("a", { href: URL.createObjectURL(file), download: "onionskin-decisions.json" });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
      toast("Saved onionskin-decisions.json for `onionskin accept`.");
    }
    function showActions(rest) {
      const count = decisionOf.size;
      find("actions").replaceChildren(
        make("button", { type: "button", id: "accept-all", hidden: !rest, title: "Accept all that is shown and undecided (Shift A)", click: acceptAll },
          "Accept shown"),
        make("button.primary", { type: "button", id: "save", hidden: !!review || !count, title: "Save decisions (s)", click: save },
          `Save ${count} decision${count === 1 ? "" : "s"}`),
        make("button", { type: "button", title: "Light, dark, or as the system (t)", "aria-label": "Theme", click: nextTheme }, "◐"),
        make("button", { type: "button", title: "Keys (?)", "aria-label": "Keys", click: toggleHelp }, "?"));
    }
    function showVerdictBar(cell) {
      const decision = decisionOf.get(cell.id);
      const button = (verdict, label, key) => make("button." + verdict, {
        type: "button", "data-decide": verdict, "aria-pressed": String(decision === verdict), title: `${label} (${key})`,
        click: () => decideHere(verdict),
      }, label);
      find("verdict-bar").hidden = !cell.canBeDecided;
      find("verdict-bar").replaceChildren(button("reject", "Reject", "r"), button("accept", "Accept", "a"));
    }
    async function restoreDecisions() {
      try {
        if (review) {
          const byReference = new Map(cells.map(cell => [cell.reference, cell.id]));
          const known = await (await fetch(review + "decisions")).json();
          for (const decision of known.decisions) {
            if (byReference.has(decision.reference)) decisionOf.set(byReference.get(decision.reference), decision.verdict);
          }
        } else {
          for (const [id, verdict] of JSON.parse(remembered(decisionsKey)) || []) {
            if (cellsByID.get(id)?.canBeDecided) decisionOf.set(id, verdict);
          }
        }
      } catch (error) { toast(String(error.message)); }
      decisionsChanged();
    }
    """#
}

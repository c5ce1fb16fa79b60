// Accepting and rejecting: into a file that is saved, or at once where a review server has the page.
import { around, find, hasKeys, make, remember, remembered, toast } from "./elements.js";
import { applyFilters, countStatuses } from "./filters.js";
import { nextTheme, toggleHelp } from "./help.js";
import { refreshCards, select } from "./list.js";
import { manifestOf } from "./manifest.js";
import { cells, cellsByID, review, run } from "./run.js";
import { decisionOf, isUndecided, state } from "./state.js";
import { openCell, showVerdictBar, stepToUndecided } from "./viewer.js";

const decisionsKey = "onionskin " + run.run;
/**
 * What there was before each step, for taking it back.
 * @type {[id: number, verdict: Verdict | undefined][][]}
 */
const undoable = [];

/**
 * @param {number} id
 * @param {Verdict | undefined} verdict
 */
function setDecision(id, verdict) {
  if (verdict) decisionOf.set(id, verdict); else decisionOf.delete(id);
}

/**
 * @param {Iterable<[id: number, verdict: Verdict]>} decisions
 */
const manifest = decisions => manifestOf(run, [...decisions].flatMap(([id, verdict]) => {
  const cell = cellsByID.get(id);
  return cell ? [/** @type {[Cell, Verdict]} */ ([cell, verdict])] : [];
}));

function decisionsChanged() {
  remember(decisionsKey, JSON.stringify([...decisionOf]));
  showActions(cells.filter(isUndecided).length);
  if (state.open) showVerdictBar(state.open);
  if (state.status === "undecided" && !state.open) applyFilters(); else { countStatuses(); refreshCards(); }
}

/**
 * Sends decisions to the server, and returns the ones that it carried out.
 * @param {[id: number, verdict: Verdict][]} changes
 */
async function post(changes) {
  const body = JSON.stringify(manifest(changes));
  const answer = await fetch(review + "decisions", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) throw new Error((await answer.text()).slice(0, 300) || `The server answered ${answer.status}.`);
  /** @type {{ reference: string, outcome: string, reason?: string }[]} */
  const results = (await answer.json()).results;
  const outcomes = new Map(results.map(result => [result.reference, result]));
  return changes.filter(([id, verdict]) => {
    const result = outcomes.get(cellsByID.get(id)?.reference ?? "");
    if (result && result.outcome === verdict + "ed") return true;
    toast(result?.reason || "The server did not say what became of it.");
    return false;
  });
}

/**
 * @param {Verdict} verdict
 * @param {Cell[]} targets
 * @param {boolean} goesOn whether the next undecided snapshot is shown then.
 */
async function decide(verdict, targets, goesOn) {
  /** @type {[id: number, verdict: Verdict][]} */
  const changes = targets.filter(cell => cell.canBeDecided && decisionOf.get(cell.id) !== verdict).map(cell => [cell.id, verdict]);
  if (!changes.length) {
    if (!targets.some(cell => cell.canBeDecided)) toast("There is nothing to decide about this snapshot.");
    return;
  }
  let done = changes;
  if (review) {
    try { done = await post(changes); } catch (error) { toast(messageOf(error)); return; }
  }
  undoable.push(done.map(([id]) => [id, decisionOf.get(id)]));
  for (const [id, value] of done) decisionOf.set(id, value);
  decisionsChanged();
  if (goesOn && done.length && !stepToUndecided()) {
    toast(review ? "Everything shown is decided." : hasKeys ? "Everything shown is decided. Press s to save the decisions." : "Everything shown is decided.");
  }
}

/** @param {unknown} error */
const messageOf = error => error instanceof Error ? error.message : String(error);

/** @param {Verdict} verdict */
export function decideHere(verdict) {
  const cell = state.open || state.shown[state.selected];
  if (cell) decide(verdict, [cell], true);
}

find("verdict-bar").addEventListener("click", event => {
  const verdict = around(event, "[data-decide]")?.dataset.decide;
  if (verdict === "accept" || verdict === "reject") decideHere(verdict);
});

export function acceptAll() {
  const targets = state.shown.filter(isUndecided);
  if (!targets.length) return toast("Nothing that is shown waits for a decision.");
  if (review && !confirm(`Replace ${targets.length} references now?`)) return;
  decide("accept", targets, false).then(() => toast(`Accepted ${targets.filter(cell => decisionOf.has(cell.id)).length}.`));
}

/** Takes the last decision back. One that a server carried out is turned around by the other verdict. */
export function undo() {
  if (review) return toast("This server has carried it out. Reject what you accepted, and its reference comes back.");
  const last = undoable.pop();
  if (!last) return toast("There is no decision to take back.");
  for (const [id, verdict] of last) setDecision(id, verdict);
  decisionsChanged();
  const cell = cellsByID.get(last[0][0]);
  if (!cell) return;
  if (state.open) openCell(cell); else if (state.shown.includes(cell)) select(state.shown.indexOf(cell));
}

export function save() {
  if (!decisionOf.size) return toast("There is no decision to save." + (hasKeys ? " Accept with a, reject with r." : ""));
  const file = new Blob([JSON.stringify(manifest(decisionOf), null, 2) + "\n"], { type: "application/json" });
  const link = make("a", { href: URL.createObjectURL(file), download: "onionskin-decisions.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  toast("Saved onionskin-decisions.json for `onionskin accept`.");
}

/** @param {number} rest how many decisions are missing. */
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

export async function restoreDecisions() {
  try {
    if (review) {
      const byReference = new Map(cells.map(cell => [cell.reference, cell.id]));
      /** @type {{ decisions: { reference: string, verdict: Verdict }[] }} */
      const known = await (await fetch(review + "decisions")).json();
      for (const { reference, verdict } of known.decisions) {
        const id = byReference.get(reference);
        if (id !== undefined) decisionOf.set(id, verdict);
      }
    } else {
      /** @type {[id: number, verdict: Verdict][]} */
      const known = JSON.parse(await remembered(decisionsKey) || "[]");
      for (const [id, verdict] of known) {
        if (cellsByID.get(id)?.canBeDecided && !decisionOf.has(id)) decisionOf.set(id, verdict);
      }
    }
  } catch (error) { toast(messageOf(error)); }
  decisionsChanged();
}

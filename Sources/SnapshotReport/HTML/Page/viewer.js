// One snapshot in full: its words, and the way from one to the next.
import { describe, sentences, withArrows } from "./cells.js";
import { around, find, make } from "./elements.js";
import { toggleHelp } from "./help.js";
import { select } from "./list.js";
import { focusedPixel, showCursor, zoomTo } from "./panes.js";
import { forgetPixels } from "./pictures.js";
import { showColors } from "./readout.js";
import { cellsByID } from "./run.js";
import { clearStage, lineList, showBoxes, showStage, stage } from "./stage.js";
import { showSteps } from "./steps.js";
import { decisionOf, isUndecided, state } from "./state.js";
import { clamp } from "./values.js";

const viewerNode = find("viewer");

/**
 * @param {Cell} cell
 * @param {boolean} [isNew] whether the address changes.
 */
export function openCell(cell, isNew = true) {
  const wasOpen = !!state.open;
  if (state.open !== cell) { forgetPixels(); state.cursor = null; state.change = -1; }
  state.open = cell;
  const index = state.shown.indexOf(cell);
  if (index >= 0) state.selected = index;
  viewerNode.hidden = false;
  document.documentElement.classList.add("viewing");
  const address = "#snapshot-" + cell.id;
  if (isNew && location.hash !== address) history[wasOpen ? "replaceState" : "pushState"](null, "", address);
  showBar(cell);
  showSteps(cell, openCell);
  showSide(cell);
  showVerdictBar(cell);
  showColors(null);
  showStage(cell);
  viewerNode.scrollTop = 0;
  stage.focus({ preventScroll: true });
}

/** @param {boolean} [isNew] whether the address changes. */
export function closeCell(isNew = true) {
  if (!state.open) return;
  state.open = null;
  clearStage();
  viewerNode.hidden = true;
  document.documentElement.classList.remove("viewing");
  if (isNew) history.replaceState(null, "", location.pathname + location.search);
  select(state.selected);
}

find("list").addEventListener("click", event => {
  const card = around(event, ".card");
  if (!card) return;
  state.selected = Number(card.dataset.index);
  openCell(state.shown[state.selected]);
});

/** @param {number} distance */
export function step(distance) {
  if (!state.shown.length) return;
  const index = clamp(state.selected + distance, 0, state.shown.length - 1);
  if (!state.open) return select(index);
  if (state.shown[index] !== state.open) openCell(state.shown[index]);
}

/** Goes to the next snapshot that a decision is missing about, around the end. */
export function stepToUndecided() {
  const count = state.shown.length;
  for (let distance = 1; distance <= count; distance += 1) {
    const cell = state.shown[(state.selected + distance) % count];
    if (!isUndecided(cell)) continue;
    if (state.open) openCell(cell); else select(state.shown.indexOf(cell));
    return true;
  }
  return false;
}

export function followAddress() {
  const match = /^#snapshot-(\d+)$/.exec(location.hash);
  const cell = match && cellsByID.get(Number(match[1]));
  if (cell) openCell(cell, false); else closeCell(false);
}
addEventListener("popstate", followAddress);

/** @param {Cell} cell */
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

/** @param {Cell} cell */
function showSide(cell) {
  /** @type {HTMLElement[]} */
  const parts = [];
  if (cell.changes.length) {
    parts.push(make("h3", {}, "What changed"), make("ol.changes", {}, sentences(cell).map(changeItem)));
    if (cell.unlistedChanges) parts.push(make("p.quiet", {}, `... and ${cell.unlistedChanges} more`));
  }
  if (cell.warnings) parts.push(make("h3", {}, "Warnings"), make("pre", {}, cell.warnings.join("\n")));
  if (cell.message) parts.push(make("h3", {}, "Message"), make("pre", {}, withArrows(cell.message)));
  if (cell.slack) parts.push(make("h3", {}, "Tolerance"), make("p", {}, cell.slack));
  const lines = cell.pictures.length ? lineList(cell) : null;
  if (lines) parts.push(make("h3", {}, "Views"), lines);
  const facts = [["Screen", describe(cell)], ["Test", cell.test], ["Source", `${cell.home.source}:${cell.home.line}`],
    ["Reference", cell.reference], ["Times", Object.entries(cell.times).map(([name, time]) => `${name} ${time} ms`).join(", ")]];
  parts.push(make("h3", {}, "About"), make("dl", {}, facts.filter(([, text]) => text).flatMap(([name, text]) =>
    [make("dt", {}, name), make("dd", {}, text)])));
  find("side").replaceChildren(...parts);
  find("side").scrollTop = 0;
}

/** @param {{ text: string, indexes: number[] }} sentence */
function changeItem({ text, indexes }) {
  const chooseNext = () => chooseChange(indexes[(indexes.indexOf(state.change) + 1) % indexes.length]);
  return make("li", {}, make("button", { type: "button", "data-changes": indexes.join(" "), click: chooseNext },
    make("span.number", {}, indexes[0] + 1), withArrows(text), indexes.length > 1 ? make("b", {}, ` × ${indexes.length}`) : null));
}

/**
 * Shows where a view changed.
 * @param {number} index
 */
export function chooseChange(index) {
  const cell = state.open;
  if (!cell || !cell.changes.length) return;
  state.change = (index + cell.changes.length) % cell.changes.length;
  state.boxes = true;
  showBoxes();
  state.cursor = null;
  if (state.zoom !== null) zoomTo(state.zoom, focusedPixel());
  showCursor();
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = find("side").querySelectorAll("button[data-changes]");
  for (const button of buttons) {
    const isChosen = (button.dataset.changes || "").split(" ").includes(String(state.change));
    button.setAttribute("aria-pressed", String(isChosen));
    if (isChosen) button.scrollIntoView({ block: "nearest" });
  }
}

/** @param {Cell} cell */
export function showVerdictBar(cell) {
  const decision = decisionOf.get(cell.id);
  /**
   * @param {Verdict} verdict
   * @param {string} label
   * @param {string} key
   */
  const button = (verdict, label, key) => make("button." + verdict, {
    type: "button", "data-decide": verdict, "aria-pressed": String(decision === verdict), title: `${label} (${key})`,
  }, label);
  find("verdict-bar").hidden = !cell.canBeDecided;
  find("verdict-bar").replaceChildren(button("reject", "Reject", "r"), button("accept", "Accept", "a"));
}

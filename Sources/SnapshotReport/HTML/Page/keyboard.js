// Everything by keys.
import { acceptAll, decideHere, save, undo } from "./decisions.js";
import { around, find, toast } from "./elements.js";
import { chooseFilter, clearFilters, nextStatus } from "./filters.js";
import { nextTheme, toggleHelp } from "./help.js";
import { rowStep, select } from "./list.js";
import { pan, toggleZoom, zoomBy, zoomTo } from "./panes.js";
import { moveCursor, toggleCursor } from "./readout.js";
import { blinkByHand, fade, modes, setMode, toggleAmplified, toggleBoxes } from "./stage.js";
import { state } from "./state.js";
import { chooseChange, closeCell, openCell, step, stepToUndecided } from "./viewer.js";

/** @type {Record<string, KeyAction>} */
const everywhere = {
  j: () => step(1), k: () => step(-1), n: () => stepToUndecided() || toast("Nothing shown waits for a decision."),
  a: () => decideHere("accept"), r: () => decideHere("reject"), A: acceptAll, u: undo, s: save, t: nextTheme, "?": toggleHelp,
};

/** @type {Record<string, KeyAction>} */
const inList = {
  ArrowRight: () => step(1), ArrowLeft: () => step(-1), ArrowDown: () => step(rowStep(1)), ArrowUp: () => step(rowStep(-1)),
  Enter: () => state.shown.length && openCell(state.shown[state.selected]), "/": () => find("search").focus(), f: nextStatus,
  v: () => chooseFilter("view"), d: () => chooseFilter("device"), o: () => chooseFilter("variant"),
  Home: () => select(0), End: () => select(state.shown.length - 1), Escape: clearFilters,
};

/**
 * @param {number} x
 * @param {number} y
 * @returns {KeyAction}
 */
const arrow = (x, y) => event => state.cursor
  ? moveCursor(x * (event.shiftKey ? 10 : 1), y * (event.shiftKey ? 10 : 1))
  : pan(x * (event.shiftKey ? 400 : 60), y * (event.shiftKey ? 400 : 60));

/** @type {Record<string, KeyAction>} */
const inViewer = {
  Escape: () => closeCell(), ...Object.fromEntries(modes.map(([name], index) => [index + 1, () => setMode(name)])),
  "[": () => fade(-1), "]": () => fade(1), "{": () => fade(-1, true), "}": () => fade(1, true),
  " ": blinkByHand, x: toggleAmplified, "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => zoomTo(null),
  z: toggleZoom, c: toggleCursor, b: toggleBoxes,
  ",": () => chooseChange(state.change < 0 ? -1 : state.change - 1), ".": () => chooseChange(state.change + 1),
  ArrowLeft: arrow(-1, 0), ArrowRight: arrow(1, 0), ArrowUp: arrow(0, -1), ArrowDown: arrow(0, 1),
};

addEventListener("keydown", event => {
  const help = /** @type {HTMLDialogElement} */ (find("help"));
  if (event.ctrlKey || event.metaKey || event.altKey || help.open && event.key !== "?") return;
  const field = around(event, "input, select, textarea");
  if (field) {
    if (event.key !== "Escape" && !(event.key === "Enter" && /** @type {HTMLInputElement} */ (field).type === "search")) return;
    field.blur();
    if (state.shown.length) select(state.selected);
    return event.preventDefault();
  }
  // A focused button keeps the keys that press it.
  if (around(event, "button, summary") && (event.key === " " || event.key === "Enter")) return;
  const action = (state.open ? inViewer : inList)[event.key] || everywhere[event.key];
  if (!action) return;
  event.preventDefault();
  action(event);
});

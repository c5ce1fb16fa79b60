// What keys do, and light or dark.
import { hasBoth } from "./cells.js";
import { find, make, remember } from "./elements.js";
import { cells, review } from "./run.js";

const canDecide = () => cells.some(cell => cell.canBeDecided);
const canSave = () => !review && canDecide();
const compares = () => cells.some(hasBoth);
const hasChanges = () => cells.some(cell => cell.changes.length > 0);
/** @param {(cell: Cell) => unknown} value */
const varies = value => () => cells.some(value);

/**
 * What each key does, and where it does: keys that this run has no use for aren't listed.
 * @type {[title: string, keys: [key: string, text: string, isListed?: () => boolean][]][]}
 */
const keys = [
  ["Everywhere", [["j k", "next, previous snapshot"], ["n", "next undecided", canDecide], ["a r", "accept, reject", canDecide],
    ["Shift A", "accept all that is shown", canDecide], ["u", "take the last decision back", canSave], ["s", "save the decisions", canSave],
    ["t", "light or dark"], ["?", "this help"]]],
  ["List", [["arrows", "move"], ["Enter", "open"], ["/", "search"], ["f", "failed, new, ... next filter"],
    ["v", "changed view", hasChanges], ["d", "device", varies(cell => cell.device)], ["o", "variant", varies(cell => cell.variants.length)],
    ["Home End", "first, last"], ["Esc", "clear the filters"]]],
  ["Snapshot", [["1 ... 5", "two-up, swipe, onion skin, difference, blink", compares], ["[ ]", "swipe or fade; Shift for less", compares],
    ["Space", "blink by hand", compares], ["x", "amplify the difference", compares], ["+ - 0", "larger, smaller, fit"],
    ["z", "fit or whole pixels"], ["c", "pixel cursor"], ["arrows", "pan, or move the cursor; Shift for more"],
    ["b", "boxes of changed views", hasChanges], [", .", "previous, next changed view", hasChanges], ["Esc", "back to the list"]]],
];

/** @param {string} part */
const keyCap = part => part === "..." ? "… " : make("kbd", {}, part);

export function toggleHelp() {
  const help = /** @type {HTMLDialogElement} */ (find("help"));
  if (help.open) return help.close();
  help.replaceChildren(make("form", { method: "dialog" }, make("h2", {}, "Keys"), make("button", {}, "Close")),
    make("div.tables", {}, keys.map(([title, list]) => make("table", {}, make("caption", {}, title), list.filter(([, , isListed]) => !isListed || isListed()).map(([key, text]) =>
      make("tr", {}, make("th", {}, key.split(" ").map(keyCap)), make("td", {}, text)))))));
  help.showModal();
}

/** @param {string | null | undefined} theme */
export function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
}

export function nextTheme() {
  const themes = ["", "light", "dark"];
  const next = themes[(themes.indexOf(document.documentElement.dataset.theme || "") + 1) % 3];
  setTheme(next);
  remember("onionskin theme", next);
}

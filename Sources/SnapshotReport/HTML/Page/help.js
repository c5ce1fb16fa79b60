// What keys do, and light or dark.
import { find, make, remember } from "./elements.js";

/** @type {[title: string, keys: [key: string, text: string][]][]} */
const keys = [
  ["Everywhere", [["j k", "next, previous snapshot"], ["n", "next undecided"], ["a r", "accept, reject"], ["Shift A", "accept all that is shown"],
    ["u", "take the last decision back"], ["s", "save the decisions"], ["t", "light or dark"], ["?", "this help"]]],
  ["List", [["arrows", "move"], ["Enter", "open"], ["/", "search"], ["f", "failed, new, ... next filter"], ["v d o", "changed view, device, variant"],
    ["Home End", "first, last"], ["Esc", "clear the filters"]]],
  ["Snapshot", [["1 ... 5", "two-up, swipe, onion skin, difference, blink"], ["[ ]", "swipe or fade; Shift for less"], ["Space", "blink by hand"],
    ["x", "amplify the difference"], ["+ - 0", "larger, smaller, fit"], ["z", "fit or whole pixels"], ["c", "pixel cursor"], ["arrows", "pan, or move the cursor; Shift for more"],
    ["b", "boxes of changed views"], [", .", "previous, next changed view"], ["Esc", "back to the list"]]],
];

export function toggleHelp() {
  const help = /** @type {HTMLDialogElement} */ (find("help"));
  if (help.open) return help.close();
  help.replaceChildren(make("form", { method: "dialog" }, make("h2", {}, "Keys"), make("button", {}, "Close")),
    make("div.tables", {}, keys.map(([title, list]) => make("table", {}, make("caption", {}, title), list.map(([key, text]) =>
      make("tr", {}, make("th", {}, key.split(" ").map(part => make("kbd", {}, part))), make("td", {}, text)))))));
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

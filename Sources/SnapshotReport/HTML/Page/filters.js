// Which snapshots are shown.
import { find, hasKeys, make, valueIn } from "./elements.js";
import { layOutList } from "./list.js";
import { cells } from "./run.js";
import { isShown, wordsOf } from "./search.js";
import { state, statuses } from "./state.js";
import { clamp, tally } from "./values.js";

const filters = /** @type {HTMLFormElement} */ (find("filters"));

/** @returns {NodeListOf<HTMLButtonElement>} */
const statusButtons = () => filters.querySelectorAll("button[data-status]");

export function applyFilters() {
  const words = wordsOf(state.query);
  state.shown = cells.filter(cell => isShown(cell, words));
  state.selected = clamp(state.selected, 0, Math.max(state.shown.length - 1, 0));
  countStatuses();
  layOutList();
}

export function countStatuses() {
  for (const button of statusButtons()) {
    const status = button.dataset.status || "all";
    const count = cells.filter(statuses[status][1]).length;
    const number = button.querySelector("span");
    if (number) number.textContent = String(count);
    button.setAttribute("aria-pressed", String(status === state.status));
    button.hidden = count === 0 && status !== "all" && status !== state.status;
  }
}

/** @param {string} status */
function setStatus(status) {
  state.status = status;
  state.selected = 0;
  applyFilters();
  scrollTo(0, 0);
}

/** Goes to the next filter that there is a button for. */
export function nextStatus() {
  const names = [...statusButtons()].filter(button => !button.hidden).map(button => button.dataset.status || "all");
  setStatus(names[(names.indexOf(state.status) + 1) % names.length]);
}

/**
 * @param {"view" | "device" | "variant"} key
 * @param {string} label
 * @param {[value: string, count: number][]} counts
 */
function choice(key, label, counts) {
  const options = counts.map(([value, count]) => make("option", { value }, `${value} (${count})`));
  return make("select", {
    "aria-label": label, "data-filter": key, hidden: counts.length === 0,
    change: event => { state[key] = valueIn(event); state.selected = 0; applyFilters(); scrollTo(0, 0); },
  }, make("option", { value: "" }, label), options);
}

export function makeFilters() {
  const search = make("input", {
    type: "search", id: "search", placeholder: hasKeys ? "Search  /" : "Search", "aria-label": "Search", autocomplete: "off",
    input: event => { state.query = valueIn(event); state.selected = 0; applyFilters(); },
  });
  const buttons = Object.entries(statuses).map(([status, [label]]) =>
    make("button", { type: "button", "data-status": status, click: () => setStatus(status) },
      label + " ", make("span")));
  const views = tally(cells.flatMap(cell => [...new Set(cell.changes.map(change => change.view))]));
  filters.append(make("div.segments", {}, buttons), search,
    choice("view", "Changed view", views.slice(0, 200)),
    choice("device", "Device", tally(cells.flatMap(cell => cell.device || []))),
    choice("variant", "Variant", tally(cells.flatMap(cell => cell.variants))));
  filters.addEventListener("submit", event => event.preventDefault());
}

export function clearFilters() {
  Object.assign(state, { status: "all", view: "", device: "", variant: "", query: "" });
  filters.reset();
  applyFilters();
}

/** @param {string} key */
export function chooseFilter(key) {
  /** @type {HTMLElement | null} */
  (filters.querySelector(`select[data-filter=${key}]`))?.focus();
}

import { describe } from "./cells.js";
import { state, statuses } from "./state.js";

/** @param {Cell} cell */
function textOf(cell) {
  cell.words ||= [cell.name, cell.test, cell.home.function, cell.verdict, describe(cell), cell.message, ...(cell.warnings ?? []),
    ...cell.changes.map(change => change.text)].join("\n").toLowerCase();
  return cell.words;
}

/**
 * The words of a search, all of which a snapshot has to have.
 * @param {string} query
 */
export const wordsOf = query => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Whether the filters let a snapshot through.
 * @param {Cell} cell
 * @param {string[]} words
 */
export function isShown(cell, words) {
  return statuses[state.status][1](cell)
    && (!state.device || cell.device === state.device)
    && (!state.variant || cell.variants.includes(state.variant))
    && (!state.view || cell.changes.some(change => change.view === state.view))
    && words.every(word => textOf(cell).includes(word));
}

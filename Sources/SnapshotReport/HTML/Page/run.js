// What the run saw, and where its pictures are.
import { prepared } from "./cells.js";
import { find, findIfAny } from "./elements.js";

/** @type {Run} */
export const run = JSON.parse(find("run").textContent || "");
/** The path of the server that accepts decisions at once; null for a page that stands alone. */
export const review = document.documentElement.dataset.review || null;
export const cells = prepared(run);
export const cellsByID = new Map(cells.map(cell => [cell.id, cell]));

/** @param {Picture} picture */
export const isReduced = picture => !review && picture.full === undefined;

/**
 * A text that stands beside the run's data.
 * @param {number | undefined} number
 */
export const blob = number => number === undefined ? null : findIfAny("b" + number)?.textContent ?? null;

/**
 * @param {Cell} cell
 * @param {Picture} picture
 * @param {boolean} isWhole
 */
export function pictureAddress(cell, picture, isWhole) {
  if (review) return `${review}${isWhole ? "picture" : "thumbnail"}/${cell.id}/${picture.kind}`;
  const data = isWhole ? blob(picture.full) ?? blob(picture.thumbnail) : blob(picture.thumbnail) ?? blob(picture.full);
  return data && "data:image/png;base64," + data;
}

// Where the rows of the list are, in page pixels.
import { isPlain } from "./cells.js";

export const gap = 14;
export const headingHeight = 46;
/** The room around pictures on a sheet, that for what is said below them, and the least width that words need. */
const sheetMargin = 10, captionHeight = 46, leastWidth = 104;

/**
 * The size of a plain view's tile on a sheet: its pictures side by side in the view's own size, or as wide as the sheet.
 * @param {Cell} cell
 * @param {number} width
 */
export function tileOf(cell, width) {
  const count = cell.pictures.length;
  const room = width - 2 * sheetMargin - (count - 1) * 8;
  const scale = Math.min(1, room / (cell.size[0] * count));
  const picture = { width: cell.size[0] * scale, height: cell.size[1] * scale };
  return {
    picture, width: Math.max(picture.width * count + (count - 1) * 8, leastWidth) + 2 * sheetMargin,
    height: picture.height + captionHeight + 2 * sheetMargin,
  };
}

/**
 * Rows of cards under a heading for each test, where each starts, and how high all are together. A test's plain views stand on
 * one sheet, line by line.
 * @param {Cell[]} shown
 * @param {number} columns
 * @param {number} cardHeight
 * @param {number} [width]
 */
export function rowsOf(shown, columns, cardHeight, width = Infinity) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {number[]} */
  const offsets = [];
  let height = 0;
  const sheets = sheetsOf(shown);
  /** @type {Row | null} */
  let heading = null;
  let lineWidth = 0;
  /**
   * @param {Row} row
   * @param {number} itsHeight
   */
  const add = (row, itsHeight) => {
    rows.push(row);
    offsets.push(height);
    height += itsHeight;
    return row;
  };
  shown.forEach((cell, index) => {
    if (cell.home !== heading?.home) heading = add({ home: cell.home, count: 0 }, headingHeight);
    if (heading) heading.count = (heading.count || 0) + 1;
    const last = rows[rows.length - 1];
    if (sheets.has(cell.home)) {
      const tile = tileOf(cell, width);
      if (!last.cells || lineWidth + tile.width > width) {
        lineWidth = 0;
        add({ cells: [], isSheet: true, height: 0 }, 0);
      }
      const line = rows[rows.length - 1];
      line.cells?.push(index);
      lineWidth += tile.width;
      const more = Math.max(tile.height - (line.height || 0), 0);
      line.height = (line.height || 0) + more;
      height += more;
    } else if (last.cells && last.cells.length < columns) last.cells.push(index);
    else add({ cells: [index], height: cardHeight }, cardHeight + gap);
  });
  return { rows, offsets, height };
}

/**
 * The tests of several snapshots that are all of plain views.
 * @param {Cell[]} shown
 */
function sheetsOf(shown) {
  /** @type {Map<Group, number>} */
  const counts = new Map();
  for (const cell of shown) counts.set(cell.home, isPlain(cell) ? (counts.get(cell.home) ?? 0) + 1 : -Infinity);
  return new Set([...counts].filter(([, count]) => count > 1).map(([home]) => home));
}

/**
 * The last row that starts at or above y.
 * @param {number[]} offsets
 * @param {number} y
 */
export function rowAt(offsets, y) {
  let low = 0, high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsets[middle] <= y) low = middle; else high = middle - 1;
  }
  return low;
}

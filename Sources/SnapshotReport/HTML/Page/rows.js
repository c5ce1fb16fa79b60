// Where the rows of the list are, in page pixels.

export const gap = 14;
export const headingHeight = 46;

/**
 * Rows of cards under a heading for each test, where each starts, and how high all are together.
 * @param {Cell[]} shown
 * @param {number} columns
 * @param {number} cardHeight
 */
export function rowsOf(shown, columns, cardHeight) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {number[]} */
  const offsets = [];
  let height = 0;
  /** @type {Row | null} */
  let heading = null;
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
    if (last.cells && last.cells.length < columns) last.cells.push(index);
    else add({ cells: [index] }, cardHeight + gap);
  });
  return { rows, offsets, height };
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

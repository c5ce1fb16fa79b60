// The list: rows of cards, of which only those near the window are elements.
import { gist, quotedLines, withArrows } from "./cells.js";
import { find, findIfAny, hasKeys, make } from "./elements.js";
import { gap, headingHeight, rowAt, rowsOf, tileOf } from "./rows.js";
import { cells, pictureAddress } from "./run.js";
import { decisionOf, state } from "./state.js";
import { clamp } from "./values.js";

const listNode = find("list");
/** How far outside the window rows are made, in page pixels. */
const lead = 500;
/** @type {Row[]} */
let rows = [];
/** @type {number[]} */
let offsets = [];
let columns = 1;
let listTop = 0, cardHeight = 300;
/** @type {Map<number, HTMLElement>} */
const rowNodes = new Map();

export function layOutList() {
  const width = listNode.clientWidth;
  const isNarrow = width < 600;
  cardHeight = isNarrow ? 268 : 316;
  columns = Math.max(Math.floor((width + gap) / ((isNarrow ? 160 : 236) + gap)), 1);
  const places = rowsOf(state.shown, columns, cardHeight, width);
  rows = places.rows;
  offsets = places.offsets;
  listNode.style.height = places.height + "px";
  listTop = listNode.getBoundingClientRect().top + scrollY;
  removeRows();
  findIfAny("empty")?.remove();
  if (!state.shown.length) {
    listNode.style.height = "120px";
    listNode.append(make("p.empty", { id: "empty" },
      !cells.length ? "The run saw no snapshots."
        : "No snapshot is like that." + (hasKeys ? " Esc clears the filters." : "")));
  }
  renderList();
}

function removeRows() {
  for (const node of rowNodes.values()) node.remove();
  rowNodes.clear();
}

/**
 * Makes the rows near the window, those in it first; when it scrolls few at a time, so that no frame takes long.
 * @param {number} [most]
 */
function renderList(most = Infinity) {
  if (!rows.length) return;
  const top = scrollY - listTop;
  const first = rowAt(offsets, top - lead), last = rowAt(offsets, top + innerHeight + lead);
  for (const [index, node] of rowNodes) {
    if (index < first || index > last) { node.remove(); rowNodes.delete(index); }
  }
  const middleRow = rowAt(offsets, top + innerHeight / 2);
  const missing = [];
  for (let index = first; index <= last; index += 1) if (!rowNodes.has(index)) missing.push(index);
  missing.sort((a, b) => Math.abs(a - middleRow) - Math.abs(b - middleRow));
  if (missing.length > most) renderSoon();
  for (const index of missing.slice(0, most)) {
    const { home, count, cells, isSheet } = rows[index];
    const node = home ? heading(home, count || 0) : isSheet ? sheetLine(rows[index]) : cardRow(cells || []);
    node.style.top = offsets[index] + "px";
    rowNodes.set(index, node);
    listNode.append(node);
  }
}

/**
 * @param {Group} home
 * @param {number} count
 */
function heading(home, count) {
  const { target, file, function: name } = home;
  return make("h2.row", {}, make("span.quiet", {}, `${target} / ${file} / `), name, make("span.quiet", {}, ` ${count}`));
}

/** @param {number[]} indexes */
function cardRow(indexes) {
  const node = make("div.row.cards", {}, indexes.map(card));
  node.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  node.style.height = cardHeight + "px";
  return node;
}

/**
 * A line of a sheet: the pictures of plain views in their own size.
 * @param {Row} row
 */
function sheetLine(row) {
  const node = make("div.row.sheet-line", {}, (row.cells || []).map(index => {
    const tile = tileOf(state.shown[index], listNode.clientWidth);
    const button = card(index);
    button.style.width = tile.width + "px";
    for (const image of button.querySelectorAll("img")) {
      image.style.width = tile.picture.width + "px";
      image.style.height = tile.picture.height + "px";
    }
    return button;
  }));
  node.style.height = row.height + "px";
  return node;
}

/** @param {number} index */
function card(index) {
  const cell = state.shown[index];
  const pictures = cell.pictures.map(picture => {
    const source = pictureAddress(cell, picture, false);
    return source && make("img", { src: source, alt: `${cell.name}: ${picture.kind}`, decoding: "async", loading: "lazy" });
  });
  const decision = decisionOf.get(cell.id);
  return make("button.card." + cell.verdict, {
    type: "button", "data-cell": cell.id, "data-index": index, "aria-current": index === state.selected ? "true" : null,
    tabindex: index === state.selected ? "0" : "-1",
    "aria-label": `${cell.name}, ${cell.verdict}${decision ? ", " + decision + "ed" : ""}`,
  }, make("span.thumbnails", {}, pictures.length ? pictures : textCard(cell)),
  make("span.name", {}, cell.name),
  make("span.facts", {}, make("b.mark", {}, cell.verdict), decision ? make("b.decision." + decision, {}, decision + "ed") : null,
    make("span.gist", {}, " " + withArrows(gist(cell)))));
}

/**
 * What a card shows of a snapshot without pictures.
 * @param {Cell} cell
 */
function textCard(cell) {
  const lines = quotedLines(cell);
  if (!lines.length) return make("span.quiet", {}, /\.(png|jpe?g)$/.test(cell.reference) ? "no picture" : "text");
  return make("span.quoted", {}, lines.map(line => make(line.startsWith("+") ? "span.came" : "span.went", {}, line)));
}

export function refreshCards() {
  removeRows();
  renderList();
}

/** @param {number} index */
export function select(index) {
  if (!state.shown.length) return;
  state.selected = clamp(index, 0, state.shown.length - 1);
  const row = rows.findIndex(row => row.cells && row.cells.includes(state.selected));
  const top = offsets[row] + listTop, head = find("top").offsetHeight + headingHeight;
  if (top < scrollY + head) scrollTo(0, Math.max(top - head, 0));
  else if (top + (rows[row].height || 0) > scrollY + innerHeight) scrollTo(0, top + (rows[row].height || 0) + gap - innerHeight);
  refreshCards();
  /** @type {HTMLElement | null} */
  (listNode.querySelector(".card[aria-current]"))?.focus({ preventScroll: true });
}

/**
 * How many snapshots the nearest one in the row below or above is away; 0 where there is no such row.
 * @param {number} direction
 */
export function rowStep(direction) {
  const row = rows.findIndex(row => row.cells && row.cells.includes(state.selected));
  const place = rows[row]?.cells?.indexOf(state.selected) ?? 0;
  for (let other = row + direction; other >= 0 && other < rows.length; other += direction) {
    const cells = rows[other].cells;
    if (cells) return cells[Math.min(place, cells.length - 1)] - state.selected;
  }
  return 0;
}

let isRenderPending = false;
function renderSoon() {
  if (isRenderPending) return;
  isRenderPending = true;
  requestAnimationFrame(() => { isRenderPending = false; renderList(3); });
}
addEventListener("scroll", renderSoon, { passive: true });
let listWidth = 0;
new ResizeObserver(() => {
  if (listNode.clientWidth === listWidth) return;
  listWidth = listNode.clientWidth;
  layOutList();
}).observe(listNode);

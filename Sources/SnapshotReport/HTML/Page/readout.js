// The colours under the pointer or the pixel cursor.
import { kindsOf, sheetSize } from "./cells.js";
import { colorAt, colorText, distance } from "./colors.js";
import { find, hasKeys, make } from "./elements.js";
import { panes, pixelInTheMiddle, showCursor, shownZoom, zoomTo } from "./panes.js";
import { contextOf, pixelsOf } from "./pictures.js";
import { state } from "./state.js";
import { clamp } from "./values.js";

let colorTurn = 0;
/**
 * Says which colours the pictures have at a pixel, and shows its neighbours; null for none.
 * @param {Pixel | null} pixel
 */
export async function showColors(pixel) {
  const cell = state.open, turn = colorTurn += 1, readout = find("readout");
  if (!cell || !pixel) {
    readout.replaceChildren(make("span.quiet", {}, cell && cell.pictures.length
      ? hasKeys ? "Point at a pixel, or press c and the arrows, for its colours." : "Touch a pixel for its colours." : ""));
    return;
  }
  const kinds = kindsOf(cell);
  const pictures = await Promise.all(kinds.map(kind => pixelsOf(cell, kind)));
  if (turn !== colorTurn || cell !== state.open) return;
  const colors = pictures.map(data => colorAt(data, pixel.x, pixel.y));
  const parts = kinds.map((kind, index) => {
    const swatch = make("span.swatch", {}), color = colors[index];
    if (color) swatch.style.background = colorText(color);
    return make("span.color", { "data-kind": kind }, loupe(pictures[index], pixel), swatch,
      make("span", {}, make("span.quiet", {}, kind + " "), make("code", {}, colorText(color)),
        make("span.quiet", {}, color ? ` (${[...color].join(", ")})` : "")));
  });
  let apart = "";
  if (colors.length === 2 && colors[0] && colors[1]) {
    const most = distance(colors[0], colors[1]);
    apart = most ? `differs by ${most}` : "same";
  }
  readout.replaceChildren(make("span.place", {}, `${pixel.x}, ${pixel.y}`), ...parts, make("b", {}, apart));
}

/**
 * The pixels around one, nine times as large.
 * @param {ImageData | null} data
 * @param {Pixel} pixel
 */
function loupe(data, pixel) {
  const side = 9, canvas = make("canvas.loupe", { width: side, height: side });
  const left = pixel.x - (side >> 1), top = pixel.y - (side >> 1);
  if (data) contextOf(canvas).putImageData(data, -left, -top, left, top, side, side);
  return canvas;
}

export function toggleCursor() {
  if (!panes.length) return;
  const zoom = shownZoom();
  state.cursor = state.cursor ? null : pixelInTheMiddle();
  if (state.cursor && zoom < 8) zoomTo(8, state.cursor);
  showCursor();
  showColors(state.cursor);
}

/**
 * @param {number} x
 * @param {number} y
 */
export function moveCursor(x, y) {
  if (!state.open || !state.cursor) return;
  const size = sheetSize(state.open);
  state.cursor = { x: clamp(state.cursor.x + x, 0, size.width - 1), y: clamp(state.cursor.y + y, 0, size.height - 1) };
  zoomTo(state.zoom, state.cursor);
  showColors(state.cursor);
}

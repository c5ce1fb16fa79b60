// The parts of the stage that scroll, how large they show their pictures, and the pixel cursor on them.
import { middle, sheetSize } from "./cells.js";
import { findIfAny } from "./elements.js";
import { state } from "./state.js";
import { clamp, nextZoom } from "./values.js";

/** @type {Pane[]} */
export let panes = [];

export function clearPanes() {
  panes = [];
}

/**
 * The open snapshot's sheet, in pixels. There are panes only while a snapshot is open.
 */
const openSheetSize = () => sheetSize(panes[0].cell);

/**
 * @param {Pane} pane
 * @param {MouseEvent} event
 * @returns {Pixel}
 */
export function pixelUnder(pane, event) {
  const box = pane.sheet.getBoundingClientRect(), size = sheetSize(pane.cell);
  return {
    x: Math.floor((event.clientX - box.left) / box.width * size.width),
    y: Math.floor((event.clientY - box.top) / box.height * size.height),
  };
}

/** The pixel in the middle of the visible part. */
export function pixelInTheMiddle() {
  const { scroller, sheet } = panes[0], size = openSheetSize(), zoom = sheet.offsetWidth / size.width;
  const frame = scroller.getBoundingClientRect(), box = sheet.getBoundingClientRect();
  return {
    x: clamp(Math.floor((frame.left + frame.width / 2 - box.left) / zoom), 0, size.width - 1),
    y: clamp(Math.floor((frame.top + frame.height / 2 - box.top) / zoom), 0, size.height - 1),
  };
}

/** Page pixels for a picture's pixel at the moment. */
export const shownZoom = () => panes[0].sheet.offsetWidth / openSheetSize().width;

/** Page pixels for a picture's pixel, so that all of it is seen; never enlarged. */
function fittingZoom() {
  const size = openSheetSize(), scroller = panes[0].scroller;
  return Math.min(scroller.clientWidth / size.width, scroller.clientHeight / size.height, 1);
}

/**
 * Shows pictures with a number of page pixels for each of theirs, or in full for null; around a pixel, or the middle.
 * @param {number | null} zoom
 * @param {Pixel | null} [focusedOn]
 */
export function zoomTo(zoom, focusedOn) {
  if (!panes.length) return;
  const { scroller, sheet } = panes[0], size = openSheetSize();
  const old = sheet.offsetWidth / size.width || 1;
  const left = sheet.offsetLeft, top = sheet.offsetTop;
  const focus = focusedOn || {
    x: (scroller.scrollLeft + scroller.clientWidth / 2 - left) / old,
    y: (scroller.scrollTop + scroller.clientHeight / 2 - top) / old,
  };
  state.zoom = zoom;
  const used = zoom ?? fittingZoom();
  for (const pane of panes) {
    pane.sheet.style.width = size.width * used + "px";
    pane.sheet.style.height = size.height * used + "px";
    pane.sheet.classList.toggle("pixels", used >= 2);
    if (zoom !== null) {
      pane.scroller.scrollLeft = focus.x * used - scroller.clientWidth / 2 + pane.sheet.offsetLeft;
      pane.scroller.scrollTop = focus.y * used - scroller.clientHeight / 2 + pane.sheet.offsetTop;
    }
  }
  const label = findIfAny("zoom");
  if (label) label.textContent = zoom === null ? "Fit" : `${Math.round(zoom * devicePixelRatio * 100)} %`;
  showCursor();
}

/**
 * @param {number} direction
 * @param {Pixel | null} [focusedOn]
 */
export function zoomBy(direction, focusedOn) {
  if (panes.length) zoomTo(nextZoom(state.zoom ?? fittingZoom(), direction), focusedOn || focusedPixel());
}

export function toggleZoom() {
  zoomTo(state.zoom === null ? 1 / devicePixelRatio : null, focusedPixel());
}

/** The pixel that a person looks at: the cursor, or the middle of the chosen change. */
export function focusedPixel() {
  const change = state.open?.changes[state.change];
  return state.cursor || !change || !state.open ? state.cursor : middle(change, state.open.scale);
}

export function showCursor() {
  for (const pane of panes) {
    pane.cursor.hidden = !state.cursor;
    if (!state.cursor) continue;
    const size = sheetSize(pane.cell);
    Object.assign(pane.cursor.style, {
      left: 100 * state.cursor.x / size.width + "%", top: 100 * state.cursor.y / size.height + "%",
      width: 100 / size.width + "%", height: 100 / size.height + "%",
    });
  }
}

/**
 * @param {number} x
 * @param {number} y
 */
export function pan(x, y) {
  for (const pane of panes) pane.scroller.scrollBy(x, y);
}

addEventListener("resize", () => { if (state.open && state.zoom === null) zoomTo(null); });

// The pictures of one snapshot, in the mode at hand.
import { hasBoth, kindsOf, pictureOf, sheetSize } from "./cells.js";
import { find, findIfAny, make, valueIn } from "./elements.js";
import { clearPanes, panes, pixelUnder, showCursor, toggleZoom, zoomBy, zoomTo } from "./panes.js";
import { differenceCanvas, forgetPixels } from "./pictures.js";
import { showColors } from "./readout.js";
import { blob, isReduced, pictureAddress } from "./run.js";
import { state } from "./state.js";
import { clamp } from "./values.js";

export const modes = [
  ["two-up", "Two-up"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["difference", "Difference"], ["blink", "Blink"],
];
export const stage = find("stage");
let blinkTimer = 0, isSyncing = false, stageTurn = 0;

/**
 * @param {Cell} cell
 * @param {string} kind
 */
function layer(cell, kind) {
  const picture = pictureOf(cell, kind), size = sheetSize(cell);
  if (!picture) throw new Error(`The snapshot has no ${kind}.`);
  const image = make("img.layer", {
    src: pictureAddress(cell, picture, true) || "", alt: kind, "data-kind": kind, draggable: "false",
  });
  image.style.width = 100 * picture.width / size.width + "%";
  image.style.height = 100 * picture.height / size.height + "%";
  return image;
}

/**
 * @param {Cell} cell
 * @param {string} caption
 * @param {HTMLElement[]} layers
 */
function addPane(cell, caption, layers) {
  const sheet = make("div.sheet", {}, layers);
  const scroller = make("div.pane", { tabindex: "-1" }, sheet);
  /** @type {Pane} */
  const pane = { scroller, sheet, cell, cursor: make("div.cursor", { hidden: true }) };
  sheet.append(boxes(cell, caption), pane.cursor);
  scroller.addEventListener("scroll", () => {
    if (isSyncing) return;
    isSyncing = true;
    for (const other of panes) if (other !== pane) {
      other.scroller.scrollTop = scroller.scrollTop;
      other.scroller.scrollLeft = scroller.scrollLeft;
    }
    requestAnimationFrame(() => { isSyncing = false; });
  });
  scroller.addEventListener("pointermove", event => point(pane, event));
  scroller.addEventListener("pointerdown", event => point(pane, event));
  scroller.addEventListener("dblclick", event => zoomTo((state.zoom ?? 0) >= 8 ? null : 8, pixelUnder(pane, event)));
  scroller.addEventListener("wheel", event => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1 : -1, pixelUnder(pane, event));
  }, { passive: false });
  panes.push(pane);
  const note = cell.pictures.some(isReduced) ? " (small version: the page has no room for the whole)" : "";
  stage.append(make("figure", {}, make("figcaption", {}, caption + note), scroller));
}

/**
 * Shows the colours under the pointer; a mouse that is held drags the swipe's edge.
 * @param {Pane} pane
 * @param {PointerEvent} event
 */
function point(pane, event) {
  const pixel = pixelUnder(pane, event);
  if (stage.dataset.mode === "swipe" && event.buttons === 1 && event.pointerType !== "touch") {
    state.swipe = clamp(100 * pixel.x / sheetSize(pane.cell).width, 0, 100);
    showBlend();
  }
  showColors(pixel);
}

/**
 * The boxes of changed views.
 * @param {Cell} cell
 * @param {string} caption
 */
function boxes(cell, caption) {
  const size = sheetSize(cell);
  // Numbers on dozens of boxes would hide what they are about.
  const node = make(cell.changes.length > 12 ? "div.boxes.many" : "div.boxes", {});
  cell.changes.forEach((change, index) => {
    const frame = caption === "reference" && change.was ? change.was : change.frame;
    const box = make("div.box", { title: change.text, "data-change": index }, make("span", {}, index + 1));
    const [x, y, width, height] = frame.map(value => value * cell.scale);
    Object.assign(box.style, {
      left: 100 * x / size.width + "%", top: 100 * y / size.height + "%",
      width: 100 * width / size.width + "%", height: 100 * height / size.height + "%",
    });
    node.append(box);
  });
  return node;
}

/** @param {Cell} cell */
export async function showStage(cell) {
  const turn = stageTurn += 1;
  clearInterval(blinkTimer);
  stage.replaceChildren();
  clearPanes();
  const mode = hasBoth(cell) ? state.mode : "single";
  stage.dataset.mode = mode;
  showModes(cell, mode);
  if (mode === "single" || mode === "two-up") {
    for (const kind of kindsOf(cell)) addPane(cell, kind, [layer(cell, kind)]);
    if (!cell.pictures.length) stage.append(lineList(cell) ?? make("p.empty", {}, "This snapshot has no picture here."));
  } else if (mode === "difference") {
    const canvas = await differenceCanvas(cell, state.amplified);
    if (turn !== stageTurn) return;
    if (canvas) {
      canvas.classList.add("layer");
      const isPart = cell.pictures.some(isReduced);
      addPane(cell, isPart ? "differing parts" : `${canvas.dataset.differing} pixels differ`, [canvas]);
      canvas.style.width = canvas.style.height = "100%";
    }
  } else {
    addPane(cell, mode === "swipe" ? "reference | actual" : "reference and actual",
      [layer(cell, "reference"), layer(cell, "actual")]);
    if (mode === "blink" && !matchMedia("(prefers-reduced-motion: reduce)").matches) startBlinking();
  }
  showBlend();
  zoomTo(state.zoom);
  showBoxes();
  showCursor();
}

/**
 * The lines of a text, or of the views of a picture, with their changes; null for none.
 * @param {Cell} cell
 */
export function lineList(cell) {
  /** @type {string[]} */
  const lines = JSON.parse(blob(cell.lines) ?? "[]");
  return lines.length ? make("div.lines", { tabindex: "0" }, lines.map(differenceLine)) : null;
}

/** @param {string} line */
function differenceLine(line) {
  if (line[0] === "@") return make("div.skipped", {}, `${line.slice(1)} unchanged lines`);
  return make(line[0] === "+" ? "div.came" : line[0] === "-" ? "div.went" : "div.stayed", {}, line);
}

/** Ends what the stage shows and does. */
export function clearStage() {
  stageTurn += 1;
  clearInterval(blinkTimer);
  stage.replaceChildren();
  clearPanes();
  forgetPixels();
}

/** @param {string} mode */
export function setMode(mode) {
  state.mode = mode;
  if (state.open) showStage(state.open);
}

/**
 * @param {Cell} cell
 * @param {string} mode
 */
function showModes(cell, mode) {
  const slider = state.mode === "onion" ? "onion" : "swipe";
  find("modes").replaceChildren(
    ...modes.map(([name, label], index) => make("button", {
      type: "button", "data-mode": name, "aria-pressed": String(name === mode), disabled: !hasBoth(cell),
      title: `${label} (${index + 1})`, click: () => setMode(name),
    }, label)),
    make("input", {
      type: "range", min: 0, max: 100, value: state[slider], id: "blend", "aria-label": slider === "onion" ? "Opacity" : "Place",
      hidden: mode !== "swipe" && mode !== "onion",
      input: event => { state[slider] = Number(valueIn(event)); showBlend(); },
    }),
    make("button", { type: "button", id: "amplify", hidden: mode !== "difference", "aria-pressed": String(state.amplified),
      title: "Amplify (x)", click: toggleAmplified }, "8 ×"),
    make("span.spring", {}),
    make("button", { type: "button", id: "boxes", "aria-pressed": String(state.boxes), title: "Boxes of changed views (b)",
      hidden: !cell.changes.length, click: toggleBoxes }, "Boxes"),
    make("button", { type: "button", title: "Smaller (-)", "aria-label": "Smaller", click: () => zoomBy(-1) }, "−"),
    make("button", { type: "button", id: "zoom", title: "Fit or whole pixels (z)", click: toggleZoom }, "Fit"),
    make("button", { type: "button", title: "Larger (+)", "aria-label": "Larger", click: () => zoomBy(1) }, "+"));
}

/** The upper one of two pictures. */
const upperImage = () => /** @type {HTMLElement | null | undefined} */ (panes[0]?.sheet.querySelector("[data-kind=actual]"));

function startBlinking() {
  clearInterval(blinkTimer);
  blinkTimer = setInterval(blink, 600);
}

function blink() {
  upperImage()?.classList.toggle("off");
}

/** Shows the other picture, and leaves it to the keys from then on. */
export function blinkByHand() {
  if (stage.dataset.mode !== "blink") return;
  clearInterval(blinkTimer);
  blink();
}

/** Shows how far the swipe or the fade is. */
function showBlend() {
  const image = upperImage();
  if (!image || panes.length > 1) return;
  const { mode } = stage.dataset;
  image.style.opacity = mode === "onion" ? String(state.onion / 100) : "";
  panes[0].sheet.querySelector(".handle")?.remove();
  if (mode === "swipe") {
    // In parts of the sheet, which may be wider than this picture.
    const place = 100 * state.swipe / parseFloat(image.style.width);
    image.style.clipPath = `inset(0 0 0 ${Math.min(place, 100)}%)`;
    const handle = make("div.handle", {});
    handle.style.left = state.swipe + "%";
    panes[0].sheet.append(handle);
  }
  const slider = /** @type {HTMLInputElement | null} */ (findIfAny("blend"));
  if (slider) slider.value = String(mode === "onion" ? state.onion : state.swipe);
}

/**
 * Moves the swipe or the fade.
 * @param {number} direction
 * @param {boolean} [isFine]
 */
export function fade(direction, isFine) {
  const key = stage.dataset.mode === "onion" ? "onion" : "swipe";
  state[key] = clamp(state[key] + direction * (isFine ? 1 : 10), 0, 100);
  showBlend();
}

export function toggleAmplified() {
  state.amplified = !state.amplified;
  if (state.open) showStage(state.open);
}

export function toggleBoxes() {
  state.boxes = !state.boxes;
  showBoxes();
}

export function showBoxes() {
  stage.classList.toggle("plain", !state.boxes);
  findIfAny("boxes")?.setAttribute("aria-pressed", String(state.boxes));
  /** @type {NodeListOf<HTMLElement>} */
  const all = stage.querySelectorAll(".box");
  for (const box of all) box.classList.toggle("chosen", Number(box.dataset.change) === state.change);
}

// Pictures as pixels, of the open snapshot alone.
import { pictureOf } from "./cells.js";
import { difference } from "./colors.js";
import { make, toast } from "./elements.js";
import { pictureAddress } from "./run.js";

/** @type {Map<string, Promise<ImageData | null>>} */
let pixelCache = new Map();

export function forgetPixels() {
  pixelCache = new Map();
}

/**
 * @param {Cell} cell
 * @param {Picture} picture
 * @returns {Promise<HTMLImageElement>}
 */
function loadImage(cell, picture) {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error(`The ${picture.kind} could not be read.`));
    image.src = pictureAddress(cell, picture, true) || "";
  });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 */
export function contextOf(canvas, settings) {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("The browser has no memory left for a picture.");
  return context;
}

/**
 * The pixels of a picture as a canvas gives them, in the picture's own size.
 * @param {Cell} cell
 * @param {string} kind
 */
export function pixelsOf(cell, kind) {
  const key = cell.id + kind;
  const known = pixelCache.get(key);
  if (known) return known;
  const picture = pictureOf(cell, kind);
  const pixels = !picture ? Promise.resolve(null) : loadImage(cell, picture).then(image => {
    const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    const context = contextOf(canvas, { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }).catch(error => { toast(error.message); return null; });
  pixelCache.set(key, pixels);
  return pixels;
}

/**
 * What differs between the reference and the actual picture; null where one can't be read.
 * @param {Cell} cell
 * @param {boolean} isAmplified
 */
export async function differenceCanvas(cell, isAmplified) {
  const [before, after] = await Promise.all([pixelsOf(cell, "reference"), pixelsOf(cell, "actual")]);
  if (!before || !after) return null;
  const { pixels, count } = difference(before, after, isAmplified);
  const canvas = make("canvas", { width: pixels.width, height: pixels.height });
  contextOf(canvas).putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  canvas.dataset.differing = String(count);
  return canvas;
}

// Pixels as numbers.

/**
 * The four components of a pixel; null outside the picture.
 * @param {Pixels | null} pixels
 * @param {number} x
 * @param {number} y
 */
export function colorAt(pixels, x, y) {
  if (!pixels || x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return null;
  const start = 4 * (y * pixels.width + x);
  return pixels.data.slice(start, start + 4);
}

/** @param {Uint8ClampedArray | null} color */
export function colorText(color) {
  if (!color) return "outside";
  const digits = [...color].map(value => value.toString(16).padStart(2, "0").toUpperCase());
  return "#" + digits.slice(0, color[3] === 255 ? 3 : 4).join("");
}

/**
 * How far two colours are apart: their most different component.
 * @param {Uint8ClampedArray} a
 * @param {Uint8ClampedArray} b
 */
export const distance = (a, b) => Math.max(...[0, 1, 2, 3].map(index => Math.abs(a[index] - b[index])));

/**
 * What differs: magenta on the pale reference, or each component's difference eight times as large.
 * @param {Pixels} before
 * @param {Pixels} after
 * @param {boolean} isAmplified
 * @returns {{ pixels: Pixels, count: number }} as large as the larger one each way, and how many pixels differ.
 */
export function difference(before, after, isAmplified) {
  const width = Math.max(before.width, after.width), height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(4 * width * height);
  const out = new Uint32Array(data.buffer);
  const a = words(before), b = words(after);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const hasA = y < before.height, hasB = y < after.height;
    for (let x = 0; x < width; x += 1) {
      const inA = hasA && x < before.width, inB = hasB && x < after.width;
      const p = inA ? a[y * before.width + x] : 0, q = inB ? b[y * after.width + x] : 0;
      const differs = inA !== inB || p !== q;
      if (differs) count += 1;
      out[y * width + x] = isAmplified ? amplified(p, q, inA !== inB) : differs ? 0xffaa00ff : pale(p);
    }
  }
  return { pixels: { width, height, data }, count };
}

/**
 * Pixels as numbers with red in the lowest byte.
 * @param {Pixels} pixels
 */
const words = pixels => new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength >> 2);

/**
 * @param {number} p
 * @param {number} q
 * @param {number} shift
 */
const apart = (p, q, shift) => Math.abs(((p >>> shift) & 255) - ((q >>> shift) & 255));

/**
 * @param {number} p
 * @param {number} q
 * @param {boolean} isAlone whether only one of the pictures has the pixel.
 */
function amplified(p, q, isAlone) {
  const alpha = isAlone ? 255 : apart(p, q, 24);
  /** @param {number} shift */
  const part = shift => Math.min(8 * Math.max(apart(p, q, shift), alpha), 255) << shift;
  return (0xff000000 | part(0) | part(8) | part(16)) >>> 0;
}

/** @param {number} p */
function pale(p) {
  const light = ((p & 255) * 2 + ((p >>> 8) & 255) * 5 + ((p >>> 16) & 255)) >> 3;
  const gray = 255 - (((255 - light) * (p >>> 24)) >> 10);
  return (0xff000000 | gray << 16 | gray << 8 | gray) >>> 0;
}

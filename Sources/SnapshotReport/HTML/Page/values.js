/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/**
 * How often each value comes, the most frequent first, equals by name.
 * @param {string[]} values
 * @returns {[value: string, count: number][]}
 */
export function tally(values) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) || 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

const zoomSteps = [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];

/**
 * The next step of enlargement, up for a positive direction; the same at either end.
 * @param {number} now
 * @param {number} direction
 */
export function nextZoom(now, direction) {
  const next = direction > 0
    ? zoomSteps.find(step => step > now * 1.01)
    : [...zoomSteps].reverse().find(step => step < now * 0.99);
  return next ?? now;
}

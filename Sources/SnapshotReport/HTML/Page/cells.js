// What can be said about a snapshot, from its data alone.

const failures = new Set(["differs", "missing", "failed"]);

/**
 * The run's snapshots, each with what the page works out about it once.
 * @param {Run} run
 */
export function prepared(run) {
  for (const cell of run.cells) {
    cell.home = run.groups[cell.group];
    cell.isFailure = failures.has(cell.verdict);
    cell.isNew = cell.verdict === "recorded" || cell.verdict === "missing";
    cell.variants = Object.entries(cell.settings).map(([key, value]) => `${key} ${value}`);
    if (cell.orientation) cell.variants.push(cell.orientation);
    cell.canBeDecided = !!cell.actualDigest && cell.isFailure;
  }
  return run.cells;
}

/**
 * @param {Cell} cell
 * @param {string} kind
 */
export const pictureOf = (cell, kind) => cell.pictures.find(picture => picture.kind === kind);

/** @param {Cell} cell */
export const kindsOf = cell => cell.pictures.map(picture => picture.kind);

/** @param {Cell} cell */
export const hasBoth = cell => !!pictureOf(cell, "reference") && !!pictureOf(cell, "actual");

/**
 * The size of the sheet that all pictures of a snapshot lie on, in pixels.
 * @param {Cell} cell
 */
export function sheetSize(cell) {
  return {
    width: Math.max(...cell.pictures.map(picture => picture.width), 1),
    height: Math.max(...cell.pictures.map(picture => picture.height), 1),
  };
}

/** @param {CellData} cell */
export function describe(cell) {
  const parts = [cell.device, cell.orientation];
  // Views that fit their content are whole pixels high, which may be thirds of points.
  const [width, height] = cell.size.map(length => Math.round(length * 100) / 100);
  if (cell.size.length) parts.push(`${width} × ${height} pt at ${cell.scale}x`);
  parts.push(...Object.entries(cell.settings).map(([key, value]) => `${key} ${value}`));
  return parts.filter(Boolean).join(", ");
}

/**
 * The most important thing about a snapshot, in a line.
 * @param {CellData} cell
 */
export function gist(cell) {
  if (cell.changes.length) return cell.changes[0].text;
  const [first, ...others] = quotedLines(cell);
  if (first) {
    const next = first.startsWith("\u2212") ? others.find(line => line.startsWith("+")) : undefined;
    return next ? `${first} ${next}` : first;
  }
  if (cell.slack) return cell.slack;
  if (cell.warnings && !cell.message) return cell.warnings[0] ?? "";
  const lines = (cell.message || "").split("\n").filter(line => line.trim());
  return lines[1] || lines[0] || "";
}

/**
 * The changed lines of a text that its message quotes, each behind `\u2212` or `+`.
 * @param {CellData} cell
 */
export function quotedLines(cell) {
  if (cell.lines === undefined) return [];
  return (cell.message || "").split("\n").slice(1).filter(line => line.startsWith("\u2212") || line.startsWith("+"));
}

/**
 * A text with its arrows as one character: a line may break within the two of `->`.
 * @param {string} text
 */
export const withArrows = text => text.replaceAll("->", "→");

/**
 * Changes by what is said about them: a list's rows often change alike.
 * @param {CellData} cell
 */
export function sentences(cell) {
  /** @type {Map<string, number[]>} */
  const places = new Map();
  cell.changes.forEach((change, index) => places.set(change.text, [...(places.get(change.text) || []), index]));
  return [...places].map(([text, indexes]) => ({ text, indexes }));
}

/**
 * The pixel in the middle of a change.
 * @param {Change} change
 * @param {number} scale
 * @returns {Pixel}
 */
export function middle(change, scale) {
  const [x, y, width, height] = change.frame;
  return { x: (x + width / 2) * scale, y: (y + height / 2) * scale };
}

/**
 * The steps of the test that a snapshot is a step of, in their order; none for a snapshot that is no step.
 * @param {Cell} cell
 * @param {Cell[]} all
 */
export function stepsBeside(cell, all) {
  if (!cell.step) return [];
  const steps = all.filter(other => other.step && other.home === cell.home && other.test === cell.test);
  return steps.length < 2 ? [] : steps.sort((a, b) => (a.step || 0) - (b.step || 0));
}

/**
 * Whether a snapshot shows a view by itself, which is lower than any screen: such pictures stand on a sheet, in their own size.
 * @param {Cell} cell
 */
export const isPlain = cell => cell.pictures.length > 0 && cell.size.length === 2 && cell.size[1] <= 240;

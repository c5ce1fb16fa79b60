// What a person chose. Everything that is shown follows from this and the run.

export const state = {
  status: "all", view: "", device: "", variant: "", query: "", selected: 0,
  /** @type {Cell[]} */
  shown: [],
  /** @type {Cell | null} */
  open: null,
  mode: "two-up",
  /**
   * Page pixels for a picture's pixel; null to show all of it.
   * @type {number | null}
   */
  zoom: null,
  swipe: 50, onion: 50, boxes: true, amplified: false,
  /** @type {Pixel | null} */
  cursor: null,
  change: -1,
};

/**
 * Decisions by the ids of snapshots.
 * @type {Map<number, Verdict>}
 */
export const decisionOf = new Map();

/**
 * The filters of the list's first row: their labels, and which snapshots they show.
 * @type {Record<string, [label: string, test: (cell: Cell) => boolean]>}
 */
export const statuses = {
  all: ["All", () => true],
  failed: ["Failed", cell => cell.isFailure],
  new: ["New", cell => cell.isNew],
  undecided: ["Undecided", cell => cell.canBeDecided && !decisionOf.has(cell.id)],
  tolerated: ["Tolerated", cell => cell.verdict === "tolerated"],
  passed: ["Passed", cell => ["matched", "tolerated", "painted", "known"].includes(cell.verdict)],
};
/** @param {Cell} cell */
export const isUndecided = cell => statuses.undecided[1](cell);

import { prepared } from "../../Sources/SnapshotReport/HTML/Page/cells.js";

/** A snapshot with what a test says about it. */
export const data = more => ({
  id: 0, group: 0, name: "name", test: "T/F/f()", verdict: "matched", times: {}, settings: {}, size: [], scale: 1,
  reference: "Snapshots/T/F/f.png", pictures: [], changes: [], unlistedChanges: 0, ...more,
});

/** A run of such snapshots, in one test each `group`. */
export function run(...cells) {
  const groups = [0, 1, 2].map(number => ({ target: "T", file: "F", function: `f${number}()`, source: "Tests/T/F.swift", line: 1 }));
  return {
    format: "onionskin-decisions", version: 1, title: "Title", run: "run", date: "", counts: [], tests: [], reducedPictures: 0,
    groups, cells: cells.map((cell, id) => data({ id, ...cell })),
  };
}

export const cells = (...more) => prepared(run(...more));

/** A row of pixels from numbers 0xRRGGBBAA, or rows of a width. */
export function pixels(values, width = values.length) {
  const bytes = values.flatMap(value => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
  return { width, height: values.length / width, data: new Uint8ClampedArray(bytes) };
}

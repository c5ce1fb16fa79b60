import assert from "node:assert/strict";
import { test } from "node:test";
import { rowAt, rowsOf } from "../../Sources/SnapshotReport/HTML/Page/rows.js";
import { clamp, nextZoom, tally } from "../../Sources/SnapshotReport/HTML/Page/values.js";
import { cells } from "./sample.mjs";

test("cards stand in rows under their test's heading", () => {
  const shown = cells({ group: 0 }, { group: 0 }, { group: 0 }, { group: 1 });
  const { rows, offsets, height } = rowsOf(shown, 2, 100);
  assert.deepEqual(rows.map(row => row.cells || row.count), [3, [0, 1], [2], 1, [3]]);
  assert.deepEqual(offsets, [0, 46, 160, 274, 320]);
  assert.equal(height, 434);
  assert.deepEqual(rowsOf([], 2, 100), { rows: [], offsets: [], height: 0 });
});

test("the row at a place is the last that starts there or above", () => {
  const offsets = [0, 46, 160, 274];
  assert.deepEqual([-5, 0, 45, 46, 200, 274, 9999].map(y => rowAt(offsets, y)), [0, 0, 0, 1, 2, 3, 3]);
});

test("zooming goes from step to step and stays at the ends", () => {
  assert.equal(nextZoom(1, 1), 2);
  assert.equal(nextZoom(1, -1), 0.5);
  assert.equal(nextZoom(0.3, 1), 0.5);
  assert.equal(nextZoom(0.3, -1), 0.25);
  assert.equal(nextZoom(32, 1), 32);
  assert.equal(nextZoom(0.0625, -1), 0.0625);
});

test("a tally is ordered by number, then by name", () => {
  assert.deepEqual(tally(["b", "c", "a", "c"]), [["c", 2], ["a", 1], ["b", 1]]);
  assert.deepEqual([-1, 3, 12].map(value => clamp(value, 0, 10)), [0, 3, 10]);
});

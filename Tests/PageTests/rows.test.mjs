import assert from "node:assert/strict";
import { test } from "node:test";
import { rowAt, rowsOf, tileOf } from "../../Sources/SnapshotReport/HTML/Page/rows.js";
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

const picture = { kind: "reference", width: 200, height: 100 };

test("a test's plain views stand on one sheet in their own size, line by line", () => {
  const plain = { group: 0, size: [200, 50], pictures: [picture] };
  const shown = cells(plain, plain, { ...plain, size: [30, 80] }, { group: 1 });
  // 200 points and 10 on each side; 46 for what is said below.
  assert.deepEqual(tileOf(shown[0], 500), { picture: { width: 200, height: 50 }, width: 220, height: 116 });
  assert.equal(tileOf(shown[2], 500).width, 124);
  const { rows, offsets, height } = rowsOf(shown, 2, 100, 500);
  assert.deepEqual(rows.map(row => row.cells || row.count), [3, [0, 1], [2], 1, [3]]);
  assert.deepEqual(rows.map(row => !!row.isSheet), [false, true, true, false, false]);
  // A line is as high as its highest tile, and nothing lies between lines.
  assert.deepEqual(offsets, [0, 46, 162, 308, 354]);
  assert.equal(height, 468);
});

test("a picture and the one before it stand side by side, and are made smaller where the sheet is narrow", () => {
  const [cell] = cells({ size: [300, 100], pictures: [picture, picture] });
  assert.deepEqual(tileOf(cell, 1000).picture, { width: 300, height: 100 });
  assert.equal(tileOf(cell, 1000).width, 628);
  assert.deepEqual(tileOf(cell, 328).picture, { width: 150, height: 50 });
});

test("screens, single views and views beside screens stand on cards", () => {
  const plain = { size: [200, 50], pictures: [picture] }, screen = { size: [390, 844], pictures: [picture] };
  for (const shown of [cells(screen, screen), cells(plain), cells(plain, screen), cells({ ...plain, pictures: [] }, plain)]) {
    assert.ok(rowsOf(shown, 2, 100, 500).rows.every(row => !row.isSheet));
  }
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

import assert from "node:assert/strict";
import { test } from "node:test";
import { colorAt, colorText, difference, distance } from "../../Sources/SnapshotReport/HTML/Page/colors.js";
import { pixels } from "./sample.mjs";

const hex = result => Array.from({ length: result.pixels.width * result.pixels.height }, (_, index) =>
  colorText(result.pixels.data.slice(4 * index, 4 * index + 4)));

test("a colour is read where the picture is, and only there", () => {
  const picture = pixels([0x010203ff, 0x04050680, 0, 0xffffffff], 2);
  assert.deepEqual([...colorAt(picture, 1, 0)], [4, 5, 6, 128]);
  assert.deepEqual([...colorAt(picture, 1, 1)], [255, 255, 255, 255]);
  for (const [x, y] of [[-1, 0], [0, -1], [2, 0], [0, 2]]) assert.equal(colorAt(picture, x, y), null);
  assert.equal(colorAt(null, 0, 0), null);
});

test("a colour's text names alpha where it isn't whole", () => {
  assert.equal(colorText(new Uint8ClampedArray([1, 171, 255, 255])), "#01ABFF");
  assert.equal(colorText(new Uint8ClampedArray([1, 171, 255, 15])), "#01ABFF0F");
  assert.equal(colorText(null), "outside");
});

test("the distance is the most different component's", () => {
  assert.equal(distance(new Uint8ClampedArray([1, 2, 3, 4]), new Uint8ClampedArray([1, 12, 0, 4])), 10);
});

test("what differs is magenta on a pale reference", () => {
  const result = difference(pixels([0xffffffff, 0x000000ff, 0x00000000]), pixels([0xffffffff, 0x010000ff, 0x00000000]), false);
  assert.equal(result.count, 1);
  // Black becomes a light gray, three quarters of the way to white; what is clear becomes white.
  assert.deepEqual(hex(result), ["#FFFFFF", "#FF00AA", "#FFFFFF"]);
  const same = difference(pixels([0x000000ff]), pixels([0x000000ff]), false);
  assert.deepEqual([same.count, ...hex(same)], [0, "#C0C0C0"]);
});

test("an amplified difference is eight times as large, alpha's in all components", () => {
  const before = pixels([0x102030ff, 0x10203010, 0x000000ff]), after = pixels([0x132030ff, 0x10203012, 0xff0000ff]);
  assert.deepEqual(hex(difference(before, after, true)), ["#180000", "#101010", "#FF0000"]);
});

test("pixels that one picture lacks differ", () => {
  const result = difference(pixels([1, 2, 3, 4], 2), pixels([1, 3, 5], 1), false);
  assert.deepEqual([result.pixels.width, result.pixels.height], [2, 3]);
  // The second column and the third row are in one picture each, or in none, where nothing differs.
  assert.equal(result.count, 3);
  assert.deepEqual(hex(difference(pixels([0xff]), pixels([0xff, 0xff]), true)), ["#000000", "#FFFFFF"]);
});

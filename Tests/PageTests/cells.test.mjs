import assert from "node:assert/strict";
import { test } from "node:test";
import { describe, gist, hasBoth, middle, quotedLines, sentences, sheetSize, stepsBeside, withArrows } from "../../Sources/SnapshotReport/HTML/Page/cells.js";
import { cells, data } from "./sample.mjs";

test("only a failure with a picture waits for a decision", () => {
  const verdicts = ["matched", "tolerated", "recorded", "differs", "missing", "failed"];
  const all = cells(...verdicts.map(verdict => ({ verdict, actualDigest: "d" })), { verdict: "failed" });
  assert.deepEqual(all.map(cell => cell.canBeDecided), [false, false, false, true, true, true, false]);
  assert.deepEqual(all.map(cell => cell.isNew), [false, false, true, false, true, false, false]);
});

test("a variant is each setting and the orientation", () => {
  const [cell] = cells({ settings: { appearance: "dark", locale: "de" }, orientation: "landscape" });
  assert.deepEqual(cell.variants, ["appearance dark", "locale de", "landscape"]);
});

test("a screen is described by what is known of it", () => {
  assert.equal(describe(data({ device: "iPhone X", orientation: "portrait", size: [375, 812], scale: 3, settings: { locale: "de" } })),
    "iPhone X, portrait, 375 × 812 pt at 3x, locale de");
  assert.equal(describe(data({ size: [274 / 3, 61 / 3], scale: 3 })), "91.33 × 20.33 pt at 3x");
  assert.equal(describe(data({})), "");
});

test("the gist is a change, then the tolerance, then the message's second line", () => {
  const message = "Snapshot differs.\n\nUILabel: text\n";
  assert.equal(gist(data({ changes: [{ view: "V", text: "V moved", frame: [0, 0, 1, 1] }], slack: "slack", message })), "V moved");
  assert.equal(gist(data({ slack: "slack", message })), "slack");
  assert.equal(gist(data({ message })), "UILabel: text");
  assert.equal(gist(data({ message: "One line." })), "One line.");
  assert.equal(gist(data({})), "");
});

test("of a text the gist is its first changed lines", () => {
  const lines = ["@@ \u22121,3 +1,3 @@", "\u2007same", "\u2212old", "\u2212older", "+new"];
  const text = data({ lines: 0, message: ["Snapshot differs.", ...lines].join("\n") });
  assert.deepEqual(quotedLines(text), ["\u2212old", "\u2212older", "+new"]);
  assert.equal(gist(text), "\u2212old +new");
  assert.equal(gist(data({ lines: 0, message: "Snapshot differs.\n+new" })), "+new");
  // A message about a picture may have such lines for other reasons.
  assert.deepEqual(quotedLines(data({ message: "Snapshot differs.\n+1" })), []);
});

test("equal sentences are one with all its places", () => {
  const changes = ["a", "b", "a"].map(text => ({ view: "V", text, frame: [0, 0, 1, 1] }));
  assert.deepEqual(sentences(data({ changes })), [{ text: "a", indexes: [0, 2] }, { text: "b", indexes: [1] }]);
});

test("the sheet holds the larger picture each way", () => {
  const pictures = [{ kind: "reference", width: 10, height: 4 }, { kind: "actual", width: 6, height: 9 }];
  assert.deepEqual(sheetSize(data({ pictures })), { width: 10, height: 9 });
  assert.deepEqual(sheetSize(data({})), { width: 1, height: 1 });
  assert.equal(hasBoth(data({ pictures })), true);
  assert.equal(hasBoth(data({ pictures: pictures.slice(1) })), false);
});

test("a change's middle is given in pixels", () => {
  assert.deepEqual(middle({ view: "V", text: "", frame: [10, 20, 6, 8] }, 2), { x: 26, y: 48 });
});

test("arrows are one character", () => {
  assert.equal(withArrows("a -> b->c - d"), "a → b→c - d");
});

test("the steps of a test stand in their order", () => {
  const all = cells(
    { group: 0, name: "02 b", step: 2 }, { group: 0, name: "01 a", step: 1 }, { group: 0, name: "other" },
    { group: 1, test: "T/F/f1()", name: "01 c", step: 1 });
  assert.deepEqual(stepsBeside(all[0], all).map(cell => cell.name), ["01 a", "02 b"]);
  assert.deepEqual(stepsBeside(all[2], all), []);
  // One step alone is no strip.
  assert.deepEqual(stepsBeside(all[3], all), []);
});

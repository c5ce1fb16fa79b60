import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { manifestOf } from "../../Sources/SnapshotReport/HTML/Page/manifest.js";
import { prepared } from "../../Sources/SnapshotReport/HTML/Page/cells.js";
import { isShown, wordsOf } from "../../Sources/SnapshotReport/HTML/Page/search.js";
import { decisionOf, isUndecided, state } from "../../Sources/SnapshotReport/HTML/Page/state.js";
import { cells, run } from "./sample.mjs";

beforeEach(() => {
  Object.assign(state, { status: "all", view: "", device: "", variant: "", query: "" });
  decisionOf.clear();
});

const shown = (all, query = "") => all.filter(cell => isShown(cell, wordsOf(query))).map(cell => cell.name);

test("each status shows its snapshots", () => {
  const all = cells(...["matched", "tolerated", "painted", "recorded", "differs", "missing", "failed"].map(verdict =>
    ({ verdict, name: verdict, actualDigest: verdict === "failed" ? undefined : "d" })));
  const expected = {
    all: all.map(cell => cell.name), failed: ["differs", "missing", "failed"], new: ["recorded", "missing"],
    undecided: ["differs", "missing"], tolerated: ["tolerated"], passed: ["matched", "tolerated", "painted"],
  };
  for (const [status, names] of Object.entries(expected)) {
    state.status = status;
    assert.deepEqual(shown(all), names, status);
  }
  decisionOf.set(4, "reject");
  assert.deepEqual(all.filter(isUndecided).map(cell => cell.name), ["missing"]);
});

test("filters and all words of a search have to hold", () => {
  const change = { view: "UILabel", text: "UILabel: text", frame: [0, 0, 1, 1] };
  const all = cells(
    { name: "One", device: "iPhone X", changes: [change], message: "Hello World" },
    { name: "Two", device: "iPad", settings: { appearance: "dark" }, message: "Hello" });
  assert.deepEqual(shown(all, " HELLO  world "), ["One"]);
  assert.deepEqual(shown(all, "hello"), ["One", "Two"]);
  assert.deepEqual(shown(all, "dark"), ["Two"]);
  assert.deepEqual(shown(all, "uilabel: text"), ["One"]);
  state.device = "iPad";
  assert.deepEqual(shown(all), ["Two"]);
  Object.assign(state, { device: "", variant: "appearance dark" });
  assert.deepEqual(shown(all), ["Two"]);
  Object.assign(state, { variant: "", view: "UILabel" });
  assert.deepEqual(shown(all), ["One"]);
});

test("a manifest says what was decided about which files", () => {
  const one = run({ name: "n", actual: "a.png", referenceDigest: "r", actualDigest: "d", verdict: "differs" });
  const [cell] = prepared(one);
  assert.deepEqual(manifestOf(one, [[cell, "accept"]]), {
    format: "onionskin-decisions", version: 1, run: "run",
    decisions: [{
      test: "T/F/f()", name: "n", verdict: "accept", reference: "Snapshots/T/F/f.png", actual: "a.png",
      referenceDigest: "r", actualDigest: "d",
    }],
  });
});

// The tests that no snapshot tells about: before all else, for a run that crashed shows too few snapshots.
import { find, make } from "./elements.js";
import { layOutList } from "./list.js";

/** @param {TroubledTest[]} tests */
export function showTests(tests) {
  const section = find("tests");
  section.hidden = !tests.length;
  const ran = tests.filter(test => test.outcome !== "never ran");
  const waiting = tests.filter(test => test.outcome === "never ran");
  section.replaceChildren(
    ...ran.map(test => folded(
      [make("b.mark." + test.kind, {}, test.outcome), " ", make("b", {}, test.name), make("span.quiet", {}, " " + test.headline)],
      make("div", {}, test.source ? make("p.quiet", {}, test.source) : null, make("pre", {}, test.details)))),
    ...waiting.length ? [folded(
      [make("b.mark.never-ran", {}, `${waiting.length} never ran`), make("span.quiet", {}, " " + waiting[0].headline)],
      make("ul", {}, waiting.map(test => make("li", {}, test.name))))] : []);
}

/**
 * @param {Child[]} summary
 * @param {HTMLElement} content
 */
const folded = (summary, content) => make("details", { toggle: layOutList }, make("summary", {}, summary), content);

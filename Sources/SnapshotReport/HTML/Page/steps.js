// The steps of a test, as a strip above the open one.
import { stepsBeside } from "./cells.js";
import { find, make } from "./elements.js";
import { cells, pictureAddress } from "./run.js";

/**
 * @param {Cell} cell
 * @param {(cell: Cell) => void} open
 */
export function showSteps(cell, open) {
  const steps = stepsBeside(cell, cells);
  const strip = find("steps");
  strip.hidden = !steps.length;
  strip.replaceChildren(...steps.map(step => {
    const picture = step.pictures[step.pictures.length - 1];
    const source = picture && pictureAddress(step, picture, false);
    return make("button.step." + step.verdict, {
      type: "button", "aria-current": step === cell ? "step" : null, title: `${step.name}: ${step.verdict}`, click: () => open(step),
    }, source ? make("img", { src: source, alt: "", decoding: "async" }) : null, make("span", {}, step.name));
  }));
  /** @type {HTMLElement | null} */
  (strip.querySelector("[aria-current]"))?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

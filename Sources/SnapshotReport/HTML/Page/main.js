// What the page does when it opens.
import { restoreDecisions } from "./decisions.js";
import { find, make, remembered } from "./elements.js";
import { applyFilters, makeFilters } from "./filters.js";
import { setTheme } from "./help.js";
import "./keyboard.js";
import { refreshCards } from "./list.js";
import { cells, run } from "./run.js";
import { state } from "./state.js";
import { showTests } from "./tests.js";
import { followAddress } from "./viewer.js";

find("title").textContent = run.title;
const [total, ...counts] = run.counts;
find("summary").append(total.text,
  ...counts.flatMap(({ text, kind, isBad }) => [" · ", make("b.mark." + (kind || (isBad ? "failed" : "quiet")), {}, text)]),
  run.reducedPictures ? make("span", { id: "reduced", title: "All of them would be more than a page holds. `onionskin review` shows every picture whole." },
    ` · ${run.reducedPictures} picture${run.reducedPictures === 1 ? "" : "s"} as small versions only`) : "",
  " · ", make("time", {}, run.date));
showTests(run.tests);
remembered("onionskin theme").then(setTheme);
makeFilters();
if (cells.some(cell => cell.isFailure)) state.status = "failed";
applyFilters();
restoreDecisions();
// Pictures stand at the page's end: what is shown before they are read gets them then.
document.addEventListener("DOMContentLoaded", () => { refreshCards(); followAddress(); });

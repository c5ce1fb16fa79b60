// What the page does when it opens.
import { restoreDecisions } from "./decisions.js";
import { find, make, remembered } from "./elements.js";
import { applyFilters, makeFilters } from "./filters.js";
import { setTheme } from "./help.js";
import "./keyboard.js";
import { refreshCards } from "./list.js";
import { cells, run } from "./run.js";
import { state } from "./state.js";
import { tally } from "./values.js";
import { followAddress } from "./viewer.js";

find("title").textContent = run.title;
find("summary").append(`${cells.length} snapshot${cells.length === 1 ? "" : "s"}`,
  ...tally(cells.map(cell => cell.verdict)).flatMap(([verdict, count]) => [" · ", make("b.mark." + verdict, {}, `${count} ${verdict}`)]),
  run.reducedPictures ? make("span", { id: "reduced", title: "All of them would be more than a page holds. `onionskin review` shows every picture whole." },
    ` · ${run.reducedPictures} picture${run.reducedPictures === 1 ? "" : "s"} as small versions only`) : "",
  run.unreadableLines ? ` · ${run.unreadableLines} lines of the record could not be read` : "",
  " · ", make("time", {}, run.date));
setTheme(remembered("onionskin theme"));
makeFilters();
if (cells.some(cell => cell.isFailure)) state.status = "failed";
applyFilters();
restoreDecisions();
// Pictures stand at the page's end: what is shown before they are read gets them then.
document.addEventListener("DOMContentLoaded", () => { refreshCards(); followAddress(); });

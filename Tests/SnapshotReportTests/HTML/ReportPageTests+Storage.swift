import Foundation
import OnionskinTestSupport
import Testing

@testable import SnapshotReport

extension ReportPageTests {
  /// Chromium can reject a page's storage that is used before the first frame, without an error; the page's decisions are then lost.
  @Test func storageIsUsedFromTheFirstFrameOn() throws {
    let browser = try Browser()
    let run = try SampleRun()
    try browser.runFirst(
      """
      globalThis.hasFrame = false; globalThis.early = []; globalThis.late = [];
      requestAnimationFrame(() => { hasFrame = true; });
      for (const name of ["getItem", "setItem"]) {
        const original = Storage.prototype[name];
        Storage.prototype[name] = function (key, ...rest) {
          (hasFrame ? late : early).push(name + " " + key);
          return original.call(this, key, ...rest);
        };
      }
      """)
    try run.open(in: browser)
    try browser.wait(for: "late.filter(use => use.startsWith('setItem')).length === 1")
    #expect(try browser.string("late.filter(use => use.startsWith('getItem')).length") == "2")
    #expect(try browser.string("early.join()") == "")
    // A stored theme and stored decisions apply to the next page.
    try browser.press("a", "t")
    try run.open(in: browser)
    try browser.wait(for: "decisionOf.size === 1 && document.documentElement.dataset.theme === 'light'")
    #expect(try browser.string("early.join()") == "")
    #expect(browser.errors == [])
  }
}

import Testing

@testable import OnionskinCLI

/// The lines that a long build of an adopted package shows.
@Suite struct BuildProgressTests {
  @Test func aLongBuildShowsEachFifth() {
    var progress = BuildProgress()
    let lines = (1...1_000).compactMap { progress.line(after: "[\($0)/1000] Compiling Shop Cart.swift") }
    #expect(lines.count == 4)
    #expect(lines.first == "  20 % of 1000 steps: Compiling Shop Cart.swift")
    #expect(lines.last?.hasPrefix("  80 % of 1000 steps: ") == true)
  }

  @Test func aPartIsShownOnceWhenStepsAreAdded() {
    var progress = BuildProgress()
    #expect(progress.line(after: "[100/400] Compiling Shop Cart.swift") != nil)
    #expect(progress.line(after: "[110/560] Compiling Shop Cart.swift") == nil)
    #expect(progress.line(after: "[230/560] Compiling Shop Cart.swift")?.hasPrefix("  40 %") == true)
  }

  @Test func shortBuildsAndOtherLinesShowNothing() {
    var progress = BuildProgress()
    #expect(progress.line(after: "[90/100] Compiling Shop Cart.swift") == nil)
    #expect(progress.line(after: "error: no such module 'Meters'") == nil)
  }
}

import Testing

@testable import APICoverage

/// The list of what is kept has to say why, and nothing that isn't so.
@Suite struct KeptListTests {
  private let finding = Finding(kind: .unread, name: "Lamp.color", owner: "Lamp", file: "Lamp.swift", line: 3)

  @Test func namesWhatIsNotListed() {
    let problems = KeptList("# Nothing yet\n").problems(with: [finding])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("Lamp.swift:3: Lamp.color is read by nothing") == true)
    #expect(KeptList("Lamps are always white.\n  Lamp.color\n").problems(with: [finding]) == [])
  }

  @Test func namesWhatHasAnEffectNow() {
    let problems = KeptList("Lamps are always white.\n  Lamp.color\n  Lamp.size\n").problems(with: [finding])
    #expect(problems.count == 1)
    #expect(problems.first?.contains("Lamp.size has an effect now, or is gone") == true)
  }

  @Test func wantsASentenceOnce() {
    #expect(KeptList("  Lamp.color\n").problems(with: [finding]).count == 1)
    #expect(KeptList("White.\n  Lamp.color\n  Lamp.color\n").problems(with: [finding]).count == 1)
  }

  @Test func wantsAWordAtTheDeclaration() {
    let list = KeptList("Lamps are always white.\n  Lamp.color\n")
    func problems(_ lines: [String]) -> [String] {
      list.undocumented(of: [finding], in: [("Lamp.swift", lines.joined(separator: "\n"))])
    }
    #expect(problems(["class Lamp {", "  /// Kept.", "  var color = 0"]).isEmpty)
    #expect(problems(["class Lamp {", "  // Kept.", "  var color = 0"]).count == 1)
    #expect(
      problems(["class Lamp {", "", "  var color = 0"]).first?.hasPrefix("Lamp.swift:3: Lamp.color has no") == true)
    let attributed = Finding(kind: .unread, name: "Lamp.color", owner: "Lamp", file: "Lamp.swift", line: 3)
    let lines = "/// Kept.\n@MainActor\nvar color = 0"
    #expect(list.undocumented(of: [attributed], in: [("Lamp.swift", lines)]).isEmpty)
  }
}

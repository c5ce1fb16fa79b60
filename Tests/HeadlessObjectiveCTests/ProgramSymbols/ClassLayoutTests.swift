import Foundation
import Testing

@testable import HeadlessObjectiveC

/// Operations on classes that are only known at run time, and their results where they aren't possible.
@MainActor @Suite struct ClassLayoutTests {
  /// Like an app's view: created with `init()`, which the base class doesn't declare. No code names it, and an optimized build
  /// removes it unless it is marked as used.
  private class Screen: ProbeMiddle {
    let isMadeByOwn: Bool

    @used init() {
      isMadeByOwn = true
      super.init(number: 0)
    }
  }

  /// Has no `init()` of its own, and inherits its superclass's.
  private final class Child: Screen {}

  private func symbols() throws -> EmptyInitializerSymbols { try #require(EmptyInitializerSymbols.ofProgram()) }

  @Test func classesAreLaidOutAsExpected() throws {
    try ClassLayoutProbe.check(.expected, symbols())
  }

  @Test func theProbeTellsWhatIsElsewhere() throws {
    let symbols = try symbols()
    #expect(throws: ClassLayoutIssue.noDescriptor(offset: 24)) {
      try ClassLayoutProbe.check(ClassLayout(descriptor: 24), symbols)
    }
    // The first word of a class is its kind, which is 0.
    #expect(throws: ClassLayoutIssue.noSize(offset: 0)) {
      try ClassLayoutProbe.check(ClassLayout(metadataSize: 0), symbols)
    }
    let address = try #require(symbols.initializers[ClassLayoutProbe.mangledName(of: ProbeRoot.self)])
    let place = try #require(ClassLayout.expected.place(of: address, in: ProbeRoot.self))
    #expect(throws: ClassLayoutIssue.noInitializer) {
      try ClassLayoutProbe.check(ClassLayout(firstMethod: place + 8), symbols)
    }
  }

  @Test func theDeclaredInitializerIsCalled() throws {
    let initializers = EmptyInitializers(below: ProbeRoot.self) { Issue.record("\($0)") }
    // A class that wasn't prepared traps.
    try #require(initializers.prepare(Screen.self) && initializers.prepare(Child.self))
    #expect((ProbeRoot.make(Screen.self) as? Screen)?.isMadeByOwn == true)
    #expect((ProbeRoot.make(Child.self) as? Child)?.isMadeByOwn == true)
    #expect(!initializers.prepare(ProbeMiddle.self), "the module's own classes declare nothing that is looked for")
  }

  @Test func classesThatAreLaidOutOtherwiseAreLeftAlone() throws {
    var reports: [ClassLayoutIssue] = []
    let wrong = ClassLayout(descriptor: 24)
    let initializers = EmptyInitializers(below: ProbeRoot.self, layout: wrong) { reports.append($0) }
    let end = try #require(ClassLayout.expected.end(of: Untouched.self))
    func table() -> [UInt] {
      stride(from: 48, to: end, by: 8).map { ClassLayout.expected.method(at: $0, of: Untouched.self) }
    }
    let before = table()
    #expect(!initializers.prepare(Untouched.self) && !initializers.prepare(Screen.self))
    #expect(table() == before)
    #expect(reports == [.noDescriptor(offset: 24)], "reported once")
  }

  /// A class that no other test prepares.
  private final class Untouched: ProbeMiddle {
    init() { super.init(number: 0) }
  }

  @Test func theReportSaysWhatWasExpectedAndWhatToDo() {
    let text = CompilerFeature.emptyInitializers.message("\(ClassLayoutIssue.noDescriptor(offset: 40))")
    #expect(text.contains("expected a class's descriptor at byte 40, found something else"))
    #expect(text.contains("init(frame:)") && text.contains("Build with the Swift version"))
    #expect(!text.contains("\n"))
  }
}

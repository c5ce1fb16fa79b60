import Testing

@testable import Onionskin

@Suite struct FileNamesTests {
  @Test(arguments: [
    ("notice()", "notice"), ("iPhone SE (3rd generation)", "iPhone-SE-3rd-generation"), ("a/b\\c", "a-b-c"),
    ("..", "_"), ("", "_"), ("Новый год", "Новый-год"), ("snake_case", "snake_case"), ("--x--", "x"),
    ("iPad Pro 12.9-inch", "iPad-Pro-12-9-inch"),
  ])
  func runsOfOtherCharactersBecomeOneHyphen(name: String, expected: String) {
    #expect(FileNames.cleaned(name) == expected)
  }

  @Test func composedAndDecomposedLettersGiveOneName() {
    #expect(FileNames.cleaned("e\u{301}") == FileNames.cleaned("\u{E9}"))
  }

  @Test func longNamesStayDistinct() {
    let stem = String(repeating: "ж", count: 300)
    let first = FileNames.cleaned(stem + "1")
    let second = FileNames.cleaned(stem + "2")
    #expect(first != second)
    #expect(first.utf8.count <= FileNames.maximumLength)
  }

  @Test func partsAreCleanedByThemselvesAndJoinedByPoints() {
    #expect(SnapshotName(parts: ["iPhone 15 Pro", "dark"]).fileName == "iPhone-15-Pro.dark")
  }
}

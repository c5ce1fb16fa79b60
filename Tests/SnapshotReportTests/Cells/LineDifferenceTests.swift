import Testing

@testable import Onionskin
@testable import SnapshotReport

@Suite struct LineDifferenceTests {
  @Test func equalTextsHaveNone() {
    #expect(LineDifference(from: ["a"], to: ["a"]).markedLines.isEmpty)
    #expect(LineDifference(from: [], to: []).markedLines.isEmpty)
  }

  @Test func changesStandWhereTheyAre() {
    #expect(
      LineDifference(from: ["a", "b", "c"], to: ["a", "x", "c", "d"]).markedLines == [" a", "-b", "+x", " c", "+d"])
    #expect(LineDifference(from: [], to: ["a"]).markedLines == ["+a"])
    #expect(LineDifference(from: ["a", "a"], to: ["a"]).markedLines == [" a", "-a"])
  }

  /// Lines of only one text are among those of both, in any number.
  @Test func linesOfOneTextAloneStandWhereTheyAre() {
    #expect(
      LineDifference(from: ["1", "a", "2", "b", "3"], to: ["a", "4", "b", "a", "5"]).markedLines
        == ["-1", " a", "-2", "+4", " b", "-3", "+a", "+5"])
    #expect(LineDifference(from: ["a", "b", "c"], to: ["c", "a", "b"]).markedLines == ["+c", " a", " b", "-c"])
    let (old, new) = ((0..<4000).map { "old \($0)" }, (0..<4000).map { "new \($0)" })
    #expect(LineDifference(from: old, to: new).lines.map(\.text) == old + new)
  }

  @Test func whatIsFarFromAChangeIsCounted() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "x"
    #expect(
      LineDifference(from: old, to: new).markedLines == [
        "@6", " 7", " 8", " 9", "-10", "+x", " 11", " 12", " 13", "@7",
      ])
  }
}

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

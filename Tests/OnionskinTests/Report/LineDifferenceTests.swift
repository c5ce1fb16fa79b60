import Testing

@testable import SnapshotReport

@Suite struct LineDifferenceTests {
  @Test func equalTextsHaveNone() {
    #expect(LineDifference(from: ["a"], to: ["a"]).lines.isEmpty)
    #expect(LineDifference(from: [], to: []).lines.isEmpty)
  }

  @Test func changesStandWhereTheyAre() {
    #expect(LineDifference(from: ["a", "b", "c"], to: ["a", "x", "c", "d"]).lines == [" a", "-b", "+x", " c", "+d"])
    #expect(LineDifference(from: [], to: ["a"]).lines == ["+a"])
    #expect(LineDifference(from: ["a", "a"], to: ["a"]).lines == [" a", "-a"])
  }

  @Test func whatIsFarFromAChangeIsCounted() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "x"
    #expect(
      LineDifference(from: old, to: new).lines == ["@6", " 7", " 8", " 9", "-10", "+x", " 11", " 12", " 13", "@7"])
  }
}

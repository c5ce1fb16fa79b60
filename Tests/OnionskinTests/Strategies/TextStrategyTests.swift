import Foundation
import OnionskinTestSupport
import Testing

@testable import Onionskin

@Suite struct TextStrategyTests {
  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    try AsyncWaiter.value(of: strategy.snapshot(value), timeout: 60, subject: "text")
  }

  private struct User: Encodable {
    let name: String
    let tags: Set<String>
    let friend: String?
  }

  @Test func dumpShowsAllPartsSorted() throws {
    let user = User(name: "Ada", tags: ["b", "a", "c"], friend: nil)
    #expect(
      try text(user, as: .dump) == """
        ▿ User
          - friend: Optional<String>.none
          - name: "Ada"
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"

        """)
  }

  @Test func dumpOfDictionariesIsSorted() throws {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<20).map { ("key \($0 + 10)", $0) })
    let lines = try text(numbers, as: .dump).split(separator: "\n").filter { $0.contains("key: ") }
    #expect(lines == lines.sorted())
    #expect(lines.count == 20)
  }

  private class Node { var next: Node? }

  @Test func dumpOfACycleEnds() throws {
    let node = Node()
    node.next = node
    #expect(
      try text(node, as: .dump) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  private struct Pair {
    var second: [Any]
    var first: [Any]
  }

  /// Each part is dumped once, although parts are sorted.
  @Test func dumpOfWhatLiesDeep() throws {
    var value: Any = 1
    for _ in 0..<60 { value = Pair(second: [2], first: [value]) }
    let lines = try text(value, as: .dump).split(separator: "\n")
    #expect(lines.count == 60 * 4 + 1)
    #expect(lines[120] == String(repeating: "  ", count: 120) + "- 1")
  }

  @Test func dumpOfALongListSaysWhereItEnds() throws {
    let first = Node()
    var last = first
    var nodes = [first]
    for _ in 0..<10_000 {
      last.next = Node()
      last = last.next!
      nodes.append(last)
    }
    let dump = try text(first, as: .dump)
    #expect(dump.hasSuffix("- (what lies deeper is left out)\n"))
    #expect(dump.split(separator: "\n").count == 502)
    for node in nodes { node.next = nil }
  }

  private class Base { let inherited = 1 }
  private final class Derived: Base { let own = 2 }

  /// As in swift-snapshot-testing, whose references can be reused.
  @Test func dumpLeavesFieldsOfSuperclassesOut() throws {
    #expect(try text(Derived(), as: .dump) == "▿ Derived\n  - own: 2\n")
  }

  @Test func addressesAreLeftOut() {
    #expect(ValueDump.withoutAddresses("<UIView: 0x600000c8; frame = (0 0)>") == "<UIView; frame = (0 0)>")
  }

  @Test func jsonHasSortedKeys() throws {
    let json = try text(["b": 1, "a": 2], as: .json)
    #expect(json == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(Snapshotting<[String: Int], String>.json.pathExtension == "json")
  }

  @Test func propertyListsAreXML() throws {
    let plist = try text(["a": 1], as: .plist)
    #expect(plist.contains("<key>a</key>"))
  }

  private enum Digit: CaseIterable { case one, two }

  @Test func functionsAreTables() throws {
    let strategy = Snapshotting<Digit, String>.func(into: Snapshotting<Bool, String>.description)
    let table = try AsyncWaiter.value(of: strategy.snapshot { $0 == .one }, timeout: 60, subject: "table")
    #expect(table == "\"one\",\"true\"\n\"two\",\"false\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func dataMustBeEqual() {
    let diffing = Snapshotting<Data, Data>.data.diffing
    #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(diffing.diff(Data([1, 2]), Data([1, 3]))?.0 == "Expected 2 bytes, found 2; they differ from byte 1 on.")
  }

  @Test func pullbackTakesAnotherType() throws {
    let lengths = Snapshotting<Int, String>.description.pullback { (text: String) in text.count }
    #expect(try text("four", as: lengths) == "4")
    #expect(lengths.pathExtension == "txt")
  }

  @Test func asyncPullbackWaits() throws {
    let later = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async<String> { callback in
        // The callback may be called on any thread, although its type doesn't permit that.
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().async { callback("number \(number)") }
      }
    }
    #expect(try text(3, as: later) == "number 3")
  }

  @Test func aSnapshotThatNeverComesFailsInTime() {
    let never = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in Async<String> { _ in } }
    let run = TestRun()
    let failures = run.failures { assertSnapshot(of: 1, as: never, timeout: 0.05) }
    #expect(failures.count == 1)
    #expect(failures[0].contains("Waited 0.05 s for the snapshot of a Int"))
  }

  @Test func aValueThatThrowsFails() {
    struct NoValue: Error {}
    func value() throws -> String { throw NoValue() }
    func check() { assertSnapshot(of: try value(), as: .lines) }
    let failures = TestRun().failures(check)
    #expect(failures.count == 1)
    #expect(failures[0].contains("could not be taken"))
    #expect(failures[0].contains("NoValue"))
  }

  @Test func changedLinesAreShownWithTheirSurroundings() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "changed"
    let patch = TextPatch.text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    // The characters of swift-snapshot-testing, escaped: a figure space, a minus and a plus.
    let stayed = "\u{2007}"
    let went = "\u{2212}"
    #expect(
      patch == """
        @@ \(went)6,9 +6,9 @@
        \(stayed)line 6
        \(stayed)line 7
        \(stayed)line 8
        \(stayed)line 9
        \(went)line 10
        +changed
        \(stayed)line 11
        \(stayed)line 12
        \(stayed)line 13
        \(stayed)line 14
        """)
    #expect(TextPatch.text(from: "a\nb", to: "a\nb") == nil)
  }

  /// At the end, as many unchanged lines as between two changes aren't omitted.
  @Test(arguments: [(8, 8), (9, 4)]) func theEndIsShownWholeWhereItIsShort(_ rest: Int, _ shown: Int) throws {
    let end = (1...rest).map { "line \($0)" }
    let patch = try #require(
      TextPatch.text(from: (["a"] + end).joined(separator: "\n"), to: (["b"] + end).joined(separator: "\n")))
    #expect(patch.split(separator: "\n").count == 3 + shown)
    #expect(patch.hasSuffix("line \(shown)"))
  }

  @Test func spacesAtTheEndOfALineAreSeen() throws {
    let patch = try #require(TextPatch.text(from: "a ", to: "a"))
    #expect(patch.hasSuffix("\u{2212}a ¬\n+a"))
  }

  @Test func farChangesAreApart() {
    let old = (1...40).map { "line \($0)" }
    var new = old
    new.remove(at: 2)
    new.append("end")
    let patch = TextPatch.text(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")) ?? ""
    #expect(patch.components(separatedBy: "@@ \u{2212}").count == 3)
    #expect(patch.contains("@@ \u{2212}1,7 +1,6 @@"))
    #expect(patch.contains("@@ \u{2212}37,4 +36,5 @@"))
  }
}

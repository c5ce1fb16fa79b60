import Foundation
import Testing

/// Compares the path of a snapshot in `Docs/Architecture.md` with the files.
@Suite struct SnapshotPathTests {
  private let folder = "Sources/Onionskin/Path"

  /// The files that the table of the path names.
  private func named() throws -> [String] {
    let lines = try Checkout.current.text("Docs/Architecture.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| file in `\(folder)` |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.flatMap { row in
      let cell = row.split(separator: "|").first ?? ""
      return cell.matches(of: /`([A-Za-z+]+\.swift)`/).map { String($0.1) }
    }
  }

  @Test func theListIsTheFolder() throws {
    let named = try named()
    #expect(named.sorted() == Checkout.current.swiftFiles(in: folder))
    #expect(Set(named).count == named.count)
  }

  @Test func theStepsStandInTheirOrderInOneFile() throws {
    let text = try Checkout.current.text("\(folder)/SnapshotPath.swift")
    let steps = ["func take<", "func paint(", "func compare(", "func conclude("].map { text.range(of: $0)?.lowerBound }
    #expect(!steps.contains(nil))
    #expect(steps.compactMap(\.self) == steps.compactMap(\.self).sorted())
  }
}

import Foundation
import Testing

/// A declaration that only gives something its former name is in the folder `OldNames` of its module.
@Suite struct OldNameTests {
  /// Declarations that Swift requires in the body of their type, with the number in each file.
  private static let exceptions = [
    // An open property: members of an extension can't be overridden.
    "HeadlessUIKit/ViewsAndControls/TabBar/UITabBar.swift": 1,
    // A case of an enumeration.
    "HeadlessUIKit/ViewsAndControls/TableViews/Cells/UITableViewCell+Types.swift": 1,
  ]

  @Test func formerNamesAreInOneFolderOfTheirModule() throws {
    var found: [String: Int] = [:]
    for file in Checkout.current.swiftFiles(in: "Sources") where !file.contains("/OldNames/") {
      let count = try Checkout.current.text("Sources/\(file)").split(separator: "\n").count {
        !$0.drop { $0 == " " }.hasPrefix("//") && $0.contains("renamed: \"")
      }
      if count > 0 { found[file] = count }
    }
    #expect(found == OldNameTests.exceptions)
  }
}

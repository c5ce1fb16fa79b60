import Foundation
import Testing

/// `FileHandle.write(_:)` ends the process where nothing can be written: standard error is closed, or the disk is full that it
/// goes to. `write(contentsOf:)` throws.
@Suite struct StandardErrorTests {
  @Test func aWarningThatCannotBePrintedEndsNothing() throws {
    var count = 0
    for file in Checkout.current.swiftFiles(in: "Sources") {
      let uses = try Checkout.current.text("Sources/\(file)").components(separatedBy: "standardError.write(")
        .dropFirst()
      count += uses.count
      for use in uses {
        #expect(use.drop { $0.isWhitespace }.hasPrefix("contentsOf:"), "Sources/\(file): use `try? write(contentsOf:)`")
      }
    }
    #expect(count > 0)
  }
}

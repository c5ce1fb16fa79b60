import Foundation
import Testing

/// `FileHandle.write(_:)` ends the process if nothing can be written, because standard error is closed or its disk is full.
/// `write(contentsOf:)` throws.
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

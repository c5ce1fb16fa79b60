import Foundation
import HeadlessObjectiveC
import Testing

@Suite struct ScannerTests {
  @Test func scannersWriteIntoObjects() {
    let scanner = Scanner(string: "key=value;rest")
    var text: NSString? = ""
    #expect(scanner.scanUpTo("=", into: &text) && text == "key")
    #expect(!scanner.scanString(":", into: &text) && text == "key")
    #expect(scanner.scanString("=", into: &text) && text == "=")
    #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "value")
    #expect(scanner.scanUpToCharacters(from: .letters, into: &text) && text == ";")
    #expect(scanner.scanUpTo("nothing", into: &text) && text == "rest" && scanner.isAtEnd)
  }
}

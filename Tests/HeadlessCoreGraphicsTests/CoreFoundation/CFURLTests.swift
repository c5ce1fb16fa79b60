import Foundation
import HeadlessCoreGraphics
import Testing

/// Core Foundation's addresses.
@Suite struct CFURLTests {
  private func text(_ address: String, base: String? = nil) -> String? {
    CFURLCreateWithString(nil, address as CFString, base.flatMap { URL(string: $0) })?.absoluteString
  }

  @Test func escapesOfTheTextStay() {
    #expect(text("https://a.test/?q=abc%20def[") == "https://a.test/?q=abc%20def%5B")
    #expect(text("https://a.test/caf\u{E9} 1%") == "https://a.test/caf%C3%A9%201%25")
    #expect(text("http://[::1]:80/x[") == "http://[::1]:80/x%5B")
  }

  @Test func relativeTextsHaveABase() {
    #expect(text("b/c d", base: "https://a.test/x/y") == "https://a.test/x/b/c%20d")
    #expect(text("") == nil)
  }

  @Test func pathsOfFiles() {
    let folder = CFURLCreateWithFileSystemPath(nil, "/a b", .cfurlposixPathStyle, true)
    #expect(folder?.absoluteString == "file:///a%20b/")
    #expect(CFURLCopyFileSystemPath(folder, .cfurlposixPathStyle) == "/a b")
    #expect(CFURLCreateWithFileSystemPath(nil, "C:\\a", .cfurlWindowsPathStyle, false) == nil)
  }
}

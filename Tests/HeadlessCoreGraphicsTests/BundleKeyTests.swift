import HeadlessCoreGraphics
import Testing

/// Keys of bundles by Core Foundation's names.
@Suite struct BundleKeyTests {
  @Test func keysAreThoseOfInfoPlist() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion" && kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBundleIdentifierKey as String == "CFBundleIdentifier")
  }
}

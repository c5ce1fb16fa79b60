import HeadlessCoreGraphics
import Testing

/// Keys of bundles by Core Foundation's names.
@Suite struct BundleKeyTests {
  @Test func keysAreThoseOfInfoPlist() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion" && kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBundleIdentifierKey as String == "CFBundleIdentifier")
  }

  @Test func referencesToAnObjectAreCounted() {
    let object = NSObject()
    let before = CFGetRetainCount(object)
    let holder = Unmanaged.passRetained(object)
    #expect(CFGetRetainCount(object) == before + 1)
    holder.release()
    #expect(CFGetRetainCount(nil) == 0)
  }
}

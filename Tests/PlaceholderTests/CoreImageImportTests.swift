import CoreImage
import Testing

/// A test's file may name Core Image, as apps' tests of their filters do.
@MainActor @Suite struct CoreImageImportTests {
  @Test func filtersAreThere() {
    #expect(CIFilter(name: "CIGaussianBlur") != nil)
  }
}

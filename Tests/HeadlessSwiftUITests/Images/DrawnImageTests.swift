import HeadlessSwiftUI
import OnionskinSwiftUI
import Testing

@testable import Onionskin

/// Images that an app draws once, on screens of different scales.
@MainActor @Suite struct DrawnImageTests {
  private func drawn() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
  }

  @Test func anImageThatWasDrawnForAnotherScaleIsAWarningInSwiftUIToo() {
    let early = withDevice(.iPhoneSE3) { drawn() }
    let screen = Screen(
      of: VStack {
        Image(uiImage: early)
        Image(uiImage: drawn())
        Image(systemName: "star")
      }, on: .iPhone15Pro)
    let warnings = DrawnImages.warnings(in: screen.window)
    // The last one is drawn for the screen that shows it.
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("20 x 10 pt that was drawn for 2 pixels a point, on a screen of 3") == true)
  }
}

import HeadlessSwiftUI
import OnionskinSwiftUI
import Testing

@testable import Onionskin

/// Image strategies for SwiftUI views, with the names of swift-snapshot-testing.
@MainActor @Suite struct ViewStrategyTests {
  private struct Square: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorScheme) private var scheme
    let side: CGFloat

    var body: some View {
      Color.red.frame(width: side + (size == .large ? 1 : 0) + (scheme == .dark ? 2 : 0), height: side)
    }
  }

  private func picture<Content: View>(_ view: Content, _ strategy: Snapshotting<Content, UIImage>) throws -> UIImage {
    try AsyncWaiter.value(of: strategy.snapshot(view), timeout: 60, subject: "picture")
  }

  /// The view is 1 point wider at the default text size, and 2 points wider in dark mode.
  @Test func aViewIsAsLargeAsItWantsToBe() throws {
    #expect(try picture(Square(side: 30), .image).size == CGSize(width: 31, height: 30))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      try picture(Square(side: 30), .image(layout: .sizeThatFits, traits: dark)).size == CGSize(width: 33, height: 30))
    // A view without a size of its own is proposed no size, and is ten points wide and high.
    #expect(try picture(Color.blue, .image).size == CGSize(width: 10, height: 10))
  }

  @Test func aFixedSizeIsThePictures() throws {
    let taken = try picture(Square(side: 30), .image(layout: .fixed(width: 120, height: 80)))
    #expect(taken.size == CGSize(width: 120, height: 80))
  }

  /// The picture includes the safe area, in which a view that doesn't ignore it is centred. The text size is that of the library's
  /// configurations, one step below the default.
  @Test func aDevicesScreenIsThePictures() throws {
    let strategy = Snapshotting<Square, UIImage>.image(layout: .device(config: .iPhoneX))
    let taken = try picture(Square(side: 30), strategy)
    #expect(taken.size == CGSize(width: 375, height: 812))
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let other = try picture(Square(side: 30), .image(layout: .device(config: .iPhoneX), traits: large))
    #expect(other.pngData() != taken.pngData())
  }

  /// 16 of the 31 columns are equal.
  @Test func precisionsArePassedOn() throws {
    let strategy = Snapshotting<Square, UIImage>.image(
      drawHierarchyInKeyWindow: true, precision: 0.5, perceptualPrecision: 0.98, layout: .sizeThatFits)
    let plain = try picture(Square(side: 30), .image)
    let striped = HStack(spacing: 0) {
      Color.red.frame(width: 16, height: 30)
      Color.white.frame(width: 15, height: 30)
    }
    let other = try picture(striped, .image)
    #expect(other.size == plain.size)
    #expect(strategy.diffing.diff(plain, other) == nil)
    #expect(Snapshotting<Square, UIImage>.image.diffing.diff(plain, other) != nil)
    #expect(strategy.pathExtension == "png")
  }

  /// A picture without pixels would agree with every other one.
  @Test(arguments: [CGSize(width: 0, height: 20), CGSize(width: 20, height: 0), .zero])
  func aViewWithoutAnAreaIsASentence(size: CGSize) {
    let view = Color.red.frame(width: size.width, height: size.height)
    let message = verifySnapshot(of: view, as: .image, record: .never)
    #expect(message?.contains("The picture would be \(size.width) x \(size.height) points and have no pixels.") == true)
  }

  @Test func aViewWithoutAnEndIsASentence() {
    let endless = verifySnapshot(
      of: Color.red, as: .image(layout: .fixed(width: .infinity, height: 20)), record: .never)
    #expect(endless?.contains("A picture of inf x 20.0 points at 3.0 pixels a point can't be painted") == true)
    let wide = verifySnapshot(of: Color.red.frame(width: 40_000, height: 20), as: .image, record: .never)
    #expect(wide?.contains("no side may be longer than 32767 pixels") == true)
  }
}

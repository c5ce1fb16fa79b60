import Testing
import UIKit

@testable import HeadlessUIKit

/// The position of an image of 40 x 20 points in an image view of 100 x 100.
@MainActor @Suite struct ImageViewTests {
  nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
    (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
    (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
  ]

  @Test(arguments: places) func contentModes(mode: UIView.ContentMode, expected: CGRect) {
    let placement = ContentPlacement(mode: mode, content: CGSize(width: 40, height: 20), isRightToLeft: false)
    let rect = placement.rect(
      in: CGRect(x: 0, y: 0, width: 100, height: 100), rounding: PixelRounding(scale: 3))
    #expect(rect == expected)
  }

  @Test func theIntrinsicSizeIsTheImagesOrNone() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// San Francisco's capitals have a height of 0.705 times the point size, and a symbol's centre is at half of it.
  @Test func symbolsStandOnTheBaselineOfTheTextBesideThem() {
    HostedScreen.apply(.standard)
    let label = UILabel()
    label.text = "Text"
    let symbol = UIImageView(image: UIImage(systemName: "circle"))
    let row = UIStackView(arrangedSubviews: [label, symbol])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    row.layoutIfNeeded()
    let baseline = label.frame.minY + 17 * 1950 / 2048
    #expect(abs(symbol.frame.midY - (baseline - 0.705 * 17 / 2)) < 0.5)
  }

  /// A centred row of text and symbol has one baseline: the symbol's box is as high as the line.
  @Test func aCentredSymbolStandsOnTheBaselineOfTheText() {
    HostedScreen.apply(.standard)
    let label = UILabel()
    label.text = "Text"
    let symbol = UIImageView(image: UIImage(systemName: "chevron.down"))
    #expect(abs(symbol.intrinsicContentSize.height - 20.333) < 0.34)
    let row = UIStackView(arrangedSubviews: [label, symbol])
    row.alignment = .center
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    row.layoutIfNeeded()
    #expect(abs(symbol.frame.height - (symbol.image?.size.height ?? 0)) < 1e-6)
    let baseline = label.frame.minY + 17 * 1950 / 2048
    #expect(abs(symbol.frame.midY - (baseline - 0.705 * 17 / 2)) < 0.5)
  }

  @Test func aViewAlignsByTheImageThatItShows() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: image, highlightedImage: image.withAlignmentRectInsets(insets))
    #expect(view.alignmentRectInsets == .zero)
    view.isHighlighted = true
    #expect(view.alignmentRectInsets == insets)
    #expect(view.intrinsicContentSize == CGSize(width: 34, height: 16))
  }

  @Test func highlightedAnimationsAreShownWhileHighlighted() {
    let images = [10, 20, 30].map { side in
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let view = UIImageView(image: images[0])
    view.animationImages = [images[1]]
    view.highlightedAnimationImages = [images[2]]
    view.startAnimating()
    #expect(view.intrinsicContentSize.width == 20)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 30)
    view.stopAnimating()
    #expect(view.intrinsicContentSize.width == 10)
  }
}

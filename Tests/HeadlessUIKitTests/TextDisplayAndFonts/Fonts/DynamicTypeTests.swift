import Foundation
import HeadlessUIKit
import Testing

@Suite struct DynamicTypeTests {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
  ]

  /// Point sizes of the Human Interface Guidelines' tables, in the order of `styles`.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ])
  func textStylesFollowTheTextSize(category: UIContentSizeCategory, expected: [CGFloat]) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let sizes = DynamicTypeTests.styles.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    #expect(sizes == expected)
  }

  @Test(arguments: styles)
  func sizesNeverShrinkAsTheTextSizeGrows(style: UIFont.TextStyle) {
    let sizes = UIContentSizeCategory.ascending.map {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
      ).pointSize
    }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test func onlyTheHeadlineIsSemibold() {
    for style in DynamicTypeTests.styles {
      let weight = UIFont.preferredFont(forTextStyle: style).textFont.weight
      #expect(weight == (style == .headline ? 600 : 400), "\(style)")
    }
  }

  @Test func unspecifiedTextSizeIsTheCurrentOne() {
    UITraitCollection(preferredContentSizeCategory: .small).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15)
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: dark).pointSize == 15)
    }
  }

  @Test func boldTextMakesSystemFontsHeavier() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(font.textFont.weight == 600)
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.textFont(for: bold).weight == 600)
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(plain.textFont.weight == 400)
    #expect(plain.textFont(for: bold).weight == 600)
  }

  @Test func fontsAreMadeAnewForATextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).adapted(to: large).pointSize == 33)
    let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
    // 10 x 40 / 22 = 18.18, at 1x 18.
    let one = large.modifyingTraits { $0.displayScale = 1 }
    #expect(scaled.adapted(to: one).pointSize == 18)
    let fixed = UIFont.systemFont(ofSize: 10)
    #expect(fixed.adapted(to: large) === fixed)
    #expect(!fixed.isScalable && scaled.isScalable)
  }
}

@Suite struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category; $0.displayScale = scale
    }
  }

  @Test func nothingChangesAtTheStandardTextSize() {
    #expect(UIFontMetrics.default.scaledValue(for: 13.37, compatibleWith: traits(.large)) == 13.37)
  }

  /// The body's leading is 22 points at the standard text size, 29 at the largest ordinary one and 62 at the largest accessibility
  /// size.
  @Test func valuesGrowWithTheLeading() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    // 17 x 29 / 22 = 22.41, rounded to thirds.
    let xxxl = metrics.scaledValue(for: 17, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(abs(xxxl - 67.0 / 3) < 1e-9)
    // 100 x 62 / 22 = 281.8, rounded to halves.
    let largest = metrics.scaledValue(for: 100, compatibleWith: traits(.accessibilityExtraExtraExtraLarge, scale: 2))
    #expect(largest == 282)
  }

  @Test func titlesGrowLess() {
    let body = UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: 20, compatibleWith: traits(.accessibilityExtraLarge))
    let title = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledValue(for: 20, compatibleWith: traits(.accessibilityExtraLarge))
    #expect(title < body)
    #expect(title > 20)
  }

  @Test func theMaximumStopsTheGrowth() {
    let font = UIFontMetrics.default.scaledFont(
      for: .boldSystemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits(.extraExtraExtraLarge))
    #expect(font.pointSize == 20)
    #expect(font.fontName == UIFont.boldSystemFont(ofSize: 17).fontName)
    #expect(font.adapted(to: traits(.extraSmall)).pointSize < 17)
    #expect(font.adapted(to: traits(.accessibilityLarge)).pointSize == 20)
  }
}

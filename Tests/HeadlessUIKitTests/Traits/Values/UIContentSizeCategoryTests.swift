import HeadlessUIKit
import Testing

@Suite struct UIContentSizeCategoryTests {
  @Test func categoriesGrowInOrder() {
    let ascending: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (index, category) in ascending.enumerated() {
      for (otherIndex, other) in ascending.enumerated() {
        #expect((category < other) == (index < otherIndex))
        #expect((category >= other) == (index >= otherIndex))
      }
      #expect(category.isAccessibilityCategory == (index >= 7))
    }
  }

  @Test func unspecifiedIsNeitherSmallerNorLarger() {
    #expect(!(UIContentSizeCategory.unspecified < .large))
    #expect(!(UIContentSizeCategory.unspecified >= .large))
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, "UICTContentSizeCategoryL"),
    (.extraExtraExtraLarge, "UICTContentSizeCategoryXXXL"),
    (.accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL"),
  ])
  func rawValuesAreApples(category: UIContentSizeCategory, rawValue: String) {
    #expect(category.rawValue == rawValue)
    #expect(UIContentSizeCategory(rawValue: rawValue) == category)
  }
}

public import HeadlessUIKit

/// The preferred text size, with its names of iOS 13.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
  public static func <= (one: Self, other: Self) -> Bool { one.place <= other.place }
  public static func > (one: Self, other: Self) -> Bool { one.place > other.place }
  public static func >= (one: Self, other: Self) -> Bool { one.place >= other.place }

  /// The same size in the newer type.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[place] }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}

extension UIContentSizeCategory {
  public init(_ category: ContentSizeCategory?) {
    self = category.map { UIContentSizeCategory($0.dynamicTypeSize) } ?? .unspecified
  }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

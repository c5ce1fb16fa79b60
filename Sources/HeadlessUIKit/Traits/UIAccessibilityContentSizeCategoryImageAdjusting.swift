/// What may show its images larger at the text sizes that the accessibility settings offer.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Stored but unused: how much iOS enlarges images isn't documented, and they keep their size here.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

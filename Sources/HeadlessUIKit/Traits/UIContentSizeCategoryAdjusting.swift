/// What sets its text anew when the person changes the text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of a text style follow the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

public import Foundation

/// Decides how a text's paragraphs look, without changing the text.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
  /// A paragraph to be shown instead of the text's own, as long as that one; nil for the text's own. Optional.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

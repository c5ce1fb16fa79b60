public import Foundation

/// A part of a text that is laid out separately.
open class NSTextElement: NSObject {
  /// Stored for the app's own use.
  open weak var textContentManager: NSTextContentManager?
  /// The element's range in its text; nil if it isn't in one.
  open var elementRange: NSTextRange?

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  public override convenience init() {
    self.init(textContentManager: nil)
  }

  /// None: paragraphs have no parts that are elements.
  open var childElements: [NSTextElement] { [] }
  open var parentElement: NSTextElement? { nil }
  /// Whether the element's text is shown.
  open var isRepresentedElement: Bool { true }
}

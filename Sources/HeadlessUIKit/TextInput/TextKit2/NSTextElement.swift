public import Foundation

/// A part of a text that is laid out by itself.
open class NSTextElement: NSObject {
  /// For the app to read: nothing else does.
  open weak var textContentManager: NSTextContentManager?
  /// Where the element is in its text; nil for one that isn't in any.
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

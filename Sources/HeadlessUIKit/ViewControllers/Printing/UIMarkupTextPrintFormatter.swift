internal import Foundation

/// Prints HTML, as far as attributed strings support it.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
  open var markupText: String?

  public init(markupText: String) {
    self.markupText = markupText
    super.init(text: "")
  }

  override var content: NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let text = try? NSAttributedString(data: Data((markupText ?? "").utf8), options: options, documentAttributes: nil)
    return text ?? NSAttributedString(string: markupText ?? "")
  }
}

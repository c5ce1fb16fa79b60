public import Foundation
internal import Graphics

/// Prints a text, as many lines a page as have room.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String? {
    didSet { ownText = nil }
  }
  /// Replaces `text`, with attributes.
  open var attributedText: NSAttributedString? {
    get { ownText }
    set { ownText = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  private var ownText: NSAttributedString?

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    text = attributedText.string
    ownText = NSAttributedString(attributedString: attributedText)
    super.init()
  }

  /// The printed text.
  var content: NSAttributedString {
    if let ownText { return ownText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    // Paper is white: text without a colour is black, whatever the screen's appearance.
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? .black,
        .paragraphStyle: style,
      ])
  }

  open override var pageCount: Int { pages(rect(forPageAt: startPage)).ranges.count }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let (manager, ranges) = pages(rect)
    let index = pageIndex - startPage
    guard ranges.indices.contains(index) else { return }
    let top = manager.layout.lines.first { $0.range == ranges[index].first }?.frame.minY ?? 0
    UIGraphicsGetCurrentContext()?.append(
      manager.items(at: CGPoint(x: rect.minX, y: rect.minY - top)) { ranges[index].contains($0) })
  }

  /// The lines of each page, by their ranges. The first page may begin lower.
  private func pages(_ rect: CGRect) -> (NSLayoutManager, ranges: [[Range<Int>]]) {
    let storage = NSTextStorage(attributedString: content)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: rect.width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    guard storage.length > 0, rect.width > 0, rect.height > 0 else { return (manager, []) }
    var pages: [[Range<Int>]] = []
    var top = -CGFloat.infinity
    for line in manager.layout.lines where !line.range.isEmpty {
      if line.frame.maxY - top > rect.height || pages.isEmpty {
        pages.append([])
        top = line.frame.minY
      }
      pages[pages.count - 1].append(line.range)
    }
    held = storage
    return (manager, pages)
  }

  /// A layout manager holds its text weakly.
  private var held: NSTextStorage?
}

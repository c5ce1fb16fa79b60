import Testing
import UIKit

@testable import HeadlessUIKit

/// Decisions of a layout manager's delegate.
@MainActor @Suite struct LayoutManagerDelegateTests {
  private final class Spacer: NSObject, NSLayoutManagerDelegate {
    var log: [String] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      log.append("before \(glyphIndex)")
      return 5
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { log.append("complete \(layoutFinishedFlag)") }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { log.append("size \(oldSize.width)") }
  }

  private final class Tall: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 50
      lineFragmentUsedRect.pointee.size.height = 50
      baselineOffset.pointee = 40
      return true
    }
  }

  private func make(_ text: String, _ style: NSParagraphStyle = .default) -> (
    NSTextStorage, NSLayoutManager, NSTextContainer
  ) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  private func tops(_ manager: NSLayoutManager, _ indices: [Int]) -> [CGFloat] {
    indices.map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY }
  }

  @Test func spacingsTakeThePlaceOfTheParagraphs() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing) = (3, 4)
    let (storage, manager, container) = make("one\u{2028}two\nthree", style)
    let delegate = Spacer()
    let own = tops(manager, [0, 4, 8])
    let used = manager.usedRect(for: container).height
    manager.delegate = delegate
    let new = tops(manager, [0, 4, 8])
    // Ten for three after each line, and five above the second paragraph, whose own value is zero.
    #expect(new[0] == 0 && abs(new[1] - own[1] - 7) < 1e-6 && abs(new[2] - own[2] - 19) < 1e-6)
    #expect(abs(manager.usedRect(for: container).height - used - 19) < 1e-6)
    #expect(delegate.log.last == "complete true" && delegate.log.contains("before 8"))
    delegate.log = []
    storage.append(NSAttributedString(string: "!"))
    #expect(delegate.log == ["invalid"])
    _ = manager.usedRect(for: container)
    delegate.log = []
    container.size.width = 200
    #expect(delegate.log == ["invalid", "size 300.0"])
    manager.delegate = nil
    #expect(tops(manager, [0, 4, 8]) == own)
  }

  @Test func linesAreAsHighAsTheDelegateSetsThem() {
    let (storage, manager, container) = make("one\ntwo")
    let delegate = Tall()
    manager.delegate = delegate
    #expect(zip(tops(manager, [0, 4]), [0, 50]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(abs(manager.usedRect(for: container).height - 100) < 1e-6)
    #expect(abs(manager.location(forGlyphAt: 4).y - 40) < 1e-6)
    withExtendedLifetime(storage) {}
  }

  @Test func textViewsMakeRoomForIt() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.text = "one\ntwo\nthree"
    let delegate = Tall()
    view.layoutManager.delegate = delegate
    view.layoutIfNeeded()
    // Three lines, and eight points above and below.
    #expect(view.contentSize.height == 166)
    #expect(view.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height == 166)
  }
}

import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Layout managers of an app, which paint in a text view.
@MainActor @Suite struct LayoutManagerDrawingTests {
  private final class Plain: NSLayoutManager {}

  private final class Marking: NSLayoutManager {
    var calls: [String] = []

    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow) \(origin)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      calls.append("fill \(rectCount) \(charRange) \(color == .yellow)")
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      calls.append("underline \(glyphRange) \(underlineVal == .single) \(baselineOffset > 0) \(lineGlyphRange)")
    }

    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      calls.append("strike \(glyphRange) \(baselineOffset < 0) \(lineRect.width)")
    }
  }

  /// "One two" and "three" on lines of their own.
  private var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "One two\nthree", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 7))
    let single = NSUnderlineStyle.single.rawValue
    text.addAttribute(.underlineStyle, value: single, range: NSRange(location: 4, length: 9))
    text.addAttribute(.strikethroughStyle, value: single, range: NSRange(location: 0, length: 3))
    return text
  }

  private func picture(_ manager: NSLayoutManager) -> Data? {
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    return withExtendedLifetime(storage) { image.pngData() }
  }

  @Test func aClassThatChangesNothingPaintsTheSame() {
    #expect(picture(Plain()) == picture(NSLayoutManager()))
  }

  @Test func eachPartIsPaintedByTheClass() {
    let manager = Marking()
    #expect(picture(manager) != picture(NSLayoutManager()))
    #expect(
      manager.calls == [
        "background {0, 13} (0.0, 8.0)", "fill 2 {4, 7} true", "underline {4, 4} true true {0, 8}",
        "underline {8, 5} true true {8, 5}", "strike {0, 3} true 200.0",
      ])
  }

  /// Backgrounds and glyphs are painted separately, so that content can be painted in between.
  @Test func glyphsHaveNoBackground() {
    func painted(_ draw: (NSLayoutManager) -> Void) -> Data? {
      let manager = NSLayoutManager()
      let storage = NSTextStorage(attributedString: text)
      manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 1000)))
      storage.addLayoutManager(manager)
      return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in
        withExtendedLifetime(storage) { draw(manager) }
      }.pngData()
    }
    let all = NSRange(location: 0, length: 13)
    let glyphs = painted { $0.drawGlyphs(forGlyphRange: all, at: .zero) }
    let both = painted {
      $0.drawBackground(forGlyphRange: all, at: .zero)
      $0.drawGlyphs(forGlyphRange: all, at: .zero)
    }
    let none = painted { _ in }
    #expect(glyphs != both && glyphs != none)
  }
}

import DrawingInspection
import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// TextKit 2's interface of a layout. Lines of the 17 point system font are 20.287 points high; the container's padding is 5.
@MainActor @Suite struct TextKit2Tests {
  private let storage = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 200, height: 0))
  private let line = 17 * 1.193359375

  init() {
    HostedScreen.apply(.standard)
    storage.addTextLayoutManager(manager)
    manager.textContainer = container
  }

  private func set(_ text: String) {
    storage.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  private var fragments: [NSTextLayoutFragment] {
    var found: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
      found.append(fragment)
      return true
    }
    return found
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test func everyParagraphIsAFragmentBelowTheOneBefore() {
    set("First\nSecond\nThird")
    let all = fragments
    #expect(
      all.map(\.rangeInElement.range) == [
        NSRange(location: 0, length: 6), NSRange(location: 6, length: 7), NSRange(location: 13, length: 5),
      ])
    for (index, fragment) in all.enumerated() {
      #expect(near(fragment.layoutFragmentFrame.minY, CGFloat(index) * line))
      #expect(near(fragment.layoutFragmentFrame.height, line) && fragment.layoutFragmentFrame.minX == 5)
      #expect(fragment.state == .layoutAvailable)
    }
    #expect((all[1].textElement as? NSTextParagraph)?.attributedString.string == "Second\n")
    #expect(
      (all[1].textElement as? NSTextParagraph)?.paragraphSeparatorRange?.range == NSRange(location: 12, length: 1))
    #expect(near(manager.usageBoundsForTextContainer.height, 3 * line))
  }

  @Test func linesLieInTheirFragment() throws {
    set("One\nSome words that surely take more than a line of this width")
    let fragment = try #require(fragments.last)
    let lines = fragment.textLineFragments
    #expect(lines.count > 1)
    for (index, fragmentLine) in lines.enumerated() {
      #expect(near(fragmentLine.typographicBounds.minY, CGFloat(index) * line))
      #expect(fragmentLine.typographicBounds.minX == 0)
    }
    // Ranges are those of the paragraph's text, without gaps.
    #expect(lines[0].characterRange.location == 0)
    #expect(lines[1].characterRange.location == lines[0].characterRange.length)
    #expect(near(fragment.layoutFragmentFrame.minY, line))
    #expect(fragment.textLineFragment(forVerticalOffset: line * 1.5, requiresExactMatch: true) === lines[1])
    #expect(fragment.textLineFragment(forVerticalOffset: -1, requiresExactMatch: true) == nil)
  }

  @Test func aLineBreakAtTheEndIsALineOfTheLastFragment() throws {
    set("Text\n")
    #expect(fragments.count == 1)
    let lines = try #require(fragments.first).textLineFragments
    #expect(lines.count == 2 && lines[1].characterRange == NSRange(location: 5, length: 0))
    set("")
    #expect(fragments.isEmpty)
    var extra = 0
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresExtraLineFragment) { _ in
      extra += 1
      return true
    }
    #expect(extra == 1)
  }

  @Test func enumerationGoesBothWaysFromAPlaceAndStops() {
    set("a\nb\nc\nd")
    func starts(_ place: Int?, _ options: NSTextLayoutFragment.EnumerationOptions, limit: Int = 9) -> [Int] {
      var found: [Int] = []
      manager.enumerateTextLayoutFragments(from: place.map { TextStorageLocation($0) }, options: options) {
        found.append($0.rangeInElement.range.location)
        return found.count < limit
      }
      return found
    }
    #expect(starts(nil, []) == [0, 2, 4, 6])
    #expect(starts(3, []) == [2, 4, 6])
    #expect(starts(nil, .reverse) == [6, 4, 2, 0])
    #expect(starts(3, .reverse) == [2, 0])
    #expect(starts(nil, [], limit: 2) == [0, 2])
  }

  @Test func placesAndFragmentsFindEachOther() {
    set("First\nSecond")
    #expect(manager.textLayoutFragment(for: TextStorageLocation(8))?.rangeInElement.range.location == 6)
    #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: 25))?.rangeInElement.range.location == 6)
    #expect(manager.textLayoutFragment(for: CGPoint(x: 10, y: 100)) == nil)
    #expect(storage.location(storage.documentRange.location, offsetBy: 12)?.offset == 12)
    #expect(storage.location(storage.documentRange.location, offsetBy: 13) == nil)
  }

  @Test func segmentsAreTheRangeLineByLine() throws {
    set("One\nTwo")
    var rects: [CGRect] = []
    let range = try #require(NSTextRange(location: TextStorageLocation(1), end: TextStorageLocation(5)))
    manager.enumerateTextSegments(in: range, type: .selection) { part, rect, baseline, _ in
      rects.append(rect)
      #expect(part?.range == [NSRange(location: 1, length: 3), NSRange(location: 4, length: 1)][rects.count - 1])
      #expect(baseline > line / 2 && baseline < line)
      return true
    }
    // The first line ends at the container's end: 190 points after the padding.
    #expect(rects.count == 2 && rects[0].maxX == 195 && rects[1].minX == 5)
    #expect(near(rects[1].minY, line))
  }

  @Test func linesTellWhereTheirCharactersAre() throws {
    set("ABC")
    let fragmentLine = try #require(fragments.first?.textLineFragments.first)
    let second = fragmentLine.locationForCharacter(at: 1)
    #expect(fragmentLine.locationForCharacter(at: 0).x == 0 && second.x > 8 && second.y == fragmentLine.glyphOrigin.y)
    #expect(fragmentLine.characterIndex(for: CGPoint(x: second.x + 1, y: 5)) == 1)
    #expect(near(fragmentLine.fractionOfDistanceThroughGlyph(for: CGPoint(x: second.x / 2, y: 5)), 0.5))
    let own = NSTextLineFragment(attributedString: storage.attributedString!, range: NSRange(location: 1, length: 2))
    #expect(near(own.locationForCharacter(at: 2).x, fragmentLine.locationForCharacter(at: 2).x - second.x))
  }

  @Test func fragmentsPaintTheirLinesAtAPlace() throws {
    set("First\nSecond")
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
    try #require(fragments.last).draw(at: CGPoint(x: 50, y: 60), in: context)
    let origins = context.takeItems().compactMap { if case .glyphs(_, let origin, _) = $0 { origin } else { nil } }
    #expect(origins.count == 1)
    let origin = try #require(origins.first)
    #expect(origin.x == 50 && origin.y > 70 && origin.y < 80)
  }

  // MARK: Delegates

  private final class Bubble: NSTextLayoutFragment {
    override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -4, dy: 0) }
    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.red.cgColor)
      context.fill(renderingSurfaceBounds.offsetBy(dx: point.x, dy: point.y))
      super.draw(at: point, in: context)
    }
  }

  private final class Delegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }

    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      let text = textContentStorage.textStorage!.attributedSubstring(from: range)
      guard text.string.hasPrefix("#") else { return nil }
      return NSTextParagraph(
        attributedString: NSAttributedString(string: text.string, attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    }
  }

  @Test func delegatesMakeFragmentsAndChangeHowParagraphsLook() {
    let delegate = Delegate()
    manager.delegate = delegate
    storage.delegate = delegate
    set("# A\nb")
    #expect(fragments.allSatisfy { $0 is Bubble })
    #expect(near(fragments[0].layoutFragmentFrame.height, 2 * line))
    #expect(near(fragments[1].layoutFragmentFrame.minY, 2 * line))
    // The text itself is unchanged.
    let font = storage.textStorage?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 17)
  }

  @Test func aTextViewPaintsByTheFragmentsOfItsDelegate() throws {
    let delegate = Delegate()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "Text"
    view.layoutIfNeeded()
    #expect(view.contentItems().flatMap(\.filledRects).isEmpty)
    view.textLayoutManager?.delegate = delegate
    let fill = try #require(view.contentItems().flatMap(\.filledRects).first)
    // After the padding of 5 and below the inset of 8, four points wider on both sides.
    #expect(fill.minX == 1 && fill.minY == 8 && near(fill.height, line))
  }

  @Test func renderingAttributesColourWithoutALayout() throws {
    set("One two")
    let before = fragments[0].layoutFragmentFrame
    let range = NSTextRange(NSRange(location: 0, length: 3))
    manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: range)
    manager.addRenderingAttribute(.font, value: UIFont.systemFont(ofSize: 40), for: range)
    #expect(fragments[0].layoutFragmentFrame == before)
    func colors() -> Int { Set(manager.kit.layout.lines.flatMap(\.runs).map(\.color)).count }
    #expect(colors() == 2)
    manager.removeRenderingAttribute(.foregroundColor, for: NSTextRange(NSRange(location: 0, length: 1)))
    #expect(manager.kit.layout.lines[0].runs.count == 3)
    manager.invalidateRenderingAttributes(for: storage.documentRange)
    #expect(colors() == 1)
  }

  // MARK: Text views

  @Test func aTextViewIsOfTextKit2UntilTextKit1IsAskedFor() {
    let view = UITextView()
    view.text = "Text"
    let manager = view.textLayoutManager
    #expect(manager != nil && view.textLayoutManager === manager)
    #expect((manager?.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
    #expect(manager?.textContainer === view.textContainer)
    _ = view.layoutManager
    #expect(view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }

  @Test func aTextViewTakesAContainerWithItsText() {
    set("Given")
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "Given" && view.textLayoutManager === manager)
    view.text = "Changed"
    #expect(storage.attributedString?.string == "Changed")
  }

  @Test func theViewportHandsOutWhatIsInSight() {
    @MainActor final class Owner: NSObject, @preconcurrency NSTextViewportLayoutControllerDelegate {
      var starts: [Int] = []
      func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        CGRect(x: 0, y: 25, width: 200, height: 20)
      }
      func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
      ) { starts.append(textLayoutFragment.rangeInElement.range.location) }
    }
    let owner = Owner()
    set("a\nb\nc\nd")
    manager.textViewportLayoutController.delegate = owner
    manager.textViewportLayoutController.layoutViewport()
    // 25 to 45 points: the second line and the third.
    #expect(owner.starts == [2, 4])
    #expect(manager.textViewportLayoutController.viewportRange?.range == NSRange(location: 2, length: 4))
  }

  @Test func rangesAreCompared() throws {
    let a = NSTextRange(NSRange(location: 2, length: 4))
    let b = NSTextRange(NSRange(location: 4, length: 6))
    #expect(a.intersection(b)?.range == NSRange(location: 4, length: 2) && a.intersects(b))
    #expect(a.union(b).range == NSRange(location: 2, length: 8))
    #expect(a.contains(TextStorageLocation(2)) && !a.contains(TextStorageLocation(6)))
    #expect(NSTextRange(location: TextStorageLocation(3), end: TextStorageLocation(2)) == nil)
    #expect(a == NSTextRange(NSRange(location: 2, length: 4)) && !a.isEmpty)
  }
}

import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Amounts that no screen has. Quadratic costs would take hours: the time limits detect these, not a slow machine.
@MainActor @Suite(.serialized) struct GrowthTests {
  // MARK: Texts

  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["[a](", "[", "[a](x 'y' ", "![a](b)", "*a ", "**a* ", "_a_ ", "<a", "`a``b", "&amp", "[a](<b> "])
  func markdownThatRepeatsItself(part: String) throws {
    let text = String(repeating: part, count: 100_000 / part.count)
    let result = try AttributedString(markdown: text)
    #expect(!result.characters.isEmpty)
  }

  @Test(.timeLimit(.minutes(10))) func openersThatMeetTheirClosers() throws {
    let text = String(repeating: "*a ", count: 20_000) + String(repeating: "a* ", count: 20_000)
    #expect(try AttributedString(markdown: text).characters.count > 60_000)
  }

  /// Thirty-two nested links are links; deeper ones are text.
  @Test(.timeLimit(.minutes(10)), arguments: [1, 10, 5_000]) func linksInLinks(depth: Int) throws {
    let text = String(repeating: "[a ", count: depth) + "b" + String(repeating: "](x)", count: depth)
    let result = try AttributedString(markdown: text)
    #expect(result.runs.contains { $0.link?.absoluteString == "x" })
  }

  @Test(.timeLimit(.minutes(10))) func paragraphsOfMarkdown() throws {
    let text = String(repeating: "One line\n\n", count: 20_000)
    #expect(try AttributedString(markdown: text).characters.count > 100_000)
  }

  private func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  @Test(.timeLimit(.minutes(10))) func paragraphsOfHTML() throws {
    let text = try html(String(repeating: "<p>One</p>", count: 20_000))
    #expect(text.length == 20_000 * 4)
    let style = text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle
    #expect((style?.paragraphSpacing ?? 0) > 0)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["<ul><li>", "<ol><li>x", "<b>", "<div>", "<p><b>", "<table><tr><td>"])
  func elementsInEachOther(part: String) throws {
    let text = try html(String(repeating: part, count: 4_000) + "end")
    #expect(text.string.contains("end"))
  }

  @Test(.timeLimit(.minutes(10))) func aLabelOfTenMegabytes() {
    let subscription = AppWarning.subscribe()
    let label = UILabel()
    label.text = String(repeating: "onion skins ", count: 10 << 20 / 12)
    #expect(label.text?.utf8.count == 12 * (10 << 20 / 12))
    #expect(label.sizeThatFits(CGSize(width: 320, height: 100)).height > 0)
    #expect(
      AppWarning.endSubscription(subscription).contains {
        $0.text.contains("a label shows the first 200000 characters")
      })
  }

  @Test func labelsCutNoCharacterInTwo() {
    let text = String(repeating: "👋", count: LabelLength.most / 2) + "👋"
    let odd = "a" + text
    #expect(LabelLength.shown(text) == String(repeating: "👋", count: LabelLength.most / 2) + "…")
    #expect(LabelLength.shown(odd) == "a" + String(repeating: "👋", count: LabelLength.most / 2 - 1) + "…")
    let short = String(repeating: "é", count: LabelLength.most)
    #expect(LabelLength.shown(short) == short)
  }

  // MARK: Positions in texts

  /// A position is found where measuring each character finds it.
  @Test(arguments: [
    "onion skins, ½ transparent", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaiiiiiiiiiiiiiiiiiiiiiiii", "שלום עולם",
    "e\u{301}te\u{301} x",
  ])
  func placesAreFoundFromAnyGuess(text: String) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 2_000, height: 50))
    view.text = text
    view.layoutIfNeeded()
    let geometry = view.textState.manager.geometry
    let carets = (0...text.utf16.count).map { geometry.caret(at: $0).minX }
    for x in stride(from: -5.0, through: 500, by: 3) {
      let found = geometry.offset(closestTo: CGPoint(x: x, y: 5))
      let nearest = carets.map { abs($0 - x) }.min() ?? 0
      #expect(abs(abs(carets[found] - x) - nearest) < 0.001, "\(text) at \(x)")
    }
  }

  @Test(.timeLimit(.minutes(10))) func rectanglesOfManyLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.text = String(repeating: "a line\n", count: 5_000)
    view.layoutIfNeeded()
    let geometry = view.textState.manager.geometry
    let rects = geometry.rects(of: NSRange(location: 0, length: 5_000 * 7))
    #expect(rects.count == 5_000)
    // Any range has the rectangles of its lines.
    #expect(geometry.rects(of: NSRange(location: 7 * 2_000, length: 14)) == Array(rects[2_000..<2_002]))
  }

  // MARK: Controls

  @Test(.timeLimit(.minutes(10))) func manySegments() {
    let control = UISegmentedControl(items: (0..<20_000).map { "\($0)" })
    #expect(control.numberOfSegments == 20_000)
    #expect(control.titleForSegment(at: 19_999) == "19999")
    // The adjustments of the ends only apply to the ends, whatever was added later.
    let small = UISegmentedControl(items: ["a"])
    small.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 0), forSegmentType: .right, barMetrics: .default)
    small.setContentPositionAdjustment(
      UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
    for title in ["b", "c", "d"] { small.insertSegment(withTitle: title, at: small.numberOfSegments, animated: false) }
    #expect(small.subviews.compactMap { ($0 as? UISegment)?.adjustment.horizontal } == [5, 0, 0, 3])
    small.insertSegment(withTitle: "e", at: 0, animated: false)
    #expect(small.subviews.compactMap { ($0 as? UISegment)?.adjustment.horizontal } == [5, 0, 0, 0, 3])
  }

  @Test(.timeLimit(.minutes(10))) func manyBarItems() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = (0..<5_000).map { UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil) }
    bar.items = items
    bar.layoutIfNeeded()
    let before = bar.contentView.stack.subviews
    #expect(before.count == 5_000)
    bar.items = items + [UIBarButtonItem(title: "last", style: .plain, target: nil, action: nil)]
    bar.layoutIfNeeded()
    #expect(
      bar.contentView.stack.subviews.prefix(5_000).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    bar.items = [items[2], items[0], items[1]]
    bar.layoutIfNeeded()
    #expect(
      bar.contentView.stack.subviews.map(ObjectIdentifier.init) == [2, 0, 1].map { ObjectIdentifier(before[$0]) })
  }

  /// Rows lower than a pixel: a cell is created for those that fall on a pixel. Of rows with estimated heights, the first two have
  /// cells, which are created before their heights are known.
  @Test(.timeLimit(.minutes(10)), arguments: [1e-9, 0.001], [true, false])
  func rowsWithoutAPixel(height: CGFloat, isEstimated: Bool) {
    final class Low: UITableViewController {
      var height: CGFloat = 0
      var made = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "c")
      }
    }
    let table = Low()
    table.height = height
    table.tableView.estimatedRowHeight = isEstimated ? UITableView.automaticDimension : 0
    let screen = Screens.show(table)
    #expect(table.made <= Int((100_000 * height).rounded(.up)) * 3 + 3)
    screen.close()
  }
}

import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Text views with exclusion paths.
@MainActor @Suite struct ExclusionPathTests {
  init() { HostedScreen.apply(.standard) }

  private func view() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.font = .systemFont(ofSize: 17)
    view.text = Array(repeating: "word", count: 40).joined(separator: " ")
    view.layoutIfNeeded()
    return view
  }

  @Test func linesMakeWayAndTheTextGrows() {
    let text = view()
    let before = text.contentSize.height
    // In points of the container, which is at the view's left edge and 8 points below its top.
    text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60))]
    text.layoutIfNeeded()
    #expect(text.contentSize.height > before)
    // The line starts 5 points after the shape.
    #expect(text.caretRect(for: text.beginningOfDocument).minX == 85)
    #expect(text.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minX == 80)
    #expect(!text.textContainer.isSimpleRectangular)
    text.textContainer.exclusionPaths = []
    text.layoutIfNeeded()
    #expect(text.contentSize.height == before)
  }

  @Test func aPlaceBeyondAShapeIsFound() throws {
    let text = view()
    text.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 0, width: 40, height: 20))]
    text.layoutIfNeeded()
    let beyond = try #require(text.closestPosition(to: CGPoint(x: 125, y: 15)))
    #expect(text.offset(from: text.beginningOfDocument, to: beyond) >= 5)
    let first = try #require(text.closestPosition(to: CGPoint(x: 5, y: 15)))
    #expect(text.offset(from: text.beginningOfDocument, to: first) == 0)
  }

  @Test func aViewThatDoesNotScrollIsMeasuredWithItsShapes() {
    let text = view()
    text.isScrollEnabled = false
    let before = text.sizeThatFits(CGSize(width: 200, height: 1_000)).height
    text.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))]
    #expect(text.sizeThatFits(CGSize(width: 200, height: 1_000)).height > before)
  }
}

import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Text fields as they were recorded on iOS 18.5 at 3x, with text of 17 points.
@MainActor @Suite struct RecordedFieldTests {
  init() { HostedScreen.apply(.standard) }

  private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in if case .group(let group) = item { flat(group.items) } else { [item] } }
  }

  /// Circles of 22 pixels, whose left edges are whole pixels.
  @Test func dotsOfSecrets() {
    let field = UITextField()
    field.text = "secret123"
    field.isSecureTextEntry = true
    field.sizeToFit()
    let dots = flat(field.displayItems()).compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item { path.controlPointBox } else { nil }
    }
    #expect(dots.map { ($0.minX * 3).rounded() } == [5, 35, 66, 97, 128, 159, 189, 220, 251])
    #expect(dots.allSatisfy { abs($0.width * 3 - 22) < 0.01 && abs($0.height * 3 - 22) < 0.01 })
    // Nine distances of 0.604 of the size: 92.41, rounded up to a third of a point.
    #expect(abs(field.bounds.width - 92.667) < 0.01)
  }

  @Test func caretsAreBetweenDots() throws {
    let field = UITextField()
    field.text = "abc"
    field.isSecureTextEntry = true
    field.sizeToFit()
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    // Two distances of 10.268 points.
    #expect(abs(field.caretRect(for: position).minX - 20.536) < 0.01)
  }

  /// Half of the caret is behind the text's end: at its fitted size, an edited field shows its text 2 pixels further left.
  @Test func theCaretFitsIntoAnEditedField() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let field = UITextField()
    field.text = "Hello world"
    field.sizeToFit()
    window.addSubview(field)
    let before = try #require(left(field))
    #expect(field.becomeFirstResponder())
    let after = try #require(left(field))
    #expect(abs((before - after) * 3 - 2) < 0.01)
  }

  /// The left end of the field's text, in points.
  private func left(_ field: UITextField) -> CGFloat? {
    flat(field.displayItems()).lazy.compactMap { item -> CGFloat? in
      if case .glyphs(_, let origin, _) = item { origin.x } else { nil }
    }.first
  }
}

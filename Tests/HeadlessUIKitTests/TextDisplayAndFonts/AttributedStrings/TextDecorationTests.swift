import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Underlines and backgrounds of texts, which labels, text fields and shadows of labels paint identically.
@MainActor @Suite struct TextDecorationTests {
  private struct Line: Equatable {
    let dash: [CGFloat]
    let thickness: CGFloat
    let color: Color
  }

  /// The dashed lines of a drawing, in painting order.
  private func lines(_ items: [DisplayItem]) -> [Line] {
    items.flatMap { item -> [Line] in
      switch item {
      case .stroke(_, .color(let color), let style): [Line(dash: style.dash, thickness: style.width, color: color)]
      case .group(let group): lines(group.items)
      default: []
      }
    }
  }

  /// The colours of the filled rectangles of a drawing, in painting order.
  private func fills(_ items: [DisplayItem]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .fill(_, .color(let color), _): [color]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  private func text(_ pattern: NSUnderlineStyle) -> NSAttributedString {
    NSAttributedString(
      string: "Text",
      attributes: [
        .font: UIFont.systemFont(ofSize: 17), .underlineStyle: NSUnderlineStyle.single.union(pattern).rawValue,
        .underlineColor: UIColor.red, .backgroundColor: UIColor.yellow,
      ])
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = text
    return label
  }

  @Test(arguments: [NSUnderlineStyle.patternDot, .patternDash, .patternDashDot, .patternDashDotDot])
  func aTextFieldsUnderlineIsALabels(pattern: NSUnderlineStyle) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedText = text(pattern)
    let underline = try #require(lines(label(text(pattern)).displayItems()).first)
    #expect(underline.color == Color(red: 1, green: 0, blue: 0))
    #expect(lines(field.displayItems()) == [underline])
  }

  @Test func aShadowHasTheUnderlineInItsColourAndNoBackground() throws {
    let plain = label(text(.patternDot))
    let shaded = label(text(.patternDot))
    shaded.shadowColor = .blue
    let underline = try #require(lines(plain.displayItems()).first)
    let blue = Color(red: 0, green: 0, blue: 1)
    let shadow = Line(dash: underline.dash, thickness: underline.thickness, color: blue)
    #expect(lines(shaded.displayItems()) == [shadow, underline])
    #expect(fills(shaded.displayItems()) == fills(plain.displayItems()))
    #expect(fills(plain.displayItems()).count == 1)
  }
}

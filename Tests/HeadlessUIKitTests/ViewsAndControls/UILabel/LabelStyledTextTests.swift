import Foundation
import Testing
import UIKit

/// The relation between a label's properties and its attributed text.
@MainActor @Suite struct LabelStyledTextTests {
  private let large = UIFont.systemFont(ofSize: 30)

  private func centered() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }

  @Test func propertiesAreThoseOfTheAttributedTextsStart() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Title", attributes: [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: centered()])
    #expect(label.font == large)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
  }

  @Test func partsWithoutAttributesKeepTheLabelsStyle() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "AA")
    text.addAttribute(.font, value: large, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    let small = NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 10)]).size().width
    let wide = NSAttributedString(string: "A", attributes: [.font: large]).size().width
    #expect(abs(label.intrinsicContentSize.width - (small + wide)) < 0.5)
  }

  @Test func textThatFollowsKeepsTheStyle() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Title", attributes: [.font: large, .foregroundColor: UIColor.red])
    label.text = "Plain"
    #expect(label.font == large)
    #expect(label.textColor == .red)
    #expect(label.intrinsicContentSize.height == UILabel.sized(large).height)
  }

  @Test func whatIsSetBecomesTheWholeTexts() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "AB", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    text.addAttribute(.paragraphStyle, value: centered(), range: NSRange(location: 0, length: 2))
    label.attributedText = text
    label.textColor = .blue
    label.textAlignment = .right
    label.font = large
    let shown = try #require(label.attributedText)
    for index in 0..<2 {
      let attributes = shown.attributes(at: index, effectiveRange: nil)
      #expect(attributes[.foregroundColor] as? UIColor == .blue)
      #expect(attributes[.font] as? UIFont == large)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
  }

  @Test func theAttributedTextIsACopy() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "before")
    label.attributedText = text
    text.mutableString.setString("after")
    #expect(label.text == "before")
  }

  @Test func plainTextHasTheLabelsAttributes() throws {
    let label = UILabel()
    label.text = "plain"
    label.textColor = .red
    let attributes = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byTruncatingTail)
  }

  @Test func whatALabelSaysCanBeSetAgain() {
    let label = UILabel()
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    label.text = "Several words that take up more than one line"
    let size = label.intrinsicContentSize
    label.attributedText = label.attributedText
    #expect(label.intrinsicContentSize == size)
  }

  @Test func aButtonsAttributedTitleKeepsItsColours() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(string: "T", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    #expect(
      button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}

extension UILabel {
  fileprivate static func sized(_ font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.text = "Plain"
    return label.intrinsicContentSize
  }
}

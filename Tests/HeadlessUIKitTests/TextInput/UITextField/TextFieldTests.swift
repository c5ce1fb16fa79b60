import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Text fields: sizes and rectangles in points.
@MainActor @Suite struct TextFieldTests {
  init() { HostedScreen.apply(.standard) }

  private func rounded() -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    return field
  }

  @Test func heightsByBorder() {
    // 17 points: 20.29 and 1.7, on thirds 22.
    let plain = UITextField()
    #expect(plain.intrinsicContentSize.height == 22)
    #expect(rounded().intrinsicContentSize.height == 34)
    // Bullets: 20.29 points, rounded up to whole ones.
    plain.isSecureTextEntry = true
    #expect(plain.intrinsicContentSize.height == 21)
    let small = rounded()
    small.font = .systemFont(ofSize: 14)
    #expect(small.intrinsicContentSize.height == 34)
    let large = rounded()
    large.font = .systemFont(ofSize: 34)
    // 40.57, 1.7 and 12: 54.27, on thirds 54.33.
    #expect(abs(large.intrinsicContentSize.height - 54.333) < 0.001)
  }

  /// Recorded: 17.33 at 3 pixels a point, 17.5 at 2.
  @Test(arguments: [(3, 17.333), (2, 17.5)] as [(CGFloat, CGFloat)])
  func aPlainFieldOfThirteenPointsIsAsHighAsRecorded(scale: CGFloat, height: CGFloat) {
    var configuration = ScreenConfiguration.standard
    configuration.traits = UITraitCollection(traitsFrom: [
      configuration.traits, UITraitCollection(displayScale: scale),
    ])
    HostedScreen.apply(configuration)
    defer { HostedScreen.apply(.standard) }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    #expect(abs(field.intrinsicContentSize.height - height) < 0.001)
    field.font = .systemFont(ofSize: 17)
    #expect(field.intrinsicContentSize.height == 22)
  }

  @Test func aPlainPlaceholderKeepsTheAttributesOfTheOneBefore() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "old", attributes: [.foregroundColor: UIColor.red])
    field.placeholder = "new"
    #expect(field.attributedPlaceholder?.string == "new")
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    field.placeholder = nil
    field.placeholder = "plain"
    #expect(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }

  @Test func widthIsThatOfTextOrPlaceholder() {
    let label = UILabel()
    label.text = "Password"
    let field = rounded()
    #expect(field.intrinsicContentSize.width == 14)
    field.placeholder = "Password"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
    field.text = "Pass"
    label.text = "Pass"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width + 14)
  }

  @Test func sideViewsAndTheClearButtonCutTheTextOff() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    let field = rounded()
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(field.textRect(forBounds: bounds).minX == 27)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    field.text = "text"
    let clear = field.clearButtonRect(forBounds: bounds)
    #expect(clear.size == CGSize(width: 19, height: 19))
    #expect(clear.maxX == 195)
    #expect(field.textRect(forBounds: bounds).maxX == clear.minX - 4)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).maxX == 200)
    #expect(field.clearButtonRect(forBounds: bounds).minX == 5)
  }

  @Test func sideViewsComeAndGoWithEditing() {
    let field = rounded()
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftView = left
    field.leftViewMode = .whileEditing
    field.rightView = right
    field.rightViewMode = .unlessEditing
    let controller = UIViewController()
    controller.view.addSubview(field)
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(left.superview == nil)
    #expect(right.superview === field)
    field.becomeFirstResponder()
    screen.window.updateScreen()
    #expect(left.superview === field)
    #expect(right.superview == nil)
  }

  @Test func subclassesMoveTheText() throws {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      var drawn: CGRect?
      override func drawText(in rect: CGRect) {
        drawn = rect
        super.drawText(in: rect)
      }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "text"
    _ = field.displayItems()
    #expect(field.drawn == CGRect(x: 30, y: 0, width: 140, height: 34))
  }

  @Test func secretsAreDots() {
    let field = UITextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(field.snapshotText == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    #expect(field.text == "secret")
  }

  @Test func textIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(!field.hasText)
  }

  @Test func attributesApplyToAllOfTheText() {
    let field = UITextField()
    field.text = "text"
    field.defaultTextAttributes = [.kern: 3, .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
    #expect(field.font == .systemFont(ofSize: 20))
    #expect(field.textColor == .red)
    #expect(field.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
    field.text = "other"
    #expect(field.attributedText?.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 3)
    #expect(field.typingAttributes == nil)
  }

  @Test func theBaselineIsThatOfALabelBeside() {
    let field = rounded()
    let label = UILabel()
    label.text = "Label"
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for view in [field, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: holder.topAnchor),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    holder.layoutIfNeeded()
    // Both lines are 20.29 points high, and centred in 34: 6.86 below the top, rounded to a third of a point.
    #expect(abs(label.frame.minY - 6.86) < 0.34)
  }

  @Test func placesFollowTheText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 22))
    field.text = "Hello"
    let label = UILabel()
    label.text = "Hel"
    let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 3)!)
    #expect(abs(caret.minX - label.intrinsicContentSize.width) < 0.34)
    let place = field.closestPosition(to: CGPoint(x: caret.minX + 1, y: 10))!
    #expect(field.offset(from: field.beginningOfDocument, to: place) == 3)
    let range = field.textRange(from: field.beginningOfDocument, to: place)!
    #expect(field.text(in: range) == "Hel")
    #expect(field.firstRect(for: range).minX == 0)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test func tokenizersFindWords() throws {
    let field = UITextField()
    field.text = "Hello big world"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 7))
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward)))
    #expect(field.text(in: word) == "big")
    let end = try #require(field.tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.forward)))
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 9)
  }

  @Test func aDisabledFieldKeepsItsColors() {
    let field = rounded()
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.text = "Text"
    field.textColor = .red
    func colors() -> Set<Graphics.Color> {
      let context = CGContext(recordingIn: field.bounds, scale: 3)
      UIGraphicsPushContext(context)
      field.drawText(in: field.textRect(forBounds: field.bounds))
      UIGraphicsPopContext()
      return Set(
        context.takeItems().compactMap { item in
          if case .glyphs(_, _, let color) = item { color } else { nil }
        })
    }
    let red = Graphics.Color(red: 1, green: 0, blue: 0)
    #expect(colors() == [red])
    field.isEnabled = false
    #expect(colors() == [red])
  }

  /// A field of its natural width shows its whole text beside the clear button, in both directions.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func theClearButtonTakesNoRoomFromTheText(direction: UISemanticContentAttribute) {
    let field = UITextField()
    field.semanticContentAttribute = direction
    field.borderStyle = .roundedRect
    field.text = "Field"
    let width = field.intrinsicContentSize.width
    let room = { field.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 34)).width }
    let plain = room()
    field.clearButtonMode = .always
    #expect(field.intrinsicContentSize.width == width + 23)
    let wide = field.textRect(forBounds: CGRect(x: 0, y: 0, width: width + 23, height: 34)).width
    #expect(wide >= plain)
  }

  // MARK: Attributed texts

  @Test func fontColorAndAlignmentAreThoseOfTheTextsStart() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 12)
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: centred])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .red && field.textAlignment == .center)
    #expect(field.intrinsicContentSize.height > 30)
    // Plain text that is set later has the initial attributes.
    field.text = "plain"
    #expect(field.font == .systemFont(ofSize: 30) && field.textColor == .red && field.textAlignment == .center)
    field.textAlignment = .right
    #expect(field.textAlignment == .right)
  }

  @Test func whatIsSetBecomesTheWholeTexts() {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    field.textColor = .blue
    #expect(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(field.textColor == .blue)
  }

  /// Apps indent the text by moving the field's sublayers.
  @Test func textMovesWithTheSublayers() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Text"
    field.backgroundColor = .white
    func firstColumn() throws -> Int {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(bounds: field.bounds, format: format)
      let image = try #require(renderer.image { field.layer.render(in: $0.cgContext) }.cgImage)
      let data = try #require(image.dataProvider?.data)
      let isInked = { (x: Int, y: Int) in data[y * image.bytesPerRow + x * 4] < 128 }
      return try #require((0..<image.width).first { x in (0..<image.height).contains { isInked(x, $0) } })
    }
    let first = try firstColumn()
    field.layer.sublayerTransform = CATransform3DMakeTranslation(15, 0, 0)
    field.setNeedsDisplay()
    #expect(try firstColumn() == first + 15)
  }
}

import Testing
import UIKit

@testable import HeadlessUIKit

/// Attributed strings release their attributes, whichever way they were made, and leave those of others alone.
@MainActor @Suite struct AttributeRunTests {
  private final class Value {}
  private static let key = NSAttributedString.Key("Value")

  init() { _ = UIWindow(frame: .zero) }

  /// Whether a value of attributes is released when all strings are that `make` returned for it.
  private func isReleased(after make: (Value) -> [NSAttributedString]) -> Bool {
    weak var released: Value?
    func run() {
      let value = Value()
      released = value
      let texts = make(value)
      #expect(texts.allSatisfy { $0.attribute(Self.key, at: 0, effectiveRange: nil) as? Value === value })
    }
    run()
    return released == nil
  }

  @Test func stringsReleaseTheirAttributes() {
    #expect(AttributeRuns.areReleased)
    #expect(isReleased { [NSAttributedString(string: "text", attributes: [Self.key: $0])] })
    #expect(isReleased { [NSMutableAttributedString(string: "text", attributes: [Self.key: $0])] })
    #expect(isReleased { [NSTextStorage(string: "text", attributes: [Self.key: $0])] })
  }

  @Test func changedStringsReleaseTheirAttributes() {
    #expect(
      isReleased {
        let text = NSMutableAttributedString(string: "text")
        text.addAttribute(Self.key, value: $0, range: NSRange(location: 0, length: 2))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 2))
        text.append(NSAttributedString(string: "more", attributes: [Self.key: $0]))
        text.deleteCharacters(in: NSRange(location: 2, length: 3))
        return [text, text.attributedSubstring(from: NSRange(location: 0, length: 1))]
      })
  }

  /// Copies take over the runs of a temporary string.
  @Test func copiesReleaseTheirAttributesOnce() {
    #expect(
      isReleased {
        let text = NSMutableAttributedString(string: "text", attributes: [Self.key: $0])
        let copy = NSAttributedString(attributedString: text)
        let other = copy.mutableCopy() as? NSMutableAttributedString ?? text
        return [text, copy, other, NSTextStorage(attributedString: other), NSAttributedString(attributedString: copy)]
      })
  }

  @Test func aCopyKeepsItsAttributesWhenItsOriginalIsGone() throws {
    let value = Value()
    var original: NSMutableAttributedString? = NSMutableAttributedString(string: "text", attributes: [Self.key: value])
    let copies = try (0..<100).map { _ in try #require(original).copy() as? NSAttributedString }
    original = nil
    for copy in copies { #expect(copy?.attribute(Self.key, at: 3, effectiveRange: nil) as? Value === value) }
  }

  @Test func archivedStringsKeepTheirAttributes() throws {
    let text = NSMutableAttributedString(string: "text")
    text.addAttribute(NSAttributedString.Key("number"), value: 5, range: NSRange(location: 2, length: 2))
    let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
    let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
    #expect(again.attribute(NSAttributedString.Key("number"), at: 3, effectiveRange: nil) as? Int == 5)
  }

  @Test func labelsReleaseWhatTheyShowed() {
    #expect(
      isReleased {
        let text = NSAttributedString(string: "text", attributes: [Self.key: $0])
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.attributedText = text
        label.textAlignment = .center
        label.layoutIfNeeded()
        return [text]
      })
  }
}

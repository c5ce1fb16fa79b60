import UIKit

extension Nonsense {
  static let text: [Nonsense] = [
    Nonsense("editing within a character") {
      for place in -1...13 {
        for length in 0...3 {
          let view = UITextView()
          view.text = "a👩‍👩‍👧b"
          view.selectedRange = NSRange(location: place, length: length)
          view.insertText("x")
          view.deleteBackward()
          show(view)
          let field = UITextField()
          field.text = "a👩‍👩‍👧b"
          if let start = field.position(from: field.beginningOfDocument, offset: max(place, 0)),
            let range = field.textRange(from: start, to: start)
          {
            field.replace(range, withText: "x")
          }
          show(field)
        }
      }
    },
    Nonsense("a quotation of quotations") {
      _ = try? NSAttributedString(markdown: String(repeating: "> ", count: 30_000) + "x")
      _ = try? NSAttributedString(markdown: String(repeating: "1. ", count: 30_000) + "x")
    },
    Nonsense("fonts of any size") {
      for number in numbers + [-0.0, 1e-9, 5000] {
        for font in [
          UIFont.systemFont(ofSize: number), UIFont(name: "Helvetica", size: number),
          UIFont.preferredFont(forTextStyle: .body).withSize(number),
          UIFont.monospacedDigitSystemFont(ofSize: number, weight: .init(number)),
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: number),
          UIFont(descriptor: UIFontDescriptor(name: "", size: number), size: number),
        ] {
          guard let font else { continue }
          _ = (font.lineHeight, font.capHeight, font.description)
          let label = UILabel()
          label.font = font
          label.text = "Text of 3 words"
          label.numberOfLines = 0
          show(label)
        }
        _ = UIFontMetrics.default.scaledValue(for: number)
      }
      _ = UIFont(name: "\0", size: 10)
      _ = UIFont(name: "", size: 10)
    },
    Nonsense("labels of any number") {
      for number in numbers {
        let label = UILabel()
        label.text = "Text \0 of \u{FFFF} words\u{2028}\u{202E}"
        label.numberOfLines = -1
        label.preferredMaxLayoutWidth = number
        label.minimumScaleFactor = number
        label.adjustsFontSizeToFitWidth = true
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: number, height: number)
        show(label)
        label.numberOfLines = .max
        _ = label.textRect(
          forBounds: CGRect(x: 0, y: 0, width: number.isNaN ? 0 : number, height: 5), limitedToNumberOfLines: -3)
        _ = label.sizeThatFits(CGSize(width: number, height: number))
        show(label, size: CGSize(width: 1, height: 1))
      }
    },
    Nonsense("attributes of any number") {
      for number in numbers {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = number
        style.paragraphSpacing = number
        style.paragraphSpacingBefore = number
        style.firstLineHeadIndent = number
        style.headIndent = number
        style.tailIndent = number
        style.lineHeightMultiple = number
        style.minimumLineHeight = number
        style.maximumLineHeight = number
        style.defaultTabInterval = number
        style.hyphenationFactor = Float(number)
        style.tabStops = [NSTextTab(textAlignment: .left, location: number)]
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: number, y: number, width: number, height: number)
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number
        shadow.shadowOffset = CGSize(width: number, height: number)
        let text = NSMutableAttributedString(
          string: "a\tb\nlonger words",
          attributes: [
            .paragraphStyle: style, .kern: number, .tracking: number, .baselineOffset: number, .shadow: shadow,
            .strokeWidth: number, .obliqueness: number, .expansion: number, .underlineStyle: -1, .font: "no font",
            .foregroundColor: 7, .strikethroughStyle: number, .writingDirection: [number],
          ])
        text.append(NSAttributedString(attachment: attachment))
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        show(label)
        _ = text.size()
        _ = text.boundingRect(
          with: CGSize(width: number, height: number), options: [.usesLineFragmentOrigin], context: nil)
        let view = UITextView()
        view.attributedText = text
        show(view)
      }
    },
    Nonsense("text views of any number") {
      for number in numbers {
        let view = UITextView()
        view.text = "Some words in a text view"
        view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        view.textContainer.lineFragmentPadding = number
        view.textContainer.maximumNumberOfLines = -1
        show(view)
        view.textContainer.size = CGSize(width: number, height: number)
        view.layoutManager.ensureLayout(for: view.textContainer)
        _ = view.layoutManager.usedRect(for: view.textContainer)
        _ = view.layoutManager.glyphRange(for: view.textContainer)
        if !number.isNaN { _ = view.sizeThatFits(CGSize(width: number, height: number)) }
      }
    },
    Nonsense("selections beyond the text") {
      let view = UITextView()
      view.text = "short"
      for range in [
        NSRange(location: 3, length: 99), NSRange(location: 99, length: 0), NSRange(location: NSNotFound, length: 0),
        NSRange(location: -1, length: 2), NSRange(location: 2, length: -1), NSRange(location: 1, length: .max),
      ] {
        view.selectedRange = range
        _ = view.selectedRange
        view.scrollRangeToVisible(range)
      }
      show(view)
      let field = UITextField()
      field.text = "short"
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.beginningOfDocument)
      _ = field.position(from: field.beginningOfDocument, offset: 999)
      _ = field.position(from: field.beginningOfDocument, offset: -999)
      field.replace(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!, withText: "")
      show(field)
    },
    Nonsense("ranges of characters and glyphs that aren't there") {
      let view = UITextView()
      view.text = "short"
      show(view)
      let manager = view.layoutManager
      _ = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 99), in: view.textContainer)
      _ = manager.glyphRange(forCharacterRange: NSRange(location: 2, length: 99), actualCharacterRange: nil)
      _ = manager.characterIndexForGlyph(at: 99)
      _ = manager.glyphIndexForCharacter(at: 99)
      _ = manager.characterIndex(
        for: CGPoint(x: CGFloat.nan, y: .infinity), in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: nil)
      _ = view.closestPosition(to: CGPoint(x: CGFloat.infinity, y: -1e9))
    },
    Nonsense("names of nothing") {
      for name in ["\0", "", "/", "..", " ", "\u{202E}", String(repeating: "x", count: 5000)] {
        _ = UIImage(named: name)
        _ = UIImage(systemName: name)
        _ = UIColor(named: name)
        _ = UIFont(name: name, size: 12)
        _ = UIFont.fontNames(forFamilyName: name)
        _ = UIFontDescriptor(name: name, size: 1)
        _ = NSDataAsset(name: name)
        _ = UIImage(contentsOfFile: name)
        let view = UIView()
        view.accessibilityIdentifier = name
        view.accessibilityLabel = name
        view.layer.name = name
        show(view)
        let label = UILabel()
        label.text = name
        show(label)
      }
    },
    Nonsense("strings that are measured in no room") {
      for number in numbers {
        _ = ("words" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: number)])
        _ = ("words" as NSString).boundingRect(
          with: CGSize(width: number, height: number), options: [.usesLineFragmentOrigin, .usesFontLeading],
          attributes: nil, context: nil)
      }
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
        for number in numbers {
          ("words" as NSString).draw(at: CGPoint(x: number, y: number), withAttributes: nil)
          ("words" as NSString).draw(in: CGRect(x: number, y: 0, width: number, height: number), withAttributes: nil)
        }
      }
    },
  ]
}

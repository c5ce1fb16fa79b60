import Foundation
import HeadlessUIKit

extension Growth {
  static let texts: [Growth] = [
    Growth("characters of a label", [10_000, 100_000, 300_000, 1_000_000]) { count in
      let label = label(String(repeating: "growth ", count: count / 7))
      return { _ = label.sizeThatFits(CGSize(width: 300, height: 1e6)) }
    },
    Growth("characters of a label in Arabic", [10_000, 100_000, 300_000]) { count in
      let label = label(String(repeating: "نمو النص ", count: count / 9))
      return { _ = label.sizeThatFits(CGSize(width: 300, height: 1e6)) }
    },
    Growth("paragraphs of a label", [100, 1000, 10_000]) { count in
      let label = label(String(repeating: "growth\n", count: count))
      return { _ = label.sizeThatFits(CGSize(width: 300, height: 1e6)) }
    },
    Growth("runs of attributes in a label", [100, 1000, 10_000]) { count in
      let text = NSMutableAttributedString(string: "\(newNumber()) ")
      for index in 0..<count {
        text.append(NSAttributedString(string: "growth ", attributes: [.kern: CGFloat(index % 2)]))
      }
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      return { _ = label.sizeThatFits(CGSize(width: 300, height: 1e6)) }
    },
  ]

  private static var lastNumber = 0

  /// A text that was measured before would cost less, as long as it isn't too long to be remembered.
  private static func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "\(newNumber()) \(text)"
    return label
  }
}

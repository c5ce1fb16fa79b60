import Foundation
public import Graphics

extension ViewNode {
  /// What people call the view: its class, and in quotes its identifier or else its text, cut after 40 characters.
  public var displayName: String {
    let quoted = identifier.flatMap { $0.isEmpty ? nil : $0 } ?? text.flatMap { $0.isEmpty ? nil : $0 }
    return quoted.map { "\(className) \(TreeText.quoted($0))" } ?? className
  }
}

/// How sentences about trees write numbers, rectangles and texts.
enum TreeText {
  /// At most three decimals, none of them a zero at the end.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let fraction = abs(thousandths) % 1000
    let whole = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
    if fraction == 0 { return whole }
    var digits = String(fraction + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)), \(number(rect.origin.y)), \(number(rect.size.width)), \(number(rect.size.height)))"
  }

  static func offset(_ offset: CGSize) -> String { "(\(number(offset.width)), \(number(offset.height)))" }

  static func quoted(_ text: String, limit: Int = 40) -> String {
    let line = text.replacing("\n", with: "⏎")
    return line.count > limit ? "\"\(line.prefix(limit))…\"" : "\"\(line)\""
  }
}

extension CGRect {
  /// Whether two rectangles would be written alike: what is below a two-thousandth of a point is arithmetic noise.
  func isNearly(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 0.0005 && abs(origin.y - other.origin.y) < 0.0005
      && abs(size.width - other.size.width) < 0.0005 && abs(size.height - other.size.height) < 0.0005
  }
}

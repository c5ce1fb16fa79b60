internal import Foundation
internal import Graphics

/// A tree of views as lines, one per view, indented by depth, which a page compares.
enum TreeLines {
  static func of(_ root: ViewNode) -> [String] {
    var lines: [String] = []
    append(root, indent: "", to: &lines)
    return lines
  }

  private static func append(_ view: ViewNode, indent: String, to lines: inout [String]) {
    var line = indent + view.className
    if let identifier = view.identifier { line += " #\(identifier)" }
    if let text = view.text { line += " \"\(TreeLines.line(text))\"" }
    let frame = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
    line += " (" + frame.map(number).joined(separator: ", ") + ")"
    for (key, value) in view.style.sorted(by: { $0.key < $1.key }) { line += " \(key)=\(value)" }
    lines.append(line)
    for child in view.children { append(child, indent: indent + "  ", to: &lines) }
  }

  /// A text in one line. Uses scalars, because a carriage return with a line feed is a single character that isn't a line feed.
  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 }))
  }

  /// At most two decimals, without trailing zeros.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

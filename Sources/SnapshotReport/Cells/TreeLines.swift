internal import Foundation
internal import Graphics

/// A tree of views as lines, a view each, indented by depth: what a page compares line by line.
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

  /// A text in one line. By scalars: a carriage return with a line feed is one character, and no line feed.
  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 }))
  }

  /// At most two decimals, none of them a zero at the end.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

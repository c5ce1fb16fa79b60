import Foundation
public import Graphics

extension ViewNode {
  /// What people call the view: its class, and in quotes its identifier or else its text, cut after 40 characters.
  public var displayName: String {
    ownName.map { "\(className) \(TreeText.quoted($0))" } ?? className
  }

  /// The identifier or else the text; nil where there is neither.
  private var ownName: String? {
    [identifier, text].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// `displayName`, or the place among the siblings of its class for a view that has no name of its own.
  func name(among siblings: [ViewNode], at index: Int) -> String {
    guard ownName == nil else { return displayName }
    let alike = siblings.indices.filter { siblings[$0].className == className }
    guard alike.count > 1, let place = alike.firstIndex(of: index) else { return className }
    return "\(className) \(place + 1) of \(alike.count)"
  }

  /// A name that finds the view in the whole tree: with its superview's where it has none of its own.
  func name(among siblings: [ViewNode], at index: Int, in superview: String) -> String {
    let name = name(among: siblings, at: index)
    return ownName == nil ? "\(name) in \(ViewNode.nearest(superview))" : name
  }

  /// The three nearest of a chain of superviews, and the one with a name that ends it: containers put half a dozen views
  /// without names around a screen, which say nothing to people.
  private static func nearest(_ superviews: String) -> String {
    let unnamed = superviews[..<(superviews.firstIndex(of: "\"") ?? superviews.endIndex)]
    let joints = unnamed.ranges(of: " in ")
    guard joints.count > 2 else { return superviews }
    let near = superviews[..<joints[2].lowerBound]
    guard unnamed.endIndex < superviews.endIndex, let last = joints.last else { return String(near) }
    return "\(near) …\(superviews[last.lowerBound...])"
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

import Foundation
public import Graphics

extension ViewNode {
  /// The name of the view in messages: its class and, in quotes, its identifier or else its text, truncated after 40 characters.
  public var displayName: String {
    ownName.map { "\(className) \(TreeText.quoted($0))" } ?? className
  }

  /// The identifier, or else the text; nil if there is neither.
  fileprivate var ownName: String? {
    [identifier, text].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The three nearest superviews of a chain, and the named one that ends it: containers put half a dozen unnamed views around a
  /// screen, which don't help a reader.
  fileprivate static func nearest(_ superviews: String) -> String {
    let unnamed = superviews[..<(superviews.firstIndex(of: "\"") ?? superviews.endIndex)]
    let joints = unnamed.ranges(of: " in ")
    guard joints.count > 2 else { return superviews }
    let near = superviews[..<joints[2].lowerBound]
    guard unnamed.endIndex < superviews.endIndex, let last = joints.last else { return String(near) }
    return "\(near) …\(superviews[last.lowerBound...])"
  }
}

/// The names of the subviews of a view; computed together, because there may be thousands.
struct SiblingNames {
  private let siblings: [ViewNode]
  /// The index among those of the same class, from 1.
  private var places: [Int] = []
  private var counts: [String: Int] = [:]

  init(_ siblings: [ViewNode]) {
    self.siblings = siblings
    places.reserveCapacity(siblings.count)
    for sibling in siblings {
      counts[sibling.className, default: 0] += 1
      places.append(counts[sibling.className, default: 0])
    }
  }

  /// `displayName`, or the index among the siblings of its class for a view without a name of its own.
  func name(at index: Int) -> String {
    let view = siblings[index]
    guard view.ownName == nil else { return view.displayName }
    let count = counts[view.className, default: 0]
    return count > 1 ? "\(view.className) \(places[index]) of \(count)" : view.className
  }

  /// A name that identifies the view in the whole tree: with its superview's name if it has none of its own.
  func name(at index: Int, in superview: String) -> String {
    let name = name(at: index)
    return siblings[index].ownName == nil ? "\(name) in \(ViewNode.nearest(superview))" : name
  }
}

/// The format of numbers, rectangles and texts in sentences about trees.
enum TreeText {
  /// At most three decimals, without trailing zeros.
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
    // Any line break: the text is in the middle of a sentence.
    let line = String(text.map { $0.isNewline ? "⏎" : $0 })
    return line.count > limit ? "\"\(line.prefix(limit))…\"" : "\"\(line)\""
  }
}

extension CGRect {
  /// Whether two rectangles are formatted equally: less than a two-thousandth of a point is a rounding error.
  func isNearly(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 0.0005 && abs(origin.y - other.origin.y) < 0.0005
      && abs(size.width - other.size.width) < 0.0005 && abs(size.height - other.size.height) < 0.0005
  }
}

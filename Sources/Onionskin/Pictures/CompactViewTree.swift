internal import Foundation
internal import Graphics

/// A tree of views with short keys, as it is stored in every reference: class, identifier, text, frame, style. The frame on the
/// screen is omitted if it follows from the superview's.
///
/// The views are a list, each before its subviews, with its depth: Foundation reads at most 512 nested brackets of JSON, which is
/// 255 nested views. Version 1 was nested, and can be read, too.
struct CompactViewTree: Codable {
  private static let version = 2
  /// More than the limit of layers; deeper trees don't come from screens. Trees are traversed recursively.
  private static let greatestDepth = 1024

  private struct View: Codable {
    var c: String
    var i: String?
    var t: String?
    var f: [Double]
    /// The frame on the screen, if it doesn't follow from the superview's.
    var o: [Double]?
    var y: [String: String]?
    /// The depth of the view; nil for the root.
    var d: Int?
    /// The subviews, in version 1.
    var n: [View]?
  }

  private struct Document: Codable {
    var v: Int
    var views: [View]?
    var root: View?
  }

  let root: ViewNode

  init(_ root: ViewNode) {
    self.root = root
  }

  init(from decoder: any Decoder) throws {
    func unreadable(_ found: String) -> DecodingError {
      DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: found))
    }
    let document = try Document(from: decoder)
    let views: [View]
    switch (document.v, document.views, document.root) {
    case (CompactViewTree.version, let list?, nil): views = list
    case (1, nil, let root?): views = CompactViewTree.flattened(root)
    default: throw unreadable("expected a view tree of version 1 or 2, found version \(document.v)")
    }
    guard let root = CompactViewTree.expand(views) else {
      throw unreadable("expected views that each lie in one before them, found \(views.count) that don't")
    }
    self.root = root
  }

  func encode(to encoder: any Encoder) throws {
    var views: [View] = []
    CompactViewTree.compact(root, in: .zero, depth: 0, into: &views)
    try Document(v: CompactViewTree.version, views: views).encode(to: encoder)
  }

  private static func compact(_ view: ViewNode, in superview: CGPoint, depth: Int, into views: inout [View]) {
    let frame = numbers(view.frame)
    let onScreen = numbers(view.screenFrame)
    let derived = numbers(screenFrame(of: rect(frame), in: superview))
    let origin = rect(onScreen).origin
    views.append(
      View(
        c: view.className, i: view.identifier, t: view.text, f: frame, o: onScreen == derived ? nil : onScreen,
        y: view.style.isEmpty ? nil : view.style, d: depth == 0 ? nil : depth))
    for child in view.children { compact(child, in: origin, depth: depth + 1, into: &views) }
  }

  private static func flattened(_ root: View) -> [View] {
    var views: [View] = []
    var rest = [(view: root, depth: 0)]
    while case (var view, let depth)? = rest.popLast() {
      for child in (view.n ?? []).reversed() { rest.append((child, depth + 1)) }
      view.n = nil
      view.d = depth
      views.append(view)
    }
    return views
  }

  /// Nil if a view has no parent among the preceding ones, or is too deep.
  private static func expand(_ views: [View]) -> ViewNode? {
    // The path from the root to the last view: the next view is a child of one of these, and the deeper ones are complete.
    var open: [ViewNode] = []
    func close() {
      let view = open.removeLast()
      open[open.count - 1].children.append(view)
    }
    for view in views {
      let depth = view.d ?? 0
      guard 0...min(open.count, greatestDepth) ~= depth, (depth == 0) == open.isEmpty else { return nil }
      while open.count > depth { close() }
      let frame = rect(view.f)
      let onScreen = view.o.map(rect) ?? screenFrame(of: frame, in: open.last?.screenFrame.origin ?? .zero)
      open.append(
        ViewNode(
          className: view.c, identifier: view.i, text: view.t, frame: frame, screenFrame: onScreen,
          style: view.y ?? [:]))
    }
    while open.count > 1 { close() }
    return open.first
  }

  private static func screenFrame(of frame: CGRect, in superview: CGPoint) -> CGRect {
    CGRect(
      x: frame.origin.x + superview.x, y: frame.origin.y + superview.y, width: frame.size.width,
      height: frame.size.height)
  }

  /// Rounded to thousandths of a point, below which differences are arithmetic noise. Values that aren't finite can't be encoded in
  /// JSON and become 0.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { value in
      value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
    }
  }

  private static func rect(_ numbers: [Double]) -> CGRect {
    guard numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

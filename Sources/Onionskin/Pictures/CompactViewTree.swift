internal import Foundation
internal import Graphics

/// A tree of views with short keys, for it is kept in every reference: class, identifier, text, frame, style, children.
/// The frame on the screen is left out where it follows from the superview's.
struct CompactViewTree: Codable {
  private static let version = 1

  private struct Node: Codable {
    var c: String
    var i: String?
    var t: String?
    var f: [Double]
    /// The frame on the screen, where it doesn't follow.
    var o: [Double]?
    var y: [String: String]?
    var n: [Node]?
  }

  private struct Document: Codable {
    var v: Int
    var root: Node
  }

  let root: ViewNode

  init(_ root: ViewNode) {
    self.root = root
  }

  init(from decoder: any Decoder) throws {
    let document = try Document(from: decoder)
    guard document.v == CompactViewTree.version else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a view tree of version \(document.v)"))
    }
    root = CompactViewTree.expand(document.root, in: .zero)
  }

  func encode(to encoder: any Encoder) throws {
    try Document(v: CompactViewTree.version, root: CompactViewTree.compact(root, in: .zero)).encode(to: encoder)
  }

  private static func compact(_ view: ViewNode, in superview: CGPoint) -> Node {
    let frame = numbers(view.frame)
    let onScreen = numbers(view.screenFrame)
    let derived = numbers(screenFrame(of: rect(frame), in: superview))
    let origin = rect(onScreen).origin
    return Node(
      c: view.className, i: view.identifier, t: view.text, f: frame, o: onScreen == derived ? nil : onScreen,
      y: view.style.isEmpty ? nil : view.style,
      n: view.children.isEmpty ? nil : view.children.map { compact($0, in: origin) })
  }

  private static func expand(_ node: Node, in superview: CGPoint) -> ViewNode {
    let frame = rect(node.f)
    let onScreen = node.o.map(rect) ?? screenFrame(of: frame, in: superview)
    return ViewNode(
      className: node.c, identifier: node.i, text: node.t, frame: frame, screenFrame: onScreen, style: node.y ?? [:],
      children: (node.n ?? []).map { expand($0, in: onScreen.origin) })
  }

  private static func screenFrame(of frame: CGRect, in superview: CGPoint) -> CGRect {
    CGRect(
      x: frame.origin.x + superview.x, y: frame.origin.y + superview.y, width: frame.size.width,
      height: frame.size.height)
  }

  /// Thousandths of a point: less is arithmetic noise. What isn't finite can't be written in JSON and counts as 0.
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

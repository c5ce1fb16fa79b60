internal import HeadlessUIKit

/// The visible nodes of a tree in drawing order: by z, and for equal z parents before their children.
@MainActor struct SKDrawnNodes {
  struct Entry {
    let node: SKNode
    let transform: CGAffineTransform
    let alpha: CGFloat
    let z: CGFloat
  }

  private var entries: [Entry] = []

  /// Adds a node and its descendants; the content of a crop node is drawn by that node.
  mutating func add(_ node: SKNode, _ outer: CGAffineTransform, alpha: CGFloat, z: CGFloat) {
    guard !node.isHidden, node.alpha > 0 else { return }
    let entry = Entry(
      node: node, transform: node.transform.concatenating(outer), alpha: alpha * node.alpha, z: z + node.zPosition)
    entries.append(entry)
    if node is SKCropNode { return }
    for child in node.children { add(child, entry.transform, alpha: entry.alpha, z: entry.z) }
  }

  /// Adds the children of a node whose coordinates are those of the context.
  mutating func addChildren(of node: SKNode, alpha: CGFloat) {
    for child in node.children { add(child, .identity, alpha: alpha, z: 0) }
  }

  var sorted: [Entry] {
    entries.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
  }

  func draw(in context: CGContext) {
    for entry in sorted {
      context.saveGState()
      context.concatenate(entry.transform)
      entry.node.draw(in: context, alpha: entry.alpha)
      context.restoreGState()
    }
  }
}

extension CGContext {
  /// Draws in a rectangle of a node, with UIKit's coordinates: the origin is the upper left corner.
  @MainActor func drawUpright(in rect: CGRect, _ draw: (CGRect) -> Void) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }
}

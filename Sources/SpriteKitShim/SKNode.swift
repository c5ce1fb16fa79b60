public import HeadlessUIKit
internal import StandIns

/// A node of a scene's tree. Trees are drawn in their initial state: actions, physics and particles don't run.
@preconcurrency @MainActor open class SKNode: UIResponder {
  /// In the parent's coordinates, whose y axis points up.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Nodes with greater values are drawn later; the parent's value is added.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// In radians, counterclockwise.
  open var zRotation: CGFloat = 0 { didSet { changed() } }
  open var xScale: CGFloat = 1 { didSet { changed() } }
  open var yScale: CGFloat = 1 { didSet { changed() } }
  /// Multiplied by the parent's.
  open var alpha: CGFloat = 1 { didSet { changed() } }
  /// Whether the node and its children are hidden.
  open var isHidden = false { didSet { changed() } }
  open var name: String?
  /// The speed of actions; stored but unused, because actions don't run.
  open var speed: CGFloat = 1
  /// Whether actions are paused; stored but unused, because actions don't run.
  open var isPaused = false
  /// Whether the node receives touches, instead of its parent.
  open var isUserInteractionEnabled = false
  open var userData: NSMutableDictionary?
  /// Stored but unused: nothing is simulated.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  public private(set) weak var parent: SKNode?
  public private(set) var children: [SKNode] = []
  private var actions: [(key: String?, action: SKAction)] = []

  public override init() { super.init() }

  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// Creates a node without the contents of the file: archives of Xcode's editor aren't read, and the snapshot reports it.
  public convenience init?(fileNamed filename: String) {
    self.init()
    noteFile(filename)
  }

  func noteFile(_ name: String) {
    StandInNotes.note("SpriteKit doesn't read the contents of \(name).sks")
  }

  /// Requests the view to redraw.
  func changed() { scene?.view?.setNeedsDisplay() }

  /// Draws the node's own content, in its coordinates with the y axis pointing up.
  func draw(in context: CGContext, alpha: CGFloat) {}

  /// The node's own content, in its coordinates.
  var contentBounds: CGRect { .null }

  // MARK: Tree

  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// - Precondition: The node has no parent, as on iOS.
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
    children.insert(node, at: index)
    node.parent = self
    changed()
  }

  open func removeFromParent() {
    changed()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func removeAllChildren() { removeChildren(in: children) }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Moves the node to another parent, without changing its position in the scene.
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }

  /// The first node with a name. Of SpriteKit's patterns, `//name` searches all descendants, and a `*` at the end matches any
  /// ending.
  open func childNode(withName name: String) -> SKNode? { nodes(named: name).first }

  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for node in nodes(named: name) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  open subscript(name: String) -> [SKNode] { nodes(named: name) }

  private func nodes(named pattern: String) -> [SKNode] {
    let isDeep = pattern.hasPrefix("//")
    let name = isDeep ? String(pattern.dropFirst(2)) : pattern
    let all = isDeep ? (scene ?? self).descendants : children
    return all.filter { node in
      guard let own = node.name else { return false }
      return name.hasSuffix("*") ? own.hasPrefix(name.dropLast()) : own == name
    }
  }

  var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Geometry

  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }

  /// From the node's coordinates to the parent's.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
  }

  /// From the node's coordinates to those of the tree's root.
  var rootTransform: CGAffineTransform {
    guard let parent else { return .identity }
    return transform.concatenating(parent.rootTransform)
  }

  /// The node's own content, in the parent's coordinates.
  open var frame: CGRect {
    contentBounds.isNull ? CGRect(origin: position, size: .zero) : contentBounds.applying(transform)
  }

  /// The content of the node and its descendants, in the parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    let all = children.map { $0.calculateAccumulatedFrame() }.filter { !$0.isEmpty }.reduce(contentBounds) {
      $0.union($1)
    }
    return all.isNull ? CGRect(origin: position, size: .zero) : all.applying(transform)
  }

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.rootTransform).applying(rootTransform.inverted())
  }

  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// Whether the frame contains a point of the parent's coordinates.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  open func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return false }
    return frame.applying(parent.rootTransform).intersects(node.frame.applying(other.rootTransform))
  }

  /// The visible nodes at a point of the node's coordinates, the uppermost first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    var inner = SKDrawnNodes()
    for child in children { inner.add(child, .identity, alpha: 1, z: 0) }
    return inner.sorted.reversed().map(\.node).filter { node in
      node.contentBounds.contains(node.convert(p, from: self))
    }
  }

  /// The uppermost node at a point, or the node itself.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  // MARK: Actions

  /// Stores an action, which doesn't run; the snapshot reports it.
  open func run(_ action: SKAction) { keep(action, nil) }

  /// Stores an action, which doesn't run; the block isn't called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { keep(action, nil) }

  /// Stores an action, replacing one with the same key; it doesn't run.
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    keep(action, key)
  }

  private func keep(_ action: SKAction, _ key: String?) {
    StandInNotes.note("SpriteKit is asked to run an action, and none runs")
    actions.append((key, action))
  }

  open func hasActions() -> Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SKAction? { actions.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  open func removeAllActions() { actions = [] }

  open override var next: UIResponder? { parent ?? scene?.view }
}

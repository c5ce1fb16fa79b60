internal import Foundation
internal import StandIns

/// A node of a scene's tree: a place with what is there.
///
/// The tree, transforms and bounding boxes work. Nothing is drawn, and no action, constraint, particle or physics runs.
open class SCNNode: NSObject, NSCopying, NSCoding {
  open var name: String?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var geometry: SCNGeometry?
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  open var position = SCNVector3()
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  /// The rotation as a unit quaternion.
  open var orientation = SCNQuaternion(x: 0, y: 0, z: 0, w: 1) { didSet { angles = nil } }
  /// Moves the origin that position, rotation and scale refer to.
  open var pivot = SCNMatrix4Identity
  /// The angles that the orientation was set by; nil if it was set in another form. Several angles have the same orientation.
  private var angles: SCNVector3?

  // Stored but unused: nothing is drawn and nothing moves.
  open var isHidden = false
  open var opacity: CGFloat = 1
  open var renderingOrder = 0
  open var castsShadow = true
  open var categoryBitMask = 1
  open var movabilityHint = SCNMovabilityHint.fixed
  open var constraints: [SCNConstraint]?
  open var physicsBody: SCNPhysicsBody?
  open private(set) var particleSystems: [SCNParticleSystem]?
  private var actions: [String: SCNAction] = [:]

  public override init() { super.init() }

  /// A node without contents: archives of scenes aren't read.
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: The transform

  /// Angles around x, y and z in radians: pitch, yaw and roll, applied as roll, yaw, pitch as SceneKit documents.
  open var eulerAngles: SCNVector3 {
    get {
      if let angles { return angles }
      let matrix = SCNMatrix4(quaternion: orientation)
      return SCNVector3(
        x: atan2(-matrix.m32, matrix.m33), y: asin(min(max(matrix.m31, -1), 1)), z: atan2(-matrix.m21, matrix.m11))
    }
    set {
      let pitch = quaternion(SCNVector4(x: 1, y: 0, z: 0, w: newValue.x))
      let yaw = quaternion(SCNVector4(x: 0, y: 1, z: 0, w: newValue.y))
      let roll = quaternion(SCNVector4(x: 0, y: 0, z: 1, w: newValue.z))
      orientation = product(product(roll, yaw), pitch)
      angles = newValue
    }
  }

  /// An axis, and an angle in radians.
  open var rotation: SCNVector4 {
    get {
      let half = acos(min(max(orientation.w, -1), 1))
      let sine = sin(half)
      guard abs(sine) > 1e-6 else { return SCNVector4() }
      return SCNVector4(x: orientation.x / sine, y: orientation.y / sine, z: orientation.z / sine, w: half * 2)
    }
    set { orientation = quaternion(newValue) }
  }

  /// Scale, rotation and translation. Setting it takes them apart; shears are lost.
  open var transform: SCNMatrix4 {
    get {
      let turned = SCNMatrix4Mult(
        SCNMatrix4MakeScale(scale.x, scale.y, scale.z), SCNMatrix4(quaternion: orientation))
      let placed = SCNMatrix4Translate(turned, position.x, position.y, position.z)
      return SCNMatrix4IsIdentity(pivot) ? placed : SCNMatrix4Mult(SCNMatrix4Invert(pivot), placed)
    }
    set {
      position = SCNVector3(x: newValue.m41, y: newValue.m42, z: newValue.m43)
      let rows = newValue.rows.prefix(3).map { $0.prefix(3) }
      let lengths = rows.map { row in row.reduce(0) { $0 + $1 * $1 }.squareRoot() }
      scale = SCNVector3(x: lengths[0], y: lengths[1], z: lengths[2])
      guard lengths.allSatisfy({ $0 > 0 }) else { return }
      orientation = rotationQuaternion(zip(rows, lengths).map { row, length in row.map { $0 / length } })
    }
  }

  open var worldTransform: SCNMatrix4 { parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform }
  open func setWorldTransform(_ worldTransform: SCNMatrix4) {
    transform = parent.map { SCNMatrix4Mult(worldTransform, SCNMatrix4Invert($0.worldTransform)) } ?? worldTransform
  }
  open var worldPosition: SCNVector3 {
    get { worldTransform.apply(to: SCNVector3()) }
    set { position = parent?.convertPosition(newValue, from: nil) ?? newValue }
  }
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  open var simdWorldPosition: SIMD3<Float> {
    get { SIMD3(worldPosition) }
    set { worldPosition = SCNVector3(newValue) }
  }

  /// - Parameter node: nil for the scene.
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = worldTransform.apply(to: position)
    return node.map { SCNMatrix4Invert($0.worldTransform).apply(to: world) } ?? world
  }
  /// - Parameter node: nil for the scene.
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNMatrix4Invert(worldTransform).apply(to: node?.worldTransform.apply(to: position) ?? position)
  }
  /// - Parameter node: nil for the scene.
  open func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = worldTransform.apply(toVector: vector)
    return node.map { SCNMatrix4Invert($0.worldTransform).apply(toVector: world) } ?? world
  }

  /// Turns the node so that its negative z axis points at a place of the scene.
  open func look(at worldTarget: SCNVector3) {
    let place = worldPosition
    let (x, y, z) = (worldTarget.x - place.x, worldTarget.y - place.y, worldTarget.z - place.z)
    let yaw = atan2(-x, -z)
    let pitch = atan2(y, (x * x + z * z).squareRoot())
    eulerAngles = SCNVector3(x: pitch, y: yaw, z: 0)
  }

  // MARK: The tree

  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
  /// Has no effect if the node is the child or inside it: the tree would have no root.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    guard !isInside(child) else { return }
    child.removeFromParentNode()
    childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    child.parent = self
  }
  private func isInside(_ other: SCNNode) -> Bool { self === other || parent?.isInside(other) == true }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let place = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: place)
  }
  /// The first node of the name, the children before their descendants.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    if let child = childNodes.first(where: { $0.name == name }) { return child }
    return recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil
  }
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }
  /// All descendants, each before its own.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    visit(block, &stop)
  }
  /// The node itself, then its descendants.
  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    block(self, &stop)
    if !stop.boolValue { visit(block, &stop) }
  }
  private func visit(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void, _ stop: inout ObjCBool) {
    for child in childNodes where !stop.boolValue {
      block(child, &stop)
      if !stop.boolValue { child.visit(block, &stop) }
    }
  }

  /// A copy of the node and its descendants, which shares geometries.
  ///
  /// It is a plain node: SceneKit's has the subclass.
  open func clone() -> SCNNode {
    let copy = copied()
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
  }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Without children, as `copy()` in SceneKit.
  private func copied() -> SCNNode {
    let copy = SCNNode()
    (copy.name, copy.light, copy.camera, copy.geometry) = (name, light, camera, geometry)
    (copy.position, copy.scale, copy.orientation, copy.angles) = (position, scale, orientation, angles)
    (copy.pivot, copy.isHidden, copy.opacity) = (pivot, isHidden, opacity)
    return copy
  }

  /// Of the node's geometry and its descendants' in the node's coordinates; an empty box for none.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let corners = ownCorners + childNodes.flatMap { child in child.allCorners.map { child.transform.apply(to: $0) } }
    guard let first = corners.first else { return (SCNVector3(), SCNVector3()) }
    return corners.reduce((min: first, max: first)) { box, corner in
      (
        SCNVector3(x: min(box.min.x, corner.x), y: min(box.min.y, corner.y), z: min(box.min.z, corner.z)),
        SCNVector3(x: max(box.max.x, corner.x), y: max(box.max.y, corner.y), z: max(box.max.z, corner.z))
      )
    }
  }
  private var allCorners: [SCNVector3] {
    ownCorners + childNodes.flatMap { child in child.allCorners.map { child.transform.apply(to: $0) } }
  }
  private var ownCorners: [SCNVector3] { geometry?.corners ?? [] }

  // MARK: What doesn't run

  /// The action is kept and doesn't run, and a snapshot has a note.
  open func runAction(_ action: SCNAction, forKey key: String? = nil, completionHandler block: (() -> Void)? = nil) {
    StandInNotes.note("SceneKit is asked to run an action, and none runs")
    actions[key ?? UUID().uuidString] = action
  }
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    runAction(action, forKey: nil, completionHandler: block)
  }
  open var hasActions: Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SCNAction? { actions[key] }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions = [:] }
  open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
  open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
  open func removeAllParticleSystems() { particleSystems = nil }
}

/// Whether a node's place changes over time.
public enum SCNMovabilityHint: Int, Sendable { case fixed = 0, movable }

/// The unit quaternion of an orthonormal matrix of rows (Shepperd's method).
private func rotationQuaternion(_ m: [[Float]]) -> SCNQuaternion {
  let trace = m[0][0] + m[1][1] + m[2][2]
  if trace > 0 {
    let s = (trace + 1).squareRoot() * 2
    return SCNQuaternion(
      x: (m[1][2] - m[2][1]) / s, y: (m[2][0] - m[0][2]) / s, z: (m[0][1] - m[1][0]) / s, w: s / 4)
  }
  let i = (0..<3).max { m[$0][$0] < m[$1][$1] } ?? 0
  let (j, k) = ((i + 1) % 3, (i + 2) % 3)
  let s = max(m[i][i] - m[j][j] - m[k][k] + 1, 0).squareRoot() * 2
  guard s > 0 else { return SCNQuaternion(x: 0, y: 0, z: 0, w: 1) }
  var parts: [Float] = [0, 0, 0]
  parts[i] = s / 4
  parts[j] = (m[i][j] + m[j][i]) / s
  parts[k] = (m[i][k] + m[k][i]) / s
  return SCNQuaternion(x: parts[0], y: parts[1], z: parts[2], w: (m[j][k] - m[k][j]) / s)
}

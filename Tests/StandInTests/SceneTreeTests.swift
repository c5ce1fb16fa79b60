import Foundation
import SceneKit
import StandIns
import Testing
import UIKit

/// SceneKit's tree, transforms and boxes. Nothing is drawn of it.
@MainActor @Suite struct SceneTreeTests {
  private func isNear(_ a: SCNVector3, _ x: Float, _ y: Float, _ z: Float) -> Bool {
    abs(a.x - x) < 0.0001 && abs(a.y - y) < 0.0001 && abs(a.z - z) < 0.0001
  }

  @Test func nodesAreFoundByTheirNames() {
    let scene = SCNScene()
    let (body, arm, hand) = (SCNNode(), SCNNode(), SCNNode())
    (arm.name, hand.name) = ("arm", "hand")
    scene.rootNode.addChildNode(body)
    body.addChildNode(arm)
    arm.addChildNode(hand)
    #expect(scene.rootNode.childNode(withName: "hand", recursively: false) == nil)
    #expect(scene.rootNode.childNode(withName: "hand", recursively: true) === hand)
    var names: [String] = []
    body.enumerateChildNodes { node, _ in names.append(node.name ?? "") }
    #expect(names == ["arm", "hand"])
    // A node has one parent.
    scene.rootNode.addChildNode(hand)
    #expect(arm.childNodes.isEmpty && hand.parent === scene.rootNode)
    #expect(body.clone().childNodes.first?.name == "arm")
    hand.removeFromParentNode()
    #expect(hand.parent == nil && scene.rootNode.childNodes.count == 1)
  }

  /// SceneKit's documents don't say what happens; a cycle would have no end.
  @Test func aNodeDoesNotContainItself() {
    let (body, arm) = (SCNNode(), SCNNode())
    body.addChildNode(arm)
    arm.addChildNode(body)
    arm.addChildNode(arm)
    #expect(body.parent == nil && arm.parent === body && arm.childNodes.isEmpty)
    #expect(isNear(arm.worldPosition, 0, 0, 0))
  }

  /// A quarter turn around y brings x to -z, and scales come before turns, turns before moves.
  @Test func transformsAreScaledTurnedAndMoved() {
    let (parent, child) = (SCNNode(), SCNNode())
    parent.position = SCNVector3(10, 0, 0)
    parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
    parent.scale = SCNVector3(2, 2, 2)
    parent.addChildNode(child)
    child.position = SCNVector3(1, 0, 0)
    #expect(isNear(child.worldPosition, 10, 0, -2))
    #expect(isNear(child.convertPosition(SCNVector3(0, 0, 1), to: nil), 12, 0, -2))
    #expect(isNear(parent.convertPosition(SCNVector3(10, 0, -2), from: nil), 1, 0, 0))
    let copy = SCNNode()
    copy.transform = parent.transform
    #expect(isNear(copy.position, 10, 0, 0) && isNear(copy.scale, 2, 2, 2))
    #expect(isNear(copy.convertPosition(SCNVector3(1, 0, 0), to: nil), 10, 0, -2))
    child.worldPosition = SCNVector3(10, 4, 0)
    #expect(isNear(child.position, 0, 2, 0))
  }

  @Test func rotationsAreAxesAndAngles() {
    let node = SCNNode()
    node.rotation = SCNVector4(0, 0, 2, Float.pi / 2)
    #expect(isNear(node.convertPosition(SCNVector3(1, 0, 0), to: nil), 0, 1, 0))
    #expect(abs(node.rotation.z - 1) < 0.0001 && abs(node.rotation.w - Float.pi / 2) < 0.0001)
    node.rotation = SCNVector4()
    node.look(at: SCNVector3(5, 0, 0))
    #expect(isNear(node.convertVector(SCNVector3(0, 0, -1), to: nil), 1, 0, 0))
  }

  /// Angles that were set are returned as they are; a turn around one axis in another form is the angle of that axis.
  @Test func anglesFollowRotationsOfOtherForms() {
    let node = SCNNode()
    node.eulerAngles = SCNVector3(0, 2.5, 0)
    #expect(isNear(node.eulerAngles, 0, 2.5, 0))
    node.rotation = SCNVector4(0, 1, 0, 0.5)
    #expect(isNear(node.eulerAngles, 0, 0.5, 0))
    let other = SCNNode()
    other.eulerAngles = SCNVector3(0.3, -0.4, 0.5)
    node.transform = other.transform
    #expect(isNear(node.eulerAngles, 0.3, -0.4, 0.5))
    node.orientation = SCNQuaternion(x: 0, y: 0, z: 0, w: 1)
    #expect(isNear(node.eulerAngles, 0, 0, 0))
  }

  @Test func boxesHoldFormsAndDescendants() {
    let node = SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0))
    #expect(isNear(node.boundingBox.min, -1, -2, -3) && isNear(node.boundingBox.max, 1, 2, 3))
    let ball = SCNNode(geometry: SCNSphere(radius: 1))
    ball.position = SCNVector3(0, 5, 0)
    node.addChildNode(ball)
    #expect(isNear(node.boundingBox.max, 1, 6, 3))
    #expect(isNear(SCNPyramid(width: 2, height: 3, length: 2).boundingBox.min, -1, 0, -1))
    #expect(isNear(SCNNode().boundingBox.max, 0, 0, 0))
  }

  @Test func inversesUndo() {
    let matrix = SCNMatrix4Translate(SCNMatrix4MakeRotation(0.7, 1, 2, 3), 4, 5, 6)
    let unit = SCNMatrix4Mult(matrix, SCNMatrix4Invert(matrix))
    #expect(
      abs(unit.m11 - 1) < 0.0001 && abs(unit.m12) < 0.0001 && abs(unit.m41) < 0.0001 && abs(unit.m44 - 1) < 0.0001)
  }

  @Test func actionsAreKept() {
    let node = SCNNode()
    let turn = SCNAction.rotateBy(x: 0, y: 1, z: 0, duration: 2)
    #expect(SCNAction.sequence([turn, .wait(duration: 3)]).duration == 5)
    #expect(SCNAction.group([turn, .wait(duration: 3)]).duration == 3)
    node.runAction(.repeatForever(turn), forKey: "turn")
    #expect(node.hasActions && node.action(forKey: "turn") != nil)
    node.removeAllActions()
    #expect(!node.hasActions)
  }

  @Test func filesAreNotRead() {
    #expect(SCNScene(named: "ship.scn") == nil)
    #expect(SCNParticleSystem(named: "fire", inDirectory: nil) == nil)
    #expect(throws: (any Error).self) { try SCNScene(url: URL(fileURLWithPath: "/ship.scn")) }
  }

  @Test func aViewIsItsBackground() throws {
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(view.backgroundColor == .white)
    view.scene = SCNScene()
    view.backgroundColor = .red
    let image = view.snapshot()
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(view.hitTest(CGPoint(x: 1, y: 1), options: nil).isEmpty)
  }
}

import Foundation
import Testing

@testable import HeadlessQuartzCore

/// Layers and their owners. `make sanitize-threads` runs these under the thread sanitizer.
@Suite struct LayerOwnershipTests {
  private final class Owner: LayerOwner, @unchecked Sendable {
    let layer = CALayer()
    private let ownership = LayerOwnership()
    var changes = 0

    init() {
      ownership.begin(self)
      layer.ownership = ownership
    }

    deinit { ownership.end() }

    func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect) { changes += 1 }
  }

  @Test func layersTellTheirOwnerUntilItGoes() {
    var owner: Owner? = Owner()
    let layer = owner!.layer
    layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.owner === owner && owner?.changes == 1)
    owner = nil
    #expect(layer.owner == nil)
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
  }

  @Test func everyThreadWorksWithLayersOfItsOwn() async {
    let told = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let root = Owner()
          for side in 1...100 {
            let child = Owner()
            root.layer.addSublayer(child.layer)
            child.layer.bounds.size = CGSize(width: side, height: side)
            root.changes += child.changes
            if side.isMultiple(of: 2) { child.layer.removeFromSuperlayer() }
          }
          return root.changes
        }
      }
      return await group.reduce(0, +)
    }
    #expect(told == 800)
  }

  /// A tree may be created on one thread, laid out on a second and released on a third, one after the other.
  @Test func treesAreHandedFromThreadToThread() async {
    for _ in 0..<50 {
      let owner = await Task.detached {
        let owner = Owner()
        owner.layer.addSublayer(CALayer())
        return owner
      }.value
      await MainActor.run { owner.layer.bounds.size = CGSize(width: 3, height: 3) }
      let changes = await Task.detached { owner.changes }.value
      #expect(changes == 1)
    }
  }
}

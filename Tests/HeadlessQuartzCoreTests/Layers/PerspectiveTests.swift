import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

/// Layers outside the plane of the screen: with m34 = -1/d, a layer z in front of the plane is scaled by d / (d - z).
@Suite struct PerspectiveTests {
  private func layer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = .black
    return layer
  }

  private var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500
    return transform
  }

  /// If a layer is rotated by 60 degrees about its vertical axis, its right edge is 50 sin 60 behind and 50 cos 60 to the right of
  /// its centre.
  @Test func aTurnedLayerIsSeenInPerspective() throws {
    let layer = layer()
    layer.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    let group = try #require(layer.displayItem()?.group)
    let projection = try #require(group.projection)
    let depth = 50 * CGFloat(3).squareRoot() / 2
    let right = try #require(projection.project(CGPoint(x: 100, y: 0)))
    #expect(abs(right.x - (50 + 25 * 500 / (500 + depth))) < 1e-6)
    #expect(abs(right.y - (50 - 50 * 500 / (500 + depth))) < 1e-6)
    let left = try #require(projection.project(CGPoint(x: 0, y: 100)))
    #expect(abs(left.x - (50 - 25 * 500 / (500 - depth))) < 1e-6)
    #expect(abs(left.y - (50 + 50 * 500 / (500 - depth))) < 1e-6)
    #expect(projection.project(CGPoint(x: 50, y: 50))?.isNear(CGPoint(x: 50, y: 50), within: 1e-9) == true)
  }

  @Test func aSuperlayersPerspectiveShowsDepth() throws {
    let room = layer()
    room.backgroundColor = nil
    room.sublayerTransform = perspective
    let near = layer(CGRect(x: 25, y: 25, width: 50, height: 50))
    near.zPosition = 250
    room.addSublayer(near)
    // Scaled by 2 about the centre of the superlayer. There is only a scale, so the layer is painted without a projection.
    let group = try #require(room.displayItem()?.group)
    #expect(abs(group.transform.a - 2) < 1e-9 && group.projection == nil)
  }

  @Test func layersWithoutPerspectiveStayFlat() throws {
    let layer = layer()
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let group = try #require(layer.displayItem()?.group)
    #expect(group.projection == nil && abs(group.transform.a - 0.5) < 1e-9)
    #expect(abs(layer.frame.width - 50) < 1e-9)
  }

  @Test func aLayerSeenFromBehindIsHiddenIfItAsks() {
    let layer = layer()
    layer.transform = CATransform3DRotate(perspective, .pi * 0.75, 0, 1, 0)
    #expect(layer.displayItem() != nil)
    layer.isDoubleSided = false
    #expect(layer.displayItem() == nil)
    layer.transform = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
    layer.isDoubleSided = true
    #expect(layer.displayItem() == nil)
  }

  /// A plain layer flattens a rotated sublayer into its own plane; in a transform layer, the rotations add up.
  @Test func transformLayersKeepDepth() throws {
    let holders: [(layer: CALayer, width: CGFloat)] = [(CATransformLayer(), 1), (CALayer(), 0.25)]
    for (holder, width) in holders {
      holder.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let inner = layer()
      inner.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      holder.addSublayer(inner)
      holder.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let items = try #require(holder.displayItem().map { [$0] })
      #expect(abs(try #require(box(items)).width - 100 * width) < 1e-6)
    }
  }

  @Test func transformLayersShowTheNearestLast() throws {
    let holder = CATransformLayer()
    holder.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let front = layer()
    front.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    front.zPosition = 10
    holder.addSublayer(front)
    holder.addSublayer(layer())
    // After the rotation, the layer that was in front is behind.
    holder.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    let items = try #require(holder.displayItem()?.group).items
    #expect(items.count == 2)
    #expect(color(items[0]) == Graphics.Color(red: 1, green: 0, blue: 0))
  }

  /// `render(in:)` ignores 3D transforms: the layer's own, and the sublayer transform of its superlayer.
  @Test func renderingIntoAContextLeavesOutSpace() throws {
    let room = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    room.backgroundColor = nil
    let inner = layer(CGRect(x: 20, y: 30, width: 100, height: 100))
    room.addSublayer(inner)
    func rendered() throws -> CGRect {
      let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 200), scale: 1)
      room.render(in: context)
      return try #require(box(context.takeItemsWithinBounds()))
    }
    let place = CGRect(x: 20, y: 30, width: 100, height: 100)
    inner.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    #expect(try rendered() == place)
    inner.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(try rendered() == place)
    inner.zPosition = 100
    room.sublayerTransform = CATransform3DRotate(perspective, 1, 0, 1, 0)
    #expect(try rendered() == place)
    room.sublayerTransform = CATransform3DIdentity
    inner.transform = CATransform3DMakeScale(2, 0.5, 2)
    #expect(try rendered() == CGRect(x: -30, y: 55, width: 200, height: 50))
  }

  private func color(_ item: DisplayItem) -> Graphics.Color? {
    if case .fill(_, .color(let color), _) = item { return color }
    return item.group?.items.first.flatMap(color)
  }

  private func box(_ items: [DisplayItem]) -> CGRect? {
    let rects = items.flatMap(\.filledRects)
    return rects.isEmpty ? nil : rects.reduce(CGRect.null) { $0.union($1) }
  }
}

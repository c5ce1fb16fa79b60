public import Foundation

/// The safe areas around an element, in a coordinate space that goes with the value: layers from the outermost (the screen's) to
/// the innermost (that of the closest `safeAreaInset`).
public struct SafeAreaContext: Equatable, Sendable {
  /// Insets from the left, top, right and bottom of a rectangle, for some regions; in points.
  public struct Inset: Equatable, Sendable {
    public var regions: SafeAreaRegions
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(
      regions: SafeAreaRegions = .container, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0,
      right: CGFloat = 0
    ) {
      self.regions = regions
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A rectangle with its insets, the outermost first: the keyboard's inset follows the container's, and is the part that exceeds
  /// it.
  public struct Layer: Equatable, Sendable {
    public var bounds: CGRect
    public var insets: [Inset]

    public init(bounds: CGRect, insets: [Inset]) {
      self.bounds = bounds
      self.insets = insets
    }
  }

  public var layers: [Layer]

  public init(layers: [Layer] = []) { self.layers = layers }

  /// The same areas in a coordinate space with another origin.
  func offset(by origin: CGPoint) -> SafeAreaContext {
    var moved = self
    for index in moved.layers.indices {
      moved.layers[index].bounds = layers[index].bounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    return moved
  }

  /// How far a rectangle can grow on each edge if it ignores regions. Only edges on or outside the border of a safe area grow.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in the value's coordinate space, in points.
  ///   - regions: the ignored regions.
  func growth(of rect: CGRect, ignoring regions: SafeAreaRegions) -> Inset {
    var grown = rect
    for layer in layers.reversed() { layer.grow(&grown, ignoring: regions) }
    return Inset(
      regions: regions, top: rect.minY - grown.minY, left: rect.minX - grown.minX, bottom: grown.maxY - rect.maxY,
      right: grown.maxX - rect.maxX)
  }
}

extension SafeAreaContext {
  /// Returns these areas with an additional innermost one, of an element with a size and insets.
  func adding(_ insets: EdgeInsets, to size: CGSize, _ direction: LayoutDirection) -> SafeAreaContext {
    let isMirrored = direction == .rightToLeft
    let inset = Inset(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
    return SafeAreaContext(layers: layers + [Layer(bounds: CGRect(origin: .zero, size: size), insets: [inset])])
  }
}

extension SafeAreaContext.Layer {
  fileprivate func grow(_ rect: inout CGRect, ignoring regions: SafeAreaRegions) {
    let top = reach(\.top, regions)
    let left = reach(\.left, regions)
    let bottom = reach(\.bottom, regions)
    let right = reach(\.right, regions)
    var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Positions are unrounded: an edge within a quarter of a point of a border is on it.
    let tolerance: CGFloat = 0.25
    func isBetween(_ value: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> Bool {
      value > min(outer, inner) - tolerance && value < max(outer, inner) + tolerance
    }
    if top.reach > 0, isBetween(minY, bounds.minY + top.total - top.reach, bounds.minY + top.total) {
      minY = min(minY, bounds.minY + top.total - top.reach)
    }
    if bottom.reach > 0, isBetween(maxY, bounds.maxY - bottom.total + bottom.reach, bounds.maxY - bottom.total) {
      maxY = max(maxY, bounds.maxY - bottom.total + bottom.reach)
    }
    if left.reach > 0, isBetween(minX, bounds.minX + left.total - left.reach, bounds.minX + left.total) {
      minX = min(minX, bounds.minX + left.total - left.reach)
    }
    if right.reach > 0, isBetween(maxX, bounds.maxX - right.total + right.reach, bounds.maxX - right.total) {
      maxX = max(maxX, bounds.maxX - right.total + right.reach)
    }
    rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// All insets at an edge, and the part that can be ignored: from the inside to the first region that can't.
  private func reach(
    _ edge: KeyPath<SafeAreaContext.Inset, CGFloat>, _ regions: SafeAreaRegions
  ) -> (reach: CGFloat, total: CGFloat) {
    var (reach, total, isOpen) = (CGFloat(0), CGFloat(0), true)
    for inset in insets.reversed() where inset[keyPath: edge] != 0 {
      if inset.regions.isDisjoint(with: regions) {
        isOpen = false
      } else if isOpen {
        reach += inset[keyPath: edge]
      }
      total += inset[keyPath: edge]
    }
    return (reach, total)
  }
}

extension _LayoutElement {
  /// How far an element of a size can grow on each edge into the unsafe area, in points.
  public final func safeAreaInsets(of size: CGSize, regions: SafeAreaRegions = .all) -> EdgeInsets {
    let growth = safeArea.growth(of: CGRect(origin: .zero, size: size), ignoring: regions)
    let isMirrored = layoutDirection == .rightToLeft
    return EdgeInsets(
      top: growth.top, leading: isMirrored ? growth.right : growth.left, bottom: growth.bottom,
      trailing: isMirrored ? growth.left : growth.right)
  }
}

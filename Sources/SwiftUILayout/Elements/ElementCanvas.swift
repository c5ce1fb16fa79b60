public import Foundation
public import Graphics

/// Collects the drawing of elements as display items, in the coordinate space of the view that shows them.
public struct ElementCanvas {
  /// The items drawn so far.
  public var items: [DisplayItem] = []
  /// The position of the drawing element's top left corner, in points, unrounded.
  public var origin: CGPoint
  /// Pixels per point.
  public let scale: CGFloat

  /// The effect on the drawing of each element: effects of enclosing views are applied to each part separately, as SwiftUI applies
  /// opacities and shadows outside of compositing groups.
  package private(set) var effect: (([DisplayItem]) -> [DisplayItem])?
  /// The indices of the items that the effect was applied to.
  private var finished: Set<Int> = []
  /// What is drawn for a drawing that is to be kept; nil outside of one.
  private var keeping: Keeping?

  private struct Keeping {
    /// Whether all that was drawn can be kept.
    var isPossible = true
    /// The element that is drawing.
    var drawer: ObjectIdentifier?
  }

  public init(origin: CGPoint = .zero, scale: CGFloat) {
    self.origin = origin
    self.scale = scale
  }

  /// Draws an element at its position.
  @MainActor public mutating func draw(_ element: _LayoutElement) {
    element.isDrawn = true
    let drawer = keeping?.drawer
    note(element)
    defer { keeping?.drawer = drawer }
    let before = origin
    origin.x += element.origin.x
    origin.y += element.origin.y
    let start = items.count
    if element.presence < 1 {
      applying({ [presence = element.presence] in $0.faded(by: max(presence, 0)) }) { canvas in
        element.draw(&canvas)
        // What the element draws itself is faded, as the parts inside it are.
        canvas.finish(from: start)
      }
    } else {
      element.draw(&self)
    }
    for leaving in element.leaving {
      // What is in it may have moved, and its container doesn't place it any longer.
      leaving.place(at: leaving.origin, proposal: leaving.placedProposal)
      draw(leaving)
    }
    origin = before
    finish(from: start)
  }

  /// Draws an element at its position, or again what it drew there before if nothing has changed.
  @MainActor mutating func drawKept(_ element: _LayoutElement) {
    guard effect == nil, element.presence >= 1, element.leaving.isEmpty else { return draw(element) }
    let place = CGPoint(x: origin.x + element.origin.x, y: origin.y + element.origin.y)
    if let kept = element.keptDrawing, kept.origin == place, kept.scale == scale {
      let drawer = keeping?.drawer
      note(element)
      keeping?.drawer = drawer
      items += kept.items
      return
    }
    let outer = keeping
    keeping = Keeping(drawer: outer?.drawer)
    let start = items.count
    draw(element)
    let isPossible = keeping?.isPossible == true
    // Something inside may have changed while it was drawn.
    element.keptDrawing =
      isPossible && element.isDrawn ? KeptDrawing(origin: place, scale: scale, items: Array(items[start...])) : nil
    keeping = outer
    if !isPossible { keeping?.isPossible = false }
  }

  /// Notes whether the drawing of an element can be kept. One that belongs to another element by now reports its changes to that one.
  @MainActor private mutating func note(_ element: _LayoutElement) {
    guard let keeping else { return }
    if !element.keepsDrawing { self.keeping?.isPossible = false }
    if let drawer = keeping.drawer, element.parent.map({ ObjectIdentifier($0) }) != drawer {
      self.keeping?.isPossible = false
    }
    self.keeping?.drawer = ObjectIdentifier(element)
  }

  /// Draws with an effect on each part, inside those of enclosing views.
  @MainActor package mutating func applying(
    _ own: @escaping ([DisplayItem]) -> [DisplayItem], _ draw: (inout ElementCanvas) -> Void
  ) {
    let outer = effect
    effect = outer.map { outer in { outer(own($0)) } } ?? own
    draw(&self)
    effect = outer
  }

  /// Draws a group: effects of enclosing views are applied to the result of `make`, which receives the group's items.
  @MainActor package mutating func composite(
    _ draw: (inout ElementCanvas) -> Void, _ make: ([DisplayItem]) -> DisplayItem?
  ) {
    var inner = ElementCanvas(origin: origin, scale: scale)
    inner.keeping = keeping
    draw(&inner)
    keeping = inner.keeping
    guard !inner.items.isEmpty, let item = make(inner.items) else { return }
    items.append(item)
  }

  /// Applies the effect to the items of an element itself; those of elements inside have been processed before.
  private mutating func finish(from start: Int) {
    guard let effect, start < items.count else { return }
    let drawn = start..<items.count
    if drawn.allSatisfy(finished.contains) { return }
    var result: [DisplayItem] = []
    var own: [DisplayItem] = []
    for index in drawn {
      guard finished.contains(index) else {
        own.append(items[index])
        continue
      }
      if !own.isEmpty { result += effect(own) }
      own.removeAll()
      result.append(items[index])
    }
    if !own.isEmpty { result += effect(own) }
    items.replaceSubrange(drawn, with: result)
    finished = finished.filter { $0 < start }.union(start..<items.count)
  }

  /// A length rounded to the nearest pixel, halves upwards, as SwiftUI rounds the edges of drawings.
  public func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

  /// The rectangle of a size at the origin, each edge rounded to pixels.
  public func pixelRect(_ size: CGSize) -> CGRect {
    // Lengths are whole numbers of pixels, and not differences of rounded positions, which are inexact.
    func pixels(_ length: CGFloat) -> CGFloat { (rounded(length) * scale).rounded() }
    let (minX, minY) = (pixels(origin.x), pixels(origin.y))
    let (maxX, maxY) = (pixels(origin.x + size.width), pixels(origin.y + size.height))
    return CGRect(x: minX / scale, y: minY / scale, width: (maxX - minX) / scale, height: (maxY - minY) / scale)
  }

  /// Draws within a group whose items `make` receives. Effects of enclosing views are applied to the separate parts.
  @MainActor public mutating func group(
    _ draw: (inout ElementCanvas) -> Void, _ make: ([DisplayItem]) -> DisplayItem?
  ) {
    var inner = ElementCanvas(origin: origin, scale: scale)
    inner.effect = effect
    inner.keeping = keeping
    draw(&inner)
    keeping = inner.keeping
    inner.finish(from: 0)
    guard !inner.items.isEmpty, let item = make(inner.items) else { return }
    if effect != nil { finished.insert(items.count) }
    items.append(item)
  }
}

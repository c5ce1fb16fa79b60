internal import Foundation
public import SwiftUILayout

/// The geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The sources of the matched geometry in a host.
@MainActor final class MatchedGeometry {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Source {
    weak var element: MatchedElement?
  }

  private var sources: [Key: [Source]] = [:]

  nonisolated init() {}

  func add(_ element: MatchedElement, _ key: Key) {
    remove(element, key)
    sources[key, default: []].append(Source(element: element))
  }

  func remove(_ element: MatchedElement, _ key: Key) {
    sources[key]?.removeAll { $0.element == nil || $0.element === element }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// The first source that is placed somewhere.
  func source(_ key: Key) -> MatchedElement? {
    sources[key]?.lazy.compactMap(\.element).first { $0.parent != nil }
  }
}

/// Gives a view the geometry of another one, or makes it the source of it.
struct MatchedGeometryModifier: _ElementModifier {
  nonisolated(unsafe) let key: MatchedGeometry.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  typealias Body = Never
  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> MatchedElement {
    MatchedElement(child, context.environment.graphHost.matchedGeometry, context.graph)
  }
  func updateElement(_ element: MatchedElement, _ context: _ElementContext) { element.match(self) }
}

/// An element that is a source, or is drawn with a source's geometry. The layout around is that of the view itself.
final class MatchedElement: _UnaryElement {
  private let registry: MatchedGeometry
  private weak var graph: _ViewGraph?
  private var values: MatchedGeometryModifier?
  /// The source's frame that the element was placed by, in the host's coordinate space.
  private var placedBy: CGRect?
  /// The source's frame that a placement was asked for: an element that its container leaves out isn't placed.
  private var followed: CGRect?
  /// The frame on the way from one source to another; nil at rest.
  private var moving: CGRect?

  init(_ child: _LayoutElement, _ registry: MatchedGeometry, _ graph: _ViewGraph) {
    self.registry = registry
    self.graph = graph
    super.init(child)
  }

  func match(_ values: MatchedGeometryModifier) {
    if let old = self.values, old.isSource { registry.remove(self, old.key) }
    self.values = values
    if values.isSource {
      registry.add(self, values.key)
      graph?.stopObservingGeometry(for: self)
    } else {
      graph?.observeGeometry(for: self) { [weak self] in self?.followSource() }
    }
    invalidateLayout()
  }

  private var frame: CGRect { CGRect(origin: globalOrigin, size: size) }

  private var sourceFrame: CGRect? {
    guard let values, !values.isSource else { return nil }
    return registry.source(values.key)?.frame
  }

  /// A source that was placed later, or moved, has the element placed again.
  private func followSource() {
    let frame = sourceFrame
    guard parent != nil, moving == nil, frame != placedBy, frame != followed else { return }
    followed = frame
    invalidateLayout()
  }

  override var readsPosition: Bool { values?.isSource == false }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    placedBy = sourceFrame
    followed = placedBy
    guard let values, let source = moving ?? placedBy else { return super.placeChildren(in: size, proposal) }
    let own = values.properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let (origin, anchor) = (globalOrigin, values.anchor)
    let shown = child.sizeThatFits(own)
    let point =
      values.properties.contains(.position)
      ? CGPoint(
        x: source.minX + anchor.x * source.width - origin.x, y: source.minY + anchor.y * source.height - origin.y)
      : CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    child.place(
      at: CGPoint(x: point.x - anchor.x * shown.width, y: point.y - anchor.y * shown.height), proposal: own)
  }
}

extension MatchedElement: _AnimatedElement {
  /// The frame of the source.
  var animatedNumbers: _AnimatedNumbers {
    get {
      guard let frame = moving ?? sourceFrame else { return _AnimatedNumbers("", []) }
      return _AnimatedNumbers("matched", [frame.minX, frame.minY, frame.width, frame.height])
    }
    set {
      let numbers = newValue.values
      let frame =
        numbers.count == 4
        ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
      moving = frame == sourceFrame ? nil : frame
      invalidateLayout()
    }
  }
}

nonisolated extension View {
  /// Views of one id share their geometry: those that aren't sources are drawn with the source's.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

public import Foundation

/// A point or rectangle of a view that can be converted to other views' coordinate spaces.
///
/// As in SwiftUI, a rectangle is converted to the screen's coordinate space first and from there to the reader's, each time to the
/// smallest upright rectangle around its corners: within a rotated view it grows.
public struct Anchor<Value> {
  /// Returns the value for a reader with this place on the screen.
  let resolve: @MainActor (_ reader: ElementPlacement) -> Value
  /// The source of the anchor: anchors of the same source in the same view are equal.
  let identity: AnchorIdentity

  /// The source of an anchor.
  public struct Source {
    let make: @MainActor (_LayoutElement) -> Anchor<Value>

    /// An anchor of all the places of some sources, in the same order.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      nonisolated(unsafe) let array = array
      make = { element in
        let anchors = array.map { $0.make(element) }
        return Anchor(
          resolve: { reader in anchors.map { $0.resolve(reader) } },
          identity: AnchorIdentity(
            element: ObjectIdentifier(element), place: .several(anchors.map(\.identity))))
      }
    }
    /// An anchor of a source's place, or of none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
      nonisolated(unsafe) let source = anchor
      make = { element in
        let anchor = source?.make(element)
        return Anchor(
          resolve: { reader in anchor?.resolve(reader) },
          identity: anchor?.identity
            ?? AnchorIdentity(element: ObjectIdentifier(element), place: .several([])))
      }
    }

    /// An anchor that follows an element.
    ///
    /// - Parameter value: returns the value, given the places of the element and of the reader on the screen and the element's size.
    init(
      _ place: AnchorIdentity.Place,
      value: @escaping @MainActor (_ own: ElementPlacement, _ reader: ElementPlacement, _ size: CGSize) -> Value
    ) {
      make = { element in
        Anchor(
          resolve: { [weak element] reader in
            value(element.map { ElementPlacement(of: $0) } ?? ElementPlacement(), reader, element?.size ?? .zero)
          },
          identity: AnchorIdentity(element: ObjectIdentifier(element), place: place))
      }
    }
  }
}

/// The position of the element that an anchor belongs to.
struct AnchorIdentity: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case bounds
    case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    case unitPoint(UnitPoint)
    case point(x: CGFloat, y: CGFloat)
    /// The anchors of several sources in the same view.
    case several([AnchorIdentity])
  }

  let element: ObjectIdentifier
  let place: Place
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.identity == right.identity }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

// Unchecked: read on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(.bounds) { $1.convertBack($0.convert(CGRect(origin: .zero, size: $2))) }
  }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let place = AnchorIdentity.Place.rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return Anchor<CGRect>.Source(place) { own, reader, _ in reader.convertBack(own.convert(rect)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.unitPoint(point)) { own, reader, size in
      reader.convertBack(own.convert(CGPoint(x: point.x * size.width, y: point.y * size.height)))
    }
  }
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.point(x: point.x, y: point.y)) { own, reader, _ in
      reader.convertBack(own.convert(point))
    }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Contributes an anchor of the view to a preference.
public struct _AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
  nonisolated(unsafe) let source: Anchor<Value>.Source
  nonisolated(unsafe) let apply: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether the preference also includes the values of the views inside.
  let transforms: Bool

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AnchorNode(view, inputs)
  }
}

private final class AnchorNode<Content: View, Key: PreferenceKey, Value>: _ModifierNode<
  Content, _AnchorModifier<Key, Value>
>
{
  override var ownPreferenceKeys: Set<ObjectIdentifier> { [ObjectIdentifier(Key.self)] }

  override func modifierDidChange(from old: _AnchorModifier<Key, Value>?) {
    if old == nil { preferencesDidChange() } else { preferenceDidChange(Key.self, isSame: false) }
  }

  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    var own = Key.defaultValue
    if modifier.transforms {
      var inner: Other.Value?
      super.reducePreference(key, into: &inner)
      if let inner { own = inner as! Key.Value }
    }
    if let element = content.elements.first { modifier.apply(&own, modifier.source.make(element)) }
    contribute(own as! Other.Value, to: key, &value)
  }
}

nonisolated extension View {
  public func anchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(_AnchorModifier<Key, Value>(source: value, apply: { $0 = transform($1) }, transforms: false))
  }
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(_AnchorModifier<Key, Value>(source: value, apply: transform, transforms: true))
  }
}

extension Anchor where Value == CGRect {
  /// The anchor of a frame in global coordinates that follows no view.
  package init(globalFrame frame: CGRect) {
    self.init(
      resolve: { $0.convertBack(frame) },
      identity: AnchorIdentity(
        element: ObjectIdentifier(Anchor.self),
        place: .rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)))
  }
}

public import CoreLocation
public import HeadlessSwiftUI

/// A view at a coordinate.
public struct Annotation<Label: View, Content: View>: MapContent {
  nonisolated(unsafe) private let item: MapItem

  nonisolated private init(
    _ title: Text?, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: () -> Content
  ) {
    item = MapItem(.annotation(coordinate, title: title, anchor: anchor, view: AnyView(content())))
  }

  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(item) }
}

nonisolated extension Annotation where Label == Text {
  /// - Parameter anchor: the point of the view that is placed at the coordinate.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), coordinate, anchor, content) }
  /// - Parameter anchor: the point of the view that is placed at the coordinate.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), coordinate, anchor, content) }
}

nonisolated extension Annotation {
  /// - Parameters:
  ///   - anchor: the point of the view that is placed at the coordinate.
  ///   - label: unused: labels beside annotations aren't displayed.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(nil, coordinate, anchor, content) }
}

/// The device's location, which isn't known here: nothing is displayed.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  nonisolated public init(anchor: UnitPoint = .center) {}
  nonisolated public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
  public func _collect(_ items: _MapItems) {}
}

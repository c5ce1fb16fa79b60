public import CoreLocation
public import HeadlessSwiftUI

/// A balloon at a coordinate.
public struct Marker<Label: View>: MapContent {
  nonisolated(unsafe) private let item: MapItem

  nonisolated private init(_ coordinate: CLLocationCoordinate2D, _ title: Text?, _ glyph: MapItem.Glyph?) {
    item = MapItem(.marker(coordinate, title: title, glyph: glyph))
  }

  public typealias Body = Never
  public func _collect(_ items: _MapItems) { items.items.append(item) }
}

nonisolated extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey), nil)
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(title), nil)
  }
  /// - Parameter monogram: the text in the balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey), .text(monogram))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(title), .text(monogram)) }
}

nonisolated extension Marker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// - Parameter systemImage: the symbol in the balloon.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey), .image(Image(systemName: systemImage)))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(title), .image(Image(systemName: systemImage))) }
  /// - Parameter image: the app's image in the balloon.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, Text(titleKey), .image(Image(image)))
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) { self.init(coordinate, Text(title), .image(Image(image))) }
}

nonisolated extension Marker {
  /// The balloon is empty: labels aren't displayed.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, nil, nil)
  }
}

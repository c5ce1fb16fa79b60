public import HeadlessSwiftUI
public import MapKit

/// A placeholder for a map, as in `MKMapView`: no map is drawn on Linux. Markers, annotations and shapes are placed as on a map.
public struct Map<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated init(content: Content) { self.content = content }

  public var body: some View { content }
}

/// The items of a map in its visible part.
public struct MapContentView<SelectionValue, Content: MapContent>: View {
  let position: MapCameraPosition
  nonisolated(unsafe) let selected: AnyHashable?
  nonisolated(unsafe) let content: Content
  var modes = MapInteractionModes.all
  /// Writes what touches changed to the app's bindings.
  nonisolated(unsafe) var moved: @MainActor (MKMapView) -> MapCameraPosition? = { _ in nil }
  nonisolated(unsafe) var select: @MainActor (AnyHashable?) -> Void = { _ in }

  public var body: some View {
    PlacedMap(
      position: position, selected: selected, items: _MapItems.of(content), modes: modes, moved: moved, select: select)
  }
}

extension Binding {
  /// Writes the tag of the item that is selected.
  nonisolated fileprivate func selecting<Tag: Hashable>() -> @MainActor (AnyHashable?) -> Void where Value == Tag? {
    let binding = self
    return { tag in
      let value = tag?.base as? Tag
      if binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }
}

extension Binding<MapCameraPosition> {
  /// Touches position the map: the binding says so.
  nonisolated fileprivate var following: @MainActor (MKMapView) -> MapCameraPosition? {
    let binding = self
    return { _ in
      let position = MapCameraPosition(storage: .user)
      if binding.wrappedValue != position { binding.wrappedValue = position }
      return position
    }
  }
}

nonisolated extension Map {
  /// - Parameters:
  ///   - bounds: unused: touches move maps without limits.
  ///   - scope: unused: controls of maps aren't displayed.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      content: MapContentView(position: initialPosition, selected: nil, content: content(), modes: interactionModes))
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition: initialPosition, interactionModes: interactionModes) { EmptyMapContent() }
  }
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      content: MapContentView(
        position: position.wrappedValue, selected: nil, content: content(), modes: interactionModes,
        moved: position.following))
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, interactionModes: interactionModes) { EmptyMapContent() }
  }
  /// - Parameter selection: the tag of the selected item; a tap on an item without a tag selects none.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        position: initialPosition, selected: selection.wrappedValue.map { AnyHashable($0) }, content: content(),
        modes: interactionModes, select: selection.selecting()))
  }
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        position: position.wrappedValue, selected: selection.wrappedValue.map { AnyHashable($0) }, content: content(),
        modes: interactionModes, moved: position.following, select: selection.selecting()))
  }
}

nonisolated extension Map where Content == MapContentView<Never, _MapContentGroup> {
  // Deprecated in iOS 17, but used by many apps.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      content: MapContentView(
        position: .region(coordinateRegion.wrappedValue), selected: nil, content: _MapContentGroup(parts: []),
        modes: interactionModes, moved: coordinateRegion.following))
  }
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      content: MapContentView(
        position: .rect(mapRect.wrappedValue), selected: nil, content: _MapContentGroup(parts: []),
        modes: interactionModes, moved: mapRect.following))
  }
  @MainActor @preconcurrency public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      content: MapContentView(
        position: .region(coordinateRegion.wrappedValue), selected: nil,
        content: _MapContentGroup(parts: annotationItems.map { annotationContent($0)._content }),
        modes: interactionModes, moved: coordinateRegion.following))
  }
}

extension Binding<MKCoordinateRegion> {
  nonisolated fileprivate var following: @MainActor (MKMapView) -> MapCameraPosition? {
    let binding = self
    return { map in
      binding.wrappedValue = map.region
      return .region(map.region)
    }
  }
}

extension Binding<MKMapRect> {
  nonisolated fileprivate var following: @MainActor (MKMapView) -> MapCameraPosition? {
    let binding = self
    return { map in
      binding.wrappedValue = map.visibleMapRect
      return .rect(map.visibleMapRect)
    }
  }
}

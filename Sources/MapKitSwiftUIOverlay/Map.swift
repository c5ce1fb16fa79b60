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

  public var body: some View { PlacedMap(position: position, selected: selected, items: _MapItems.of(content)) }
}

nonisolated extension Map {
  /// - Parameters:
  ///   - bounds: unused, as are the interaction modes: touches don't move maps here.
  ///   - scope: unused: controls of maps aren't displayed.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: MapContentView(position: initialPosition, selected: nil, content: content()))
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition: initialPosition) { EmptyMapContent() }
  }
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content: MapContentView(position: position.wrappedValue, selected: nil, content: content()))
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position) { EmptyMapContent() }
  }
  /// - Parameter selection: the tag of the selected item. Touches don't select items.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content: MapContentView(
        position: initialPosition, selected: selection.wrappedValue.map { AnyHashable($0) }, content: content()))
  }
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      initialPosition: position.wrappedValue, bounds: bounds, interactionModes: interactionModes,
      selection: selection, scope: scope, content: content)
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
        position: .region(coordinateRegion.wrappedValue), selected: nil, content: _MapContentGroup(parts: [])))
  }
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      content: MapContentView(
        position: .rect(mapRect.wrappedValue), selected: nil, content: _MapContentGroup(parts: [])))
  }
  @MainActor @preconcurrency public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      content: MapContentView(
        position: .region(coordinateRegion.wrappedValue), selected: nil,
        content: _MapContentGroup(parts: annotationItems.map { annotationContent($0)._content })))
  }
}

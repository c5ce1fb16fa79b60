public import HeadlessSwiftUI

// Controls of maps aren't drawn: what fingers would do with them isn't simulated.

/// A button that shows the device's place; not drawn.
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A compass; not drawn, as on iOS while north is at the top.
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A scale; not drawn, as on iOS while a map isn't moved.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A button for a view from the side; not drawn.
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public import HeadlessSwiftUI

// Controls of maps aren't drawn, because their actions aren't simulated.

/// A button that shows the device's location; not drawn.
public struct MapUserLocationButton: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A compass; not drawn, as on iOS while north is at the top.
public struct MapCompass: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A scale; not drawn, as on iOS while a map isn't moved.
public struct MapScaleView: View {
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A button for a tilted view; not drawn.
public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

public import HeadlessSwiftUI
public import MapKit

/// The surroundings of a place. Without a scene, which no request finds here, iOS shows an empty area; its colour isn't recorded.
public struct LookAroundPreview: View {
  nonisolated public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  nonisolated public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  public var body: some View { Color(.secondarySystemBackground) }
}

/// Where the badge of a look around preview stands.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

public import HeadlessSwiftUI

/// The views in a part of the expanded Dynamic Island.
@MainActor public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  /// - Parameter priority: ignored: the leading and trailing parts share what the middle leaves.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

extension View {
  /// Where the views of a leading or trailing region go that don't fit beside the camera; they are placed beside it.
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// The parts of the expanded Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// Where views of the expanded Dynamic Island go that are too wide for their place.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

public import HeadlessSwiftUI

/// The views in a region of the expanded Dynamic Island.
@preconcurrency @MainActor public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let content: Content

  /// - Parameter priority: ignored: the leading and trailing regions share the width that the centre region leaves.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.content = content()
  }
}

nonisolated extension View {
  /// Has no effect: the views of a leading or trailing region always stay beside the camera.
  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}

/// The position of a region in the expanded Dynamic Island.
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  case leading, trailing, center, bottom
}

/// The placement of views that are too wide for their region of the expanded Dynamic Island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

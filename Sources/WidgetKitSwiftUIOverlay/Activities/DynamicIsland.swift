public import Foundation
public import HeadlessSwiftUI

/// The views of a live activity in the Dynamic Island.
@preconcurrency @MainActor public struct DynamicIsland {
  let expanded: [DynamicIslandExpandedContent.Region]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView

  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {
    self.expanded = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  // These modifiers have no effect, as a picture has neither taps nor the edge that the system draws on a black background.

  /// The URL that a tap opens the app with.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of the edge of the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// The margins of the views. The system's margins are always used.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}

/// The modes in which the Dynamic Island shows a live activity.
public enum DynamicIslandMode: Hashable, Sendable {
  case compactLeading, compactTrailing, expanded, minimal
}

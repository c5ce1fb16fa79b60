public import Foundation
public import HeadlessSwiftUI

/// The views of a live activity in the Dynamic Island.
@MainActor public struct DynamicIsland {
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

  // These concern taps, and the edge that the system draws on black screens; a picture has neither.

  /// The address that a tap opens the app with.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of the island's edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Margins of the views; those of the system stay.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}

/// The ways in which the Dynamic Island shows a live activity.
public enum DynamicIslandMode: Hashable, Sendable {
  case compactLeading, compactTrailing, expanded, minimal
}

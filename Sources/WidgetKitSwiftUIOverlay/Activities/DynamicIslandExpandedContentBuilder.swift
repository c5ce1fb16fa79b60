public import HeadlessSwiftUI

/// A result builder for the regions of the expanded Dynamic Island.
@preconcurrency @MainActor @resultBuilder public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression(
    _ region: DynamicIslandExpandedRegion<some View>
  ) -> DynamicIslandExpandedContent {
    DynamicIslandExpandedContent(regions: [(region.position, AnyView(region.content))])
  }
  public static func buildBlock(_ parts: DynamicIslandExpandedContent...) -> DynamicIslandExpandedContent {
    DynamicIslandExpandedContent(regions: parts.flatMap(\.regions))
  }
  public static func buildOptional(_ part: DynamicIslandExpandedContent?) -> DynamicIslandExpandedContent {
    part ?? DynamicIslandExpandedContent()
  }
  public static func buildEither(first: DynamicIslandExpandedContent) -> DynamicIslandExpandedContent { first }
  public static func buildEither(second: DynamicIslandExpandedContent) -> DynamicIslandExpandedContent { second }
  public static func buildLimitedAvailability(
    _ part: DynamicIslandExpandedContent
  ) -> DynamicIslandExpandedContent { part }
}

/// The regions of the expanded Dynamic Island.
@preconcurrency @MainActor public struct DynamicIslandExpandedContent {
  typealias Region = (position: DynamicIslandExpandedRegionPosition, view: AnyView)
  var regions: [Region] = []
}

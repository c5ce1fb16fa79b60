extension UIView {
  /// A part of a view that content keeps to. API of iOS 26.
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis a region keeps clear of controls in a window's corner. The windows here have none there.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal, vertical
    }

    enum Kind: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    let kind: Kind

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins)
    }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  /// The guide of a region: one that the view has anyway.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// The insets of a region from the view's edges, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: readableInsets
    }
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(edgeInsets(for: region), isRightToLeft: isRightToLeft)
  }
}

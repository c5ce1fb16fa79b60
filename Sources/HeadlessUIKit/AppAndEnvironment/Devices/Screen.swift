package import Foundation

extension Device {
  /// A display, as the devices of a family share it. Lengths are in points.
  package struct Screen: Hashable, Sendable {
    /// The width of a compact app on an iPad, in Split View or Slide Over, in points.
    package struct SplitView: Hashable, Sendable {
      static let gap: CGFloat = 10
      package let narrowPortrait: CGFloat
      package let narrowLandscape: CGFloat

      package init(narrowPortrait: CGFloat, narrowLandscape: CGFloat) {
        self.narrowPortrait = narrowPortrait
        self.narrowLandscape = narrowLandscape
      }
    }

    package let portraitSize: CGSize
    /// Pixels a point.
    package let scale: CGFloat
    /// The pixels of the upright display, if it has fewer than `scale` requires: the painted picture is scaled down.
    package let downsampledSize: CGSize?
    package let cornerRadius: CGFloat
    package let portraitInsets: UIEdgeInsets
    package let landscapeInsets: UIEdgeInsets
    /// In portrait. Less than the safe area if the sensor housing is an island below the display's edge.
    package let statusBarHeight: CGFloat
    /// Nil for phones.
    package let splitView: SplitView?

    /// - Parameters:
    ///   - downsampledSize: nil for a display with `scale` pixels a point.
    ///   - statusBarHeight: nil for the portrait inset at the top.
    ///   - splitView: nil for phones.
    package init(
      portraitSize: CGSize, scale: CGFloat, downsampledSize: CGSize? = nil, cornerRadius: CGFloat,
      portraitInsets: UIEdgeInsets, landscapeInsets: UIEdgeInsets, statusBarHeight: CGFloat? = nil,
      splitView: SplitView? = nil
    ) {
      self.portraitSize = portraitSize
      self.scale = scale
      self.downsampledSize = downsampledSize
      self.cornerRadius = cornerRadius
      self.portraitInsets = portraitInsets
      self.landscapeInsets = landscapeInsets
      self.statusBarHeight = statusBarHeight ?? portraitInsets.top
      self.splitView = splitView
    }

    /// The display upright, in pixels.
    package var nativeSize: CGSize {
      downsampledSize ?? CGSize(width: portraitSize.width * scale, height: portraitSize.height * scale)
    }

    package var hasHomeIndicator: Bool { portraitInsets.bottom > 0 }

    /// Whether the width is regular in landscape: from the 414 points of the Plus models on.
    package var isLargePhone: Bool { splitView == nil && portraitSize.width >= 414 }
  }
}

extension Device.Screen {
  /// A phone with a home button: a status bar of 20 points, and none in landscape.
  static func homeButtonPhone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, downsampledSize: CGSize? = nil
  ) -> Device.Screen {
    Device.Screen(
      portraitSize: CGSize(width: width, height: height), scale: scale, downsampledSize: downsampledSize,
      cornerRadius: 0,
      portraitInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeInsets: .zero)
  }

  /// A phone whose display has a sensor housing; `top` is the inset there, in landscape on both sides.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, downsampledSize: CGSize? = nil, top: CGFloat,
    statusBar: CGFloat? = nil, cornerRadius: CGFloat
  ) -> Device.Screen {
    Device.Screen(
      portraitSize: CGSize(width: width, height: height), scale: scale, downsampledSize: downsampledSize,
      cornerRadius: cornerRadius,
      portraitInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top), statusBarHeight: statusBar)
  }

  /// A tablet with a home button: a status bar of 20 points.
  static func homeButtonPad(
    _ width: CGFloat, _ height: CGFloat, narrow: (portrait: CGFloat, landscape: CGFloat)
  ) -> Device.Screen {
    pad(width, height, cornerRadius: 0, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), narrow: narrow)
  }

  /// A tablet without a home button: a status bar of 24 points, as iPadOS 13 to 18 have it, and a home indicator.
  static func pad(
    _ width: CGFloat, _ height: CGFloat, cornerRadius: CGFloat,
    insets: UIEdgeInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    narrow: (portrait: CGFloat, landscape: CGFloat)
  ) -> Device.Screen {
    Device.Screen(
      portraitSize: CGSize(width: width, height: height), scale: 2, cornerRadius: cornerRadius,
      portraitInsets: insets, landscapeInsets: insets,
      splitView: SplitView(narrowPortrait: narrow.portrait, narrowLandscape: narrow.landscape))
  }
}

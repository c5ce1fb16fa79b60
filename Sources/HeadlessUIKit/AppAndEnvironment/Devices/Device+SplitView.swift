package import Foundation

extension Device {
  /// The part of an iPad's width that an app has in Split View or Slide Over.
  package enum SplitViewFraction: Hashable, Sendable, CaseIterable { case oneThird, oneHalf, twoThirds, slideOver }

  /// The width, in points, of an application beside another one; nil where the device or the orientation hasn't this
  /// fraction.
  ///
  /// The narrow application is 320 or 375 points wide, the gap between both 10, and the other application has the rest:
  /// "Multitasking on iPad" and the window sizes in Apple's Human Interface Guidelines. Halves exist in landscape alone.
  /// An application that slides over another one is as wide as the narrow one.
  package func splitViewWidth(_ fraction: SplitViewFraction, orientation: Orientation) -> CGFloat? {
    guard let splitView = screen.splitView else { return nil }
    let room = size(orientation: orientation).width - Screen.SplitView.gap
    let narrow = orientation == .portrait ? splitView.narrowPortrait : splitView.narrowLandscape
    return switch (fraction, orientation) {
    case (.oneThird, _), (.slideOver, _): narrow
    case (.twoThirds, _): room - narrow
    case (.oneHalf, .landscape): room / 2
    case (.oneHalf, .portrait): nil
    }
  }

  /// The width from which half of a landscape screen is regular: 678 points on the 12.9-inch screen are, 600 on the newest 11-inch
  /// one aren't.
  private static let regularHalfWidth: CGFloat = 640

  /// The horizontal size class in Split View: regular for two thirds in landscape, and for halves on the largest iPads; compact in
  /// portrait. "Size classes", in the specifications of the Human Interface Guidelines' Layout.
  package func splitViewSizeClass(
    _ fraction: SplitViewFraction, orientation: Orientation
  ) -> UIUserInterfaceSizeClass? {
    guard let width = splitViewWidth(fraction, orientation: orientation) else { return nil }
    guard orientation == .landscape else { return .compact }
    return switch fraction {
    case .oneThird, .slideOver: .compact
    case .oneHalf: width >= Device.regularHalfWidth ? .regular : .compact
    case .twoThirds: .regular
    }
  }
}

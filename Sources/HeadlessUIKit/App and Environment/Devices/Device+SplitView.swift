package import Foundation

extension Device {
  /// The part of an iPad's width that an application has beside another one.
  package enum SplitViewFraction: Hashable, Sendable, CaseIterable { case oneThird, oneHalf, twoThirds }

  /// The width, in points, of an application beside another one; nil where the device or the orientation hasn't this
  /// fraction.
  ///
  /// The narrow application is 320 or 375 points wide, the gap between both 10, and the other application has the rest:
  /// "Multitasking on iPad" and the window sizes in Apple's Human Interface Guidelines. Halves exist in landscape alone.
  package func splitViewWidth(_ fraction: SplitViewFraction, orientation: Orientation) -> CGFloat? {
    guard let splitView = screen.splitView else { return nil }
    let room = size(orientation: orientation).width - Screen.SplitView.gap
    let narrow = orientation == .portrait ? splitView.narrowPortrait : splitView.narrowLandscape
    return switch (fraction, orientation) {
    case (.oneThird, _): narrow
    case (.twoThirds, _): room - narrow
    case (.oneHalf, .landscape): room / 2
    case (.oneHalf, .portrait): nil
    }
  }

  /// The horizontal size class beside another application: two thirds in landscape and, on the largest iPads, halves and
  /// two thirds in portrait are regular.
  package func splitViewSizeClass(
    _ fraction: SplitViewFraction, orientation: Orientation
  ) -> UIUserInterfaceSizeClass? {
    splitViewWidth(fraction, orientation: orientation).map { $0 > 620 ? .regular : .compact }
  }
}

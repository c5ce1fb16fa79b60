import UIKit

/// The part of a container that `UIView.pin(to:of:edges:insets:)` fastens a view to.
public enum PinArea: Sendable {
  /// The container's own edges, under bars and housings.
  case edges
  /// What bars, housings and `additionalSafeAreaInsets` leave free.
  case safeArea
  /// The layout margins; in a controller's view they lie within the safe area.
  case margins
}

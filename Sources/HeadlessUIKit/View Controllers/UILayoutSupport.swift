public import Foundation

/// The strip of a controller's view that bars cover at the top or at the bottom: what was there before the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the strip reaches in, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

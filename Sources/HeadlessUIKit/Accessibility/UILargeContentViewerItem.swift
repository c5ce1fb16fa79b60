public import Foundation

/// Something whose title and image are shown large while a finger rests on it at accessibility text sizes. Stored but
/// unused: resting fingers aren't simulated.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  /// In points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  /// Whether the image grows to fill the viewer.
  public var scalesLargeContentImage: Bool {
    get { accessibility?.scalesLargeContentImage ?? false }
    set { accessibilityToChange.scalesLargeContentImage = newValue }
  }
  /// Stored but unused: the large content viewer, which a long press on a bar shows, isn't simulated.
  public var largeContentImageInsets: UIEdgeInsets {
    get { accessibility?.largeContentImageInsets ?? .zero }
    set { accessibilityToChange.largeContentImageInsets = newValue }
  }
}

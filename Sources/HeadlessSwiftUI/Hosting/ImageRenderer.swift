public import Foundation
public import HeadlessCombine
public import HeadlessUIKit

/// Renders a SwiftUI view into an image.
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public var isObservationEnabled = true

  public init(content: Content) { self.content = content }

  /// The view at rest. iOS leaves out UIKit views; here they are drawn too.
  public var uiImage: UIImage? {
    let host = _UIHostingView(rootView: content)
    host.safeAreaRegions = []
    let size = host.size(of: proposedSize)
    guard size.width > 0, size.height > 0 else { return nil }
    host.backgroundColor = .clear
    host.frame = CGRect(origin: .zero, size: size)
    host.setVisible(true)
    host.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      host.layer.render(in: context.cgContext)
    }
  }

  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the size of the view and a function that draws it.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let host = _UIHostingView(rootView: content)
    host.safeAreaRegions = []
    let size = host.size(of: proposedSize)
    host.backgroundColor = .clear
    host.frame = CGRect(origin: .zero, size: size)
    host.layoutIfNeeded()
    renderer(size) { host.layer.render(in: $0) }
  }
}

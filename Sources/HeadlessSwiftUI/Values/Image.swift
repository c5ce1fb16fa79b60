public import Foundation
public import HeadlessUIKit

/// A picture, which isn't shown here.
public struct Image: Hashable {
  /// How a picture is fitted into its place.
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }

  private let image: UIImage?
  private let name: String?

  private init(_ image: UIImage?, _ name: String?) {
    self.image = image
    self.name = name
  }

  public init(uiImage: UIImage) { self.init(uiImage, nil) }
  public init(_ name: String, bundle: Bundle? = nil) { self.init(nil, name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(nil, name) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(nil, name) }
  public init(systemName: String) { self.init(nil, systemName) }
  public init(_ resource: ImageResource) { self.init(nil, "\(resource)") }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    self
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

// In an extension, so that its values are bound to no actor.
extension Image: View {
  public typealias Body = Never
}

public import Foundation
internal import HeadlessUIKit

/// The loading state of an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image at a URL. Nothing is loaded from the network: files are read, and a test provides the images of other URLs with
/// `asyncImages(_:)`; otherwise the placeholder is shown.
public struct AsyncImage<Content: View>: View {
  @Environment(\.asyncImages) private var pictures
  private let url: URL?
  private let scale: CGFloat
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .loading }
  }
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if let phase = pictures?(url) { return phase }
    guard url.isFileURL else { return .empty }
    do {
      let data = try Data(contentsOf: url)
      guard let picture = UIImage(data: data, scale: scale) else { throw CocoaError(.fileReadCorruptFile) }
      return .success(Image(uiImage: picture))
    } catch {
      return .failure(error)
    }
  }
}

extension Image {
  /// The standard placeholder, which fills the available space (Apple's documentation of `AsyncImage`): grey as redacted texts
  /// here, as Apple doesn't publish the colour.
  fileprivate static var loading: Image {
    let size = CGSize(width: 1, height: 1)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.black.withAlphaComponent(0.16).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return Image(uiImage: image).renderingMode(.template).resizable()
  }
}

private enum AsyncImagesKey: EnvironmentKey {
  static var defaultValue: (@Sendable (URL) -> AsyncImagePhase?)? { nil }
}

extension EnvironmentValues {
  var asyncImages: (@Sendable (URL) -> AsyncImagePhase?)? {
    get { self[AsyncImagesKey.self] }
    set { self[AsyncImagesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Provides the images that views inside load, by URL; nil for one that is still loading.
  public func asyncImages(_ phase: @escaping @Sendable (URL) -> AsyncImagePhase?) -> some View {
    environment(\.asyncImages, phase)
  }
}

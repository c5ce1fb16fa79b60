extension KnownStandIn {
  /// SwiftUI's views of images from URLs, which `SDWebImage` loads. Its own sources need a library in Objective-C.
  static let webImageViews = #"""
    import Foundation
    import HeadlessSwiftUI
    @_exported import SDWebImage
    import UIKit

    public typealias PlatformImage = UIImage
    public typealias PlatformView = UIView

    /// What is known of an image.
    public enum WebImagePhase {
      case empty
      case success(Image)
      case failure(Error)

      public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
      }
      public var error: Error? {
        if case .failure(let error) = self { return error }
        return nil
      }
    }

    /// What is to be loaded, and what is to be called then.
    struct WebImageRequest {
      let url: URL?
      var options: SDWebImageOptions = []
      var onSuccess: ((UIImage, Data?, SDImageCacheType) -> Void)?
      var onFailure: ((Error) -> Void)?

      /// The image; nil after a failure.
      @MainActor func load() async -> Result<UIImage, Error> {
        let result: Result<UIImage, Error> = await withCheckedContinuation { continuation in
          SDWebImageManager.shared.loadImage(with: url, options: options) { image, _, error, _, _, _ in
            continuation.resume(returning: image.map { .success($0) } ?? .failure(error ?? URLError(.badServerResponse)))
          }
        }
        switch result {
        case .success(let image): onSuccess?(image, nil, .none)
        case .failure(let error): onFailure?(error)
        }
        return result
      }
    }

    /// Shows an image from a URL once it is loaded.
    public struct WebImage<Content: View>: View {
      @State private var phase = WebImagePhase.empty
      @Binding public var isAnimating: Bool
      private var request: WebImageRequest
      private let scale: CGFloat
      private let content: ((WebImagePhase) -> Content)?
      private var placeholder: AnyView?
      private var configurations: [(Image) -> Image] = []

      public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true)
      ) where Content == Image {
        (content, self.scale) = (nil, scale)
        request = WebImageRequest(url: url, options: options)
        _isAnimating = isAnimating
      }

      public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
      ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale, options: options, context: context, isAnimating: isAnimating) { phase in
          if let image = phase.image { content(image) } else { placeholder() }
        }
      }

      public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (WebImagePhase) -> Content
      ) {
        (self.content, self.scale) = (content, scale)
        request = WebImageRequest(url: url, options: options)
        _isAnimating = isAnimating
      }

      public var body: some View {
        shown.task(id: request.url) {
          phase = .empty
          switch await request.load() {
          case .success(let image):
            let scaled = image.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: image.imageOrientation) }
            phase = .success(Image(uiImage: scaled ?? image))
          case .failure(let error): phase = .failure(error)
          }
        }
      }

      @ViewBuilder private var shown: some View {
        if let content {
          content(phase)
        } else if let image = phase.image {
          configured(image)
        } else if let placeholder {
          placeholder
        } else {
          configured(Image(uiImage: UIImage()))
        }
      }

      private func configured(_ image: Image) -> Image { configurations.reduce(image) { $1($0) } }

      private func changing(_ change: (inout WebImage) -> Void) -> WebImage {
        var changed = self
        change(&changed)
        return changed
      }

      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> WebImage {
        changing { $0.configurations.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) } }
      }
      public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
        changing { $0.configurations.append { $0.renderingMode(renderingMode) } }
      }
      public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
        changing { $0.configurations.append { $0.interpolation(interpolation) } }
      }
      public func antialiased(_ isAntialiased: Bool) -> WebImage {
        changing { $0.configurations.append { $0.antialiased(isAntialiased) } }
      }

      /// The placeholder of versions before 3.
      public func placeholder<T: View>(@ViewBuilder _ content: () -> T) -> WebImage {
        let view = AnyView(content())
        return changing { $0.placeholder = view }
      }
      /// The placeholder of versions before 3.
      public func placeholder(_ image: Image) -> WebImage {
        let view = AnyView(configured(image))
        return changing { $0.placeholder = view }
      }

      public func onFailure(perform action: ((Error) -> Void)? = nil) -> WebImage {
        changing { $0.request.onFailure = action }
      }
      public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> WebImage {
        changing { $0.request.onSuccess = action }
      }

      // An image is loaded in one piece, each time that the view appears, and has one frame.

      public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }
      public func retryOnAppear(_ flag: Bool) -> WebImage { self }
      public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
      public func customLoopCount(_ loopCount: UInt?) -> WebImage { self }
      public func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }
      public func pausable(_ pausable: Bool) -> WebImage { self }
      public func purgeable(_ purgeable: Bool) -> WebImage { self }
      public func playbackRate(_ playbackRate: Double) -> WebImage { self }

      public func indicator<T: View>(_ indicator: Indicator<T>) -> some View {
        overlay { if phase.image == nil, phase.error == nil { indicator.content(.constant(true), .constant(0)) } }
      }
      public func indicator<T: View>(
        @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
      ) -> some View { indicator(Indicator(content: content)) }
    }

    /// What shows while an image is loaded.
    public struct Indicator<T: View> {
      let content: (Binding<Bool>, Binding<Double>) -> T

      public init(
        @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
      ) { self.content = content }
    }

    extension Indicator where T == AnyView {
      @MainActor public static var activity: Indicator<T> { Indicator { _, _ in AnyView(ProgressView()) } }
      @MainActor public static func activity<S: ProgressViewStyle>(style: S) -> Indicator<T> {
        Indicator { _, _ in AnyView(ProgressView().progressViewStyle(style)) }
      }
      @MainActor public static var progress: Indicator<T> {
        Indicator { _, progress in AnyView(ProgressView(value: progress.wrappedValue)) }
      }
      @MainActor public static func progress<S: ProgressViewStyle>(style: S) -> Indicator<T> {
        Indicator { _, progress in AnyView(ProgressView(value: progress.wrappedValue).progressViewStyle(style)) }
      }
    }

    /// Shows the first frame of an image from a URL, of a name or of data.
    public struct AnimatedImage: View {
      private let source: () -> UIImage?
      private let url: URL?
      private var placeholder: AnyView?
      private var configurations: [(WebImage<Image>) -> WebImage<Image>] = []
      private var imageConfigurations: [(Image) -> Image] = []

      public init(
        url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), placeholderImage: UIImage? = nil
      ) {
        (self.url, source) = (url, { nil })
        placeholder = placeholderImage.map { AnyView(Image(uiImage: $0).resizable()) }
      }
      public init<T: View>(
        url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: @escaping () -> T
      ) {
        (self.url, source) = (url, { nil })
        self.placeholder = AnyView(placeholder())
      }
      public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
        (url, source) = (nil, { UIImage(named: name, in: bundle, compatibleWith: nil) })
      }
      public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
        (url, source) = (nil, { UIImage(data: data, scale: scale) })
      }

      @ViewBuilder public var body: some View {
        if let image = source() {
          imageConfigurations.reduce(Image(uiImage: image)) { $1($0) }
        } else {
          let image = configurations.reduce(WebImage(url: url)) { $1($0) }
          if let placeholder { image.placeholder { placeholder } } else { image }
        }
      }

      private func changing(_ change: (inout AnimatedImage) -> Void) -> AnimatedImage {
        var changed = self
        change(&changed)
        return changed
      }

      public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
      ) -> AnimatedImage {
        changing {
          $0.configurations.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
          $0.imageConfigurations.append { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
        }
      }
      public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> AnimatedImage {
        changing {
          $0.configurations.append { $0.renderingMode(renderingMode) }
          $0.imageConfigurations.append { $0.renderingMode(renderingMode) }
        }
      }
      public func onFailure(perform action: ((Error) -> Void)? = nil) -> AnimatedImage {
        changing { $0.configurations.append { $0.onFailure(perform: action) } }
      }
      public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> AnimatedImage {
        changing { $0.configurations.append { $0.onSuccess(perform: action) } }
      }
      /// The placeholder of versions before 3.
      public func placeholder<T: View>(@ViewBuilder _ content: () -> T) -> AnimatedImage {
        let view = AnyView(content())
        return changing { $0.placeholder = view }
      }

      // The image has one frame, and appears at once.

      public func customLoopCount(_ loopCount: UInt?) -> AnimatedImage { self }
      public func maxBufferSize(_ bufferSize: UInt?) -> AnimatedImage { self }
      public func incrementalLoad(_ incrementalLoad: Bool) -> AnimatedImage { self }
      public func pausable(_ pausable: Bool) -> AnimatedImage { self }
      public func purgeable(_ purgeable: Bool) -> AnimatedImage { self }
      public func playbackRate(_ playbackRate: Double) -> AnimatedImage { self }
      public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> AnimatedImage { self }
      public func indicator(_ indicator: SDWebImageIndicator?) -> AnimatedImage { self }
      public func transition(_ transition: SDWebImageTransition?) -> AnimatedImage { self }
    }

    // Flips show as fades.
    extension AnyTransition {
      public static var fade: AnyTransition { fade(duration: 0.5) }
      public static func fade(duration: Double) -> AnyTransition {
        .opacity.animation(.easeInOut(duration: duration))
      }
      public static var flipFromLeft: AnyTransition { fade }
      public static func flipFromLeft(duration: Double) -> AnyTransition { fade(duration: duration) }
      public static var flipFromRight: AnyTransition { fade }
      public static func flipFromRight(duration: Double) -> AnyTransition { fade(duration: duration) }
    }

    """#
}

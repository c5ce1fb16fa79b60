extension KnownStandIn {
  /// Kingfisher's sources, results, options and processors.
  static let kingfisher = #"""
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    import UIKit

    public typealias KFCrossPlatformImage = UIImage
    public typealias KFCrossPlatformImageView = UIImageView
    public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void
    public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

    // MARK: Sources

    public protocol Resource {
      var cacheKey: String { get }
      var downloadURL: URL { get }
    }

    extension URL: Resource {
      public var cacheKey: String { absoluteString }
      public var downloadURL: URL { self }
    }

    public enum KF {
      public struct ImageResource: Resource {
        public let cacheKey: String
        public let downloadURL: URL

        public init(downloadURL: URL, cacheKey: String? = nil) {
          self.downloadURL = downloadURL
          self.cacheKey = cacheKey ?? downloadURL.absoluteString
        }
      }

      public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder { Builder(url) }
      public static func resource(_ resource: Resource?) -> Builder { Builder(resource?.downloadURL) }

      @MainActor public final class Builder {
        private let url: URL?
        private var shown: UIImage?
        private var options: KingfisherOptionsInfo = []
        private var succeeded: ((RetrieveImageResult) -> Void)?
        private var failed: ((KingfisherError) -> Void)?

        nonisolated fileprivate init(_ url: URL?) { self.url = url }

        public func placeholder(_ image: UIImage?) -> Self {
          shown = image
          return self
        }
        public func setProcessor(_ processor: ImageProcessor) -> Self {
          options.append(.processor(processor))
          return self
        }
        public func fade(duration: TimeInterval) -> Self { self }
        public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
        public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
        public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
        public func forceRefresh(_ enabled: Bool = true) -> Self { self }
        public func scaleFactor(_ factor: CGFloat) -> Self { self }
        public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
          succeeded = block
          return self
        }
        public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
          failed = block
          return self
        }
        @discardableResult public func set(to imageView: UIImageView) -> DownloadTask? {
          let (succeeded, failed) = (succeeded, failed)
          return imageView.kf.setImage(
            with: url, placeholder: shown, options: options,
            completionHandler: { result in
              switch result {
              case .success(let value): succeeded?(value)
              case .failure(let error): failed?(error)
              }
            })
        }
      }
    }

    public typealias ImageResource = KF.ImageResource

    public enum Source {
      case network(Resource)
      case provider(ImageDataProvider)

      public var url: URL? { if case .network(let resource) = self { resource.downloadURL } else { nil } }
      public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
      }
    }

    public protocol ImageDataProvider {
      var cacheKey: String { get }
      func data(handler: @escaping (Result<Data, Error>) -> Void)
    }

    public struct LocalFileImageDataProvider: ImageDataProvider {
      public let fileURL: URL
      public let cacheKey: String

      public init(fileURL: URL, cacheKey: String? = nil) {
        self.fileURL = fileURL
        self.cacheKey = cacheKey ?? fileURL.absoluteString
      }
      public func data(handler: @escaping (Result<Data, Error>) -> Void) { handler(Result { try Data(contentsOf: fileURL) }) }
    }

    // MARK: Results

    public enum KingfisherError: LocalizedError {
      case noPicture(URL?, Error?)
      case emptySource
      case notCurrentSource

      public var errorDescription: String? {
        switch self {
        case .noPicture(let url, let error): "\(url?.absoluteString ?? ""): \(error?.localizedDescription ?? "no picture")"
        case .emptySource: "There is no source."
        case .notCurrentSource: "The view shows a later source."
        }
      }
      public var isTaskCancelled: Bool { false }
      public var isNotCurrentTask: Bool { if case .notCurrentSource = self { true } else { false } }
    }

    public enum CacheType: Sendable {
      case none, memory, disk
      public var cached: Bool { self != .none }
    }

    public struct RetrieveImageResult {
      public let image: UIImage
      public let cacheType: CacheType
      public let source: Source
      public let originalSource: Source
    }

    public struct ImageLoadingResult {
      public let image: UIImage
      public let url: URL?
      public let originalData: Data
    }

    public struct ImageCacheResult {
      public let image: UIImage?
      public let cacheType: CacheType
    }

    public final class DownloadTask: @unchecked Sendable {
      fileprivate let task: URLSessionTask?

      fileprivate init(_ task: URLSessionTask?) { self.task = task }
      public func cancel() { task?.cancel() }
    }

    // MARK: Options

    public enum ImageTransition {
      case none
      case fade(TimeInterval)
      case flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval)
    }

    /// Only processors change the displayed image.
    public enum KingfisherOptionsInfoItem {
      case targetCache(ImageCache), originalCache(ImageCache), downloader(ImageDownloader)
      case transition(ImageTransition)
      case downloadPriority(Float)
      case forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly, waitForCache, onlyFromCache
      case backgroundDecode, preloadAllAnimationData, keepCurrentImageWhileLoading, onlyLoadFirstFrame, cacheOriginalImage
      case loadDiskFileSynchronously, alsoPrefetchToMemory, lowDataMode(Source?)
      case scaleFactor(CGFloat)
      case callbackQueue(DispatchQueue)
      case processor(ImageProcessor)
      case onFailureImage(UIImage?)
      case requestModifier(ImageDownloadRequestModifier)
      case diskCacheExpiration(StorageExpiration), memoryCacheExpiration(StorageExpiration)
    }

    public enum StorageExpiration: Sendable {
      case never, expired
      case seconds(TimeInterval)
      case days(Int)
      case date(Date)
    }

    public protocol ImageDownloadRequestModifier { func modified(for request: URLRequest) -> URLRequest? }

    public struct AnyModifier: ImageDownloadRequestModifier {
      private let block: (URLRequest) -> URLRequest?

      public init(modify: @escaping (URLRequest) -> URLRequest?) { block = modify }
      public func modified(for request: URLRequest) -> URLRequest? { block(request) }
    }

    public protocol ImageProcessor {
      var identifier: String { get }
      @MainActor func process(_ image: UIImage) -> UIImage
    }

    public struct DefaultImageProcessor: ImageProcessor {
      public static var `default`: DefaultImageProcessor { DefaultImageProcessor() }
      public let identifier = ""

      public init() {}
      public func process(_ image: UIImage) -> UIImage { image }
    }

    public struct DownsamplingImageProcessor: ImageProcessor {
      public let size: CGSize
      public var identifier: String { "Downsampling(\(size))" }

      public init(size: CGSize) { self.size = size }

      /// Scales the image to fit the size, without enlarging it, and keeps its aspect ratio.
      public func process(_ image: UIImage) -> UIImage {
        let factor = min(size.width / max(image.size.width, 1), size.height / max(image.size.height, 1), 1)
        return image.drawn(in: CGSize(width: image.size.width * factor, height: image.size.height * factor))
      }
    }

    public enum ContentMode: Sendable { case none, aspectFit, aspectFill }

    public struct ResizingImageProcessor: ImageProcessor {
      public let referenceSize: CGSize
      public let targetContentMode: ContentMode
      public var identifier: String { "Resizing(\(referenceSize), \(targetContentMode))" }

      public init(referenceSize: CGSize, mode: ContentMode = .none) { (self.referenceSize, targetContentMode) = (referenceSize, mode) }

      public func process(_ image: UIImage) -> UIImage {
        let (width, height) = (referenceSize.width / max(image.size.width, 1), referenceSize.height / max(image.size.height, 1))
        guard targetContentMode != .none else { return image.drawn(in: referenceSize) }
        let factor = targetContentMode == .aspectFit ? min(width, height) : max(width, height)
        return image.drawn(in: CGSize(width: image.size.width * factor, height: image.size.height * factor))
      }
    }

    public struct RoundCornerImageProcessor: ImageProcessor {
      private let radius: CGFloat
      private let targetSize: CGSize?
      public var identifier: String { "RoundCorner(\(radius))" }

      public init(cornerRadius: CGFloat, targetSize: CGSize? = nil, backgroundColor: UIColor? = nil) {
        (radius, self.targetSize) = (cornerRadius, targetSize)
      }

      public func process(_ image: UIImage) -> UIImage { image.drawn(in: targetSize ?? image.size, radius: radius) }
    }

    public struct CroppingImageProcessor: ImageProcessor {
      public let size: CGSize
      public let anchor: CGPoint
      public var identifier: String { "Cropping(\(size), \(anchor))" }

      public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) { (self.size, self.anchor) = (size, anchor) }

      public func process(_ image: UIImage) -> UIImage {
        let origin = CGPoint(x: (size.width - image.size.width) * anchor.x, y: (size.height - image.size.height) * anchor.y)
        return UIGraphicsImageRenderer(size: size).image { _ in image.draw(at: origin) }
      }
    }

    /// Returns the image unchanged: it isn't blurred.
    public struct BlurImageProcessor: ImageProcessor {
      public let blurRadius: CGFloat
      public var identifier: String { "Blur(\(blurRadius))" }

      public init(blurRadius: CGFloat) { self.blurRadius = blurRadius }
      public func process(_ image: UIImage) -> UIImage { image }
    }

    private struct TwoProcessors: ImageProcessor {
      let first: ImageProcessor
      let second: ImageProcessor
      var identifier: String { "\(first.identifier)|>\(second.identifier)" }
      func process(_ image: UIImage) -> UIImage { second.process(first.process(image)) }
    }

    infix operator |> : AdditionPrecedence
    public func |> (left: ImageProcessor, right: ImageProcessor) -> ImageProcessor { TwoProcessors(first: left, second: right) }

    extension ImageProcessor {
      public func append(another: ImageProcessor) -> ImageProcessor { self |> another }
    }

    extension UIImage {
      @MainActor fileprivate func drawn(in size: CGSize, radius: CGFloat = 0) -> UIImage {
        guard size.width > 0, size.height > 0 else { return self }
        return UIGraphicsImageRenderer(size: size).image { _ in
          let bounds = CGRect(origin: .zero, size: size)
          if radius > 0 { UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip() }
          draw(in: bounds)
        }
      }
    }

    """#
}

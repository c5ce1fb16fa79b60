extension KnownStandIn {
  /// Kingfisher's manager and views; images are loaded by a session of Foundation's.
  static let kingfisherViews = #"""

    // MARK: Loading

    /// Loads images with Foundation's shared session, without a cache.
    public final class KingfisherManager: @unchecked Sendable {
      public static let shared = KingfisherManager()

      public var defaultOptions: KingfisherOptionsInfo = []
      public var cache: ImageCache { .default }
      public var downloader: ImageDownloader { .default }

      @discardableResult public func retrieveImage(
        with resource: Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
      ) -> DownloadTask? {
        retrieveImage(with: .network(resource), options: options, completionHandler: completionHandler)
      }

      @discardableResult public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
      ) -> DownloadTask? {
        nonisolated(unsafe) let options = (options ?? []) + defaultOptions
        nonisolated(unsafe) let source = source
        nonisolated(unsafe) let completionHandler = completionHandler
        @Sendable func finish(_ data: Data?, _ error: Error?) {
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              guard var image = data.flatMap({ UIImage(data: $0) }) else {
                completionHandler?(.failure(.noPicture(source.url, error)))
                return
              }
              for case .processor(let processor) in options { image = processor.process(image) }
              completionHandler?(
                .success(RetrieveImageResult(image: image, cacheType: .none, source: source, originalSource: source)))
            }
          }
        }
        guard case .network(let resource) = source else {
          if case .provider(let provider) = source { provider.data { finish(try? $0.get(), nil) } }
          return nil
        }
        var request = URLRequest(url: resource.downloadURL)
        for case .requestModifier(let modifier) in options { request = modifier.modified(for: request) ?? request }
        let task = URLSession.shared.dataTask(with: request) { data, _, error in finish(data, error) }
        task.resume()
        return DownloadTask(task)
      }
    }

    public final class ImageDownloader: @unchecked Sendable {
      public static let `default` = ImageDownloader()

      public var downloadTimeout: TimeInterval = 15
      public var trustedHosts: Set<String>?

      @discardableResult public func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? {
        KingfisherManager.shared.retrieveImage(with: url, options: options) { result in
          completionHandler?(result.map { ImageLoadingResult(image: $0.image, url: url, originalData: $0.image.pngData() ?? Data()) })
        }
      }
    }

    /// Caches nothing.
    public final class ImageCache: @unchecked Sendable {
      public struct Storage: Sendable {
        public struct Config: Sendable {
          public var totalCostLimit = 0
          public var countLimit = 0
          public var sizeLimit: UInt = 0
          public var expiration = StorageExpiration.days(7)
        }
        public var config = Config()
      }

      public static let `default` = ImageCache(name: "default")

      public var memoryStorage = Storage()
      public var diskStorage = Storage()

      public init(name: String) {}

      public func store(_ image: UIImage, original: Data? = nil, forKey key: String, toDisk: Bool = true) {}
      public func removeImage(forKey key: String) {}
      public func clearMemoryCache() {}
      public func clearDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
      public func clearCache(completion handler: (() -> Void)? = nil) { handler?() }
      public func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) { handler?() }
      public func isCached(forKey key: String) -> Bool { false }
      public func imageCachedType(forKey key: String) -> CacheType { .none }
      public func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { nil }
      public func retrieveImage(forKey key: String, completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?) {
        completionHandler?(.success(ImageCacheResult(image: nil, cacheType: .none)))
      }
      public func calculateDiskStorageSize(completion handler: @escaping (Result<UInt, KingfisherError>) -> Void) { handler(.success(0)) }
    }

    /// Prefetches nothing.
    public final class ImagePrefetcher {
      public init(
        urls: [URL], options: KingfisherOptionsInfo? = nil,
        completionHandler: (([Resource], [Resource], [Resource]) -> Void)? = nil
      ) {}
      public func start() {}
      public func stop() {}
    }

    // MARK: Views

    public protocol Placeholder {}
    extension UIImage: Placeholder {}
    extension UIView: Placeholder {}

    public enum IndicatorType { case none, activity, image(imageData: Data) }

    @preconcurrency @MainActor public struct KingfisherWrapper<Base> {
      public let base: Base
    }

    @preconcurrency @MainActor public protocol KingfisherCompatible {}
    extension KingfisherCompatible {
      public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(base: self) }
        set {}
      }
    }
    extension UIImageView: KingfisherCompatible {}
    extension UIButton: KingfisherCompatible {}

    @MainActor private var wanted: [ObjectIdentifier: URL] = [:]

    extension KingfisherWrapper where Base: UIView {
      /// The view displays the most recently requested image.
      fileprivate func load(
        _ source: Source?, _ options: KingfisherOptionsInfo?,
        _ completed: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?, show: @escaping @MainActor (Base, UIImage?) -> Void
      ) -> DownloadTask? {
        let key = ObjectIdentifier(base)
        wanted[key] = source?.url
        guard let source else {
          completed?(.failure(.emptySource))
          return nil
        }
        return KingfisherManager.shared.retrieveImage(with: source, options: options) { [weak base] result in
          MainActor.assumeIsolated {
            guard let base, wanted[key] == source.url else {
              completed?(.failure(.notCurrentSource))
              return
            }
            if case .success(let value) = result { show(base, value.image) }
            if case .failure = result {
              for case .onFailureImage(let image) in options ?? [] { show(base, image) }
            }
            completed?(result)
          }
        }
      }

      public func cancelDownloadTask() { wanted[ObjectIdentifier(base)] = nil }
      public func cancelImageDownloadTask() { cancelDownloadTask() }
    }

    extension KingfisherWrapper where Base: UIImageView {
      /// Has no effect: no indicator is displayed.
      public var indicatorType: IndicatorType {
        get { .none }
        nonmutating set {}
      }

      @discardableResult public func setImage(
        with source: Source?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? {
        base.image = placeholder as? UIImage
        return load(source, options, completionHandler) { $0.image = $1 }
      }

      @discardableResult public func setImage(
        with resource: Resource?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? {
        setImage(
          with: resource.map { Source.network($0) }, placeholder: placeholder, options: options, completionHandler: completionHandler)
      }

      @discardableResult public func setImage(
        with provider: ImageDataProvider?, placeholder: Placeholder? = nil, options: KingfisherOptionsInfo? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? {
        setImage(
          with: provider.map { Source.provider($0) }, placeholder: placeholder, options: options, completionHandler: completionHandler)
      }
    }

    extension KingfisherWrapper where Base: UIButton {
      @discardableResult public func setImage(
        with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? {
        base.setImage(placeholder, for: state)
        return load(resource.map { Source.network($0) }, options, completionHandler) { $0.setImage($1, for: state) }
      }

      @discardableResult public func setBackgroundImage(
        with resource: Resource?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
      ) -> DownloadTask? {
        base.setBackgroundImage(placeholder, for: state)
        return load(resource.map { Source.network($0) }, options, completionHandler) { $0.setBackgroundImage($1, for: state) }
      }
    }

    /// Displays the first frame.
    open class AnimatedImageView: UIImageView {
      public var autoPlayAnimatedImage = true
      public var framePreloadCount = 10
      public var needsPrescaling = true
    }

    """#
}

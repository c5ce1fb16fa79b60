extension KnownStandIn {
  /// Images loaded from URLs, by a session of Foundation's.
  static let webImage = #"""
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    import UIKit

    public typealias SDExternalCompletionBlock = (UIImage?, Error?, SDImageCacheType, URL?) -> Void
    public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

    public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

    public struct SDWebImageOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
      public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
      public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
      public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
      public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
      public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
      public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
      public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
      public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
      public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
      public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
      public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 16)
    }

    /// The name of a setting of a request. None has an effect.
    public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
      public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
      public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
      public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
      public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
    }

    /// An indicator, which isn't displayed.
    public protocol SDWebImageIndicator: NSObjectProtocol {
      func startAnimatingIndicator()
      func stopAnimatingIndicator()
      func updateProgress(_ progress: Double)
    }
    extension SDWebImageIndicator {
      public func startAnimatingIndicator() {}
      public func stopAnimatingIndicator() {}
      public func updateProgress(_ progress: Double) {}
    }

    /// The transition to a new image, which appears immediately.
    public final class SDWebImageTransition: NSObject, Sendable {
      public static var fade: SDWebImageTransition { SDWebImageTransition() }
      public static var flipFromLeft: SDWebImageTransition { SDWebImageTransition() }
      public static var flipFromRight: SDWebImageTransition { SDWebImageTransition() }
      public static var flipFromTop: SDWebImageTransition { SDWebImageTransition() }
      public static var flipFromBottom: SDWebImageTransition { SDWebImageTransition() }
      public static var curlUp: SDWebImageTransition { SDWebImageTransition() }
      public static var curlDown: SDWebImageTransition { SDWebImageTransition() }
      public static func fade(withDuration duration: TimeInterval) -> SDWebImageTransition { SDWebImageTransition() }
    }

    public final class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
      public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
      public static var grayLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
      public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
      public static var whiteLarge: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
      public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
      public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    }

    public final class SDWebImageProgressIndicator: NSObject, SDWebImageIndicator {
      public static var `default`: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
      public static var bar: SDWebImageProgressIndicator { SDWebImageProgressIndicator() }
    }

    /// Loads images with a session of the app, without a cache.
    @MainActor private func load(_ url: URL?, then show: @escaping @MainActor (UIImage?, Error?) -> Void) {
      guard let url else { return show(nil, URLError(.badURL)) }
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        let image = data.flatMap { UIImage(data: $0) }
        DispatchQueue.main.async { MainActor.assumeIsolated { show(image, error) } }
      }
      task.resume()
    }

    @MainActor private var wanted: [ObjectIdentifier: URL] = [:]

    /// A view displays the most recently requested image.
    @MainActor private func load(
      _ url: URL?, for view: UIView, _ options: SDWebImageOptions, _ completed: SDExternalCompletionBlock?,
      show: @escaping @MainActor (UIImage) -> Void
    ) {
      let key = ObjectIdentifier(view)
      wanted[key] = url
      load(url) { [weak view] image, error in
        guard view != nil, wanted[key] == url else { return }
        wanted[key] = nil
        if let image, !options.contains(.avoidAutoSetImage) { show(image) }
        completed?(image, error, .none, url)
      }
    }

    extension UIView {
      public func sd_cancelCurrentImageLoad() { wanted[ObjectIdentifier(self)] = nil }

      /// Has no effect: no indicator is displayed.
      public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { nil }
        set {}
      }

      /// Has no effect: images appear immediately.
      public var sd_imageTransition: SDWebImageTransition? {
        get { nil }
        set {}
      }

      /// Version 4's names of the indicator, which isn't displayed.
      public func sd_setShowActivityIndicatorView(_ show: Bool) {}
      public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {}
    }

    extension UIImageView {
      public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
      ) {
        image = placeholder
        load(url, for: self, options, completed) { [weak self] in self?.image = $0 }
      }

      public func sd_cancelCurrentAnimationImagesLoad() { sd_cancelCurrentImageLoad() }
    }

    extension UIButton {
      public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
      ) {
        setImage(placeholder, for: state)
        load(url, for: self, options, completed) { [weak self] in self?.setImage($0, for: state) }
      }

      public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
      ) {
        setBackgroundImage(placeholder, for: state)
        load(url, for: self, options, completed) { [weak self] in self?.setBackgroundImage($0, for: state) }
      }
    }

    /// Caches nothing.
    public final class SDImageCache: NSObject, Sendable {
      public static let shared = SDImageCache()
      public func clearMemory() {}
      public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
      public func imageFromCache(forKey key: String?) -> UIImage? { nil }
      public func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
      public func imageFromDiskCache(forKey key: String?) -> UIImage? { nil }
      public func totalDiskSize() -> UInt { 0 }
    }

    @preconcurrency @MainActor public final class SDWebImageManager: NSObject {
      public static var shared: SDWebImageManager { SDWebImageManager() }

      public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock? = nil,
        completed: @escaping (UIImage?, Data?, Error?, SDImageCacheType, Bool, URL?) -> Void
      ) {
        load(url) { image, error in completed(image, nil, error, .none, true, url) }
      }
    }

    @preconcurrency @MainActor public final class SDWebImageDownloader: NSObject {
      public static var shared: SDWebImageDownloader { SDWebImageDownloader() }

      public func downloadImage(with url: URL?, completed: @escaping (UIImage?, Data?, Error?, Bool) -> Void) {
        load(url) { image, error in completed(image, nil, error, true) }
      }
    }

    """#
}

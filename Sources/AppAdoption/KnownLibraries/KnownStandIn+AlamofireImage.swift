extension KnownStandIn {
  /// Pictures by Alamofire's requests.
  static let alamofireImage = #"""
    import Alamofire
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    import UIKit

    public typealias Image = UIImage

    public enum AFIError: Error { case requestCancelled, imageSerializationFailed, alamofireError(AFError) }
    public typealias AFIDataResponse<T> = DataResponse<T, AFIError>
    public typealias AFIResult<T> = Result<T, AFIError>

    /// A transformation of a loaded image.
    public protocol ImageFilter { var filter: (Image) -> Image { get } }
    public protocol Sizable { var size: CGSize { get } }
    public protocol Roundable { var radius: CGFloat { get } }

    public struct ScaledToSizeFilter: ImageFilter, Sizable {
      public let size: CGSize
      public init(size: CGSize) { self.size = size }
      public var filter: (Image) -> Image { { $0.af.imageScaled(to: size) } }
    }
    public struct AspectScaledToFitSizeFilter: ImageFilter, Sizable {
      public let size: CGSize
      public init(size: CGSize) { self.size = size }
      public var filter: (Image) -> Image { { $0.af.imageAspectScaled(toFit: size) } }
    }
    public struct AspectScaledToFillSizeFilter: ImageFilter, Sizable {
      public let size: CGSize
      public init(size: CGSize) { self.size = size }
      public var filter: (Image) -> Image { { $0.af.imageAspectScaled(toFill: size) } }
    }
    public struct RoundedCornersFilter: ImageFilter, Roundable {
      public let radius: CGFloat
      public let divideRadiusByImageScale: Bool
      public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        (self.radius, self.divideRadiusByImageScale) = (radius, divideRadiusByImageScale)
      }
      public var filter: (Image) -> Image {
        { $0.af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divideRadiusByImageScale) }
      }
    }
    public struct CircleFilter: ImageFilter {
      public init() {}
      public var filter: (Image) -> Image { { $0.af.imageRoundedIntoCircle() } }
    }
    public struct AspectScaledToFillSizeWithRoundedCornersFilter: ImageFilter, Sizable, Roundable {
      public let size: CGSize
      public let radius: CGFloat
      public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
        (self.size, self.radius) = (size, radius)
      }
      public var filter: (Image) -> Image {
        { $0.af.imageAspectScaled(toFill: size).af.imageRounded(withCornerRadius: radius) }
      }
    }
    public struct AspectScaledToFillSizeCircleFilter: ImageFilter, Sizable {
      public let size: CGSize
      public init(size: CGSize) { self.size = size }
      public var filter: (Image) -> Image { { $0.af.imageAspectScaled(toFill: size).af.imageRoundedIntoCircle() } }
    }

    /// The library's members of a type, behind `af`.
    public struct ImageExtension<Base> {
      public let base: Base
    }

    extension UIImage {
      public var af: ImageExtension<UIImage> { ImageExtension(base: self) }
      public func af_imageScaled(to size: CGSize) -> UIImage { af.imageScaled(to: size) }
      public func af_imageAspectScaled(toFit size: CGSize) -> UIImage { af.imageAspectScaled(toFit: size) }
      public func af_imageAspectScaled(toFill size: CGSize) -> UIImage { af.imageAspectScaled(toFill: size) }
      public func af_imageRoundedIntoCircle() -> UIImage { af.imageRoundedIntoCircle() }
      public func af_imageRounded(withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false) -> UIImage {
        af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divideRadiusByImageScale)
      }
    }

    extension ImageExtension where Base == UIImage {
      private func drawn(_ size: CGSize, in frame: CGRect, clippedBy radius: CGFloat = 0) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = base.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
          if radius > 0 { UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius).addClip() }
          base.draw(in: frame)
        }
      }
      private func scaled(_ size: CGSize, by choose: (CGFloat, CGFloat) -> CGFloat) -> UIImage {
        let factor = choose(size.width / base.size.width, size.height / base.size.height)
        let inner = CGSize(width: base.size.width * factor, height: base.size.height * factor)
        let origin = CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
        return drawn(size, in: CGRect(origin: origin, size: inner))
      }
      public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage {
        drawn(size, in: CGRect(origin: .zero, size: size))
      }
      public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage { scaled(size, by: min) }
      public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage { scaled(size, by: max) }
      public func imageRounded(withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false) -> UIImage {
        let frame = CGRect(origin: .zero, size: base.size)
        return drawn(base.size, in: frame, clippedBy: divideRadiusByImageScale ? radius / base.scale : radius)
      }
      public func imageRoundedIntoCircle() -> UIImage {
        let side = min(base.size.width, base.size.height)
        let origin = CGPoint(x: (side - base.size.width) / 2, y: (side - base.size.height) / 2)
        return drawn(CGSize(width: side, height: side), in: CGRect(origin: origin, size: base.size), clippedBy: side / 2)
      }
    }

    /// Keeps images in memory, without a limit.
    public class AutoPurgingImageCache: ImageRequestCache {
      private var images: [String: Image] = [:]
      public init(memoryCapacity: UInt64 = 100_000_000, preferredMemoryUsageAfterPurge: UInt64 = 60_000_000) {}
      public func add(_ image: Image, withIdentifier identifier: String) { images[identifier] = image }
      @discardableResult public func removeImage(withIdentifier identifier: String) -> Bool {
        images.removeValue(forKey: identifier) != nil
      }
      @discardableResult public func removeAllImages() -> Bool {
        images = [:]
        return true
      }
      public func image(withIdentifier identifier: String) -> Image? { images[identifier] }
    }
    public protocol ImageCache {
      func add(_ image: Image, withIdentifier identifier: String)
      func removeImage(withIdentifier identifier: String) -> Bool
      func removeAllImages() -> Bool
      func image(withIdentifier identifier: String) -> Image?
    }
    public protocol ImageRequestCache: ImageCache {}

    public final class RequestReceipt {}

    public class ImageDownloader {
      public nonisolated(unsafe) static let `default` = ImageDownloader()
      public let imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
      public init() {}
      @discardableResult public func download(
        _ urlRequest: any URLRequestConvertible, filter: (any ImageFilter)? = nil,
        completion: ((AFIDataResponse<Image>) -> Void)? = nil
      ) -> RequestReceipt? {
        AF.request(urlRequest).responseImage { response in
          let result = response.result.map { filter?.filter($0) ?? $0 }.mapError { AFIError.alamofireError($0) }
          completion?(
            AFIDataResponse(
              request: response.request, response: response.response, data: response.data, result: result))
        }
        return RequestReceipt()
      }
    }

    extension DataRequest {
      @discardableResult public func responseImage(
        imageScale: CGFloat = 1, inflateResponseImage: Bool = true, queue: DispatchQueue = .main,
        completionHandler: @escaping (AFDataResponse<Image>) -> Void
      ) -> Self {
        responseData(queue: queue) { response in
          let result = response.result.flatMap { data -> Result<Image, AFError> in
            Image(data: data).map { .success($0) } ?? .failure(.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
          }
          completionHandler(
            AFDataResponse(
              request: response.request, response: response.response, data: response.data, result: result))
        }
      }
    }

    @MainActor private var wanted: [ObjectIdentifier: URL] = [:]

    /// The picture appears immediately.
    public enum ImageTransition {
      case noTransition, crossDissolve(TimeInterval), curlDown(TimeInterval), curlUp(TimeInterval)
      case flipFromBottom(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval)
    }

    @MainActor private func show(
      _ url: URL, for view: UIView, filter: (any ImageFilter)?, _ show: @escaping @MainActor (UIImage) -> Void,
      _ completion: ((AFIDataResponse<UIImage>) -> Void)?
    ) {
      let key = ObjectIdentifier(view)
      wanted[key] = url
      ImageDownloader.default.download(URLRequest(url: url), filter: filter) { [weak view] response in
        MainActor.assumeIsolated {
          guard view != nil, wanted[key] == url else { return }
          wanted[key] = nil
          if case .success(let image) = response.result { show(image) }
          completion?(response)
        }
      }
    }

    extension UIImageView {
      public var af: ImageExtension<UIImageView> { ImageExtension(base: self) }
      public func af_setImage(
        withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        progressQueue: DispatchQueue = .main, imageTransition: ImageTransition = .noTransition,
        runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
      ) { af.setImage(withURL: url, placeholderImage: placeholderImage, filter: filter, completion: completion) }
      public func af_cancelImageRequest() { wanted[ObjectIdentifier(self)] = nil }
    }

    extension ImageExtension where Base: UIImageView {
      @MainActor public func setImage(
        withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        progressQueue: DispatchQueue = .main, imageTransition: ImageTransition = .noTransition,
        runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
      ) {
        if let placeholderImage { base.image = placeholderImage }
        let view = base
        show(url, for: view, filter: filter, { [weak view] in view?.image = $0 }, completion)
      }
      @MainActor public func cancelImageRequest() { wanted[ObjectIdentifier(base)] = nil }
    }

    extension UIButton {
      public var af: ImageExtension<UIButton> { ImageExtension(base: self) }
      public func af_setImage(for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil) {
        af.setImage(for: state, url: url, placeholderImage: placeholderImage)
      }
    }

    extension ImageExtension where Base: UIButton {
      @MainActor public func setImage(
        for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
      ) {
        if let placeholderImage { base.setImage(placeholderImage, for: state) }
        let button = base
        show(url, for: button, filter: filter, { [weak button] in button?.setImage($0, for: state) }, completion)
      }
    }

    """#
}

public import Dispatch
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Requests the bytes of an asset from a delegate. It requests none here: assets aren't loaded.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// Set by `setDelegate(_:queue:)`; its methods are never called.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// Set by `setDelegate(_:queue:)`; stored but unused.
  open private(set) var delegateQueue: DispatchQueue?
  /// Stored but unused: assets aren't loaded.
  open var preloadsEligibleContentKeys = false

  /// Sets `delegate` and `delegateQueue`.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

/// Provides the bytes of assets. Its methods are never called: assets aren't loaded.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

// Optional in AVFoundation.
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// A request for bytes of an asset. None is created: assets aren't loaded.
open class AVAssetResourceLoadingRequest: NSObject {
  /// The address and headers of the request.
  public let request: URLRequest
  /// Set by the delegate with the properties of the bytes.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// The range of the requested bytes.
  public let dataRequest: AVAssetResourceLoadingDataRequest?
  /// Stored but unused: assets aren't loaded.
  open var response: URLResponse?
  /// Stored but unused: assets aren't loaded.
  open var redirect: URLRequest?
  /// Whether `finishLoading()` or `finishLoading(with:)` was called.
  open private(set) var isFinished = false
  /// Always false: requests aren't cancelled.
  open private(set) var isCancelled = false

  init(_ request: URLRequest) {
    self.request = request
    contentInformationRequest = AVAssetResourceLoadingContentInformationRequest()
    dataRequest = AVAssetResourceLoadingDataRequest()
  }

  /// Sets `isFinished`.
  open func finishLoading() { isFinished = true }
  /// Sets `isFinished`. The error has no effect.
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// The properties of an asset's bytes that a delegate sets.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
  /// The type identifier.
  open var contentType: String?
  /// In bytes.
  open var contentLength: Int64 = 0
  /// Whether parts of the bytes can be requested.
  open var isByteRangeAccessSupported = false
  /// The date from which on the bytes have to be requested again.
  open var renewalDate: Date?
}

/// The range of the requested bytes, which a delegate responds to with data. The data isn't kept: assets aren't loaded.
open class AVAssetResourceLoadingDataRequest: NSObject {
  /// The offset of the first requested byte.
  open private(set) var requestedOffset: Int64 = 0
  /// The number of requested bytes.
  open private(set) var requestedLength = 0
  /// Whether all bytes from `requestedOffset` on are requested.
  open private(set) var requestsAllDataToEndOfResource = true
  /// The offset after the last byte of the response.
  open private(set) var currentOffset: Int64 = 0

  /// Adds the number of bytes to `currentOffset`; the data isn't kept.
  open func respond(with data: Data) { currentOffset += Int64(data.count) }
}

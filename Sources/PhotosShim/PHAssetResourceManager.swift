public import HeadlessUIKit

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// How the data of a resource is requested. Stored but unused: it is there at once.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

/// Provides the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  open class func `default`() -> PHAssetResourceManager { StandInScope.shared { PHAssetResourceManager() } }

  /// Passes all data at once, and then the end, or an error if the file can't be read.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let contents = resource.contents
    deliverLater {
      if let contents { handler(contents) }
      completionHandler(contents == nil ? CocoaError(.fileReadNoSuchFile) : nil)
    }
    return 1
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let contents = resource.contents
    deliverLater {
      do {
        guard let contents else { throw CocoaError(.fileReadNoSuchFile) }
        try contents.write(to: fileURL)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    guard let contents = resource.contents else { throw CocoaError(.fileReadNoSuchFile) }
    try contents.write(to: fileURL)
  }

  /// Requests have ended before they could be cancelled.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

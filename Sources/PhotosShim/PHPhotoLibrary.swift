/// The answers of the photo library. By default it is empty, and the permission hasn't been requested.
public struct PhotosAnswers: StandInAnswers {
  public var authorizationStatus = PHAuthorizationStatus.notDetermined
  /// The user's answer to the permission request.
  public var statusAfterRequest = PHAuthorizationStatus.denied
  public var assets: [PHAsset] = []

  public init() {}

  static func current(asked question: String) -> PhotosAnswers {
    StandInScope.answers(framework: "Photos", asked: question)
  }
}

/// Whether an app may use the user's photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// The access that an app asks permission for.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The photos of the device: those of ``PhotosAnswers``. Change blocks are called, and have no effect.
// Unchecked: the class is open, as Apple's is, and stores nothing.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  open class func shared() -> PHPhotoLibrary { StandInScope.shared { PHPhotoLibrary() } }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    PhotosAnswers.current(asked: "whether photos may be seen").authorizationStatus
  }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  private static var statusAfterRequest: PHAuthorizationStatus {
    let answers = PhotosAnswers.current(asked: "whether photos may be seen")
    return answers.authorizationStatus == .notDetermined ? answers.statusAfterRequest : answers.authorizationStatus
  }

  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    let status = statusAfterRequest
    deliverLater { handler(status) }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    statusAfterRequest
  }

  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    changeBlock()
    if let completionHandler { deliverLater { completionHandler(true, nil) } }
  }

  open func performChanges(_ changeBlock: () -> Void) async throws { changeBlock() }

  /// Observers are ignored: the library never changes here.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Never called: the library never changes here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library, which doesn't occur here.
open class PHChange: NSObject {
  /// Nil: the library never changes here.
  open func changeDetails<Object: PHObject>(for object: Object) -> PHObjectChangeDetails<Object>? { nil }
  /// Nil: the library never changes here.
  open func changeDetails<Object: PHObject>(
    for fetchResult: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

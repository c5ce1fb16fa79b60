public import Foundation

/// An error of AVFoundation. Nothing here throws one; apps compare with its codes.
public struct AVError: Error, Hashable, CustomNSError {
  /// A kind of error, with the number of AVFoundation's header.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case fileFormatNotRecognized = -11828
    case operationNotSupportedForAsset = -11838
    case fileFailedToParse = -11829
    case operationCancelled = -11878
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public let code: Code
  public let userInfo: [String: any Sendable]

  public init(_ code: Code, userInfo: [String: any Sendable] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo }

  public static func == (lhs: AVError, rhs: AVError) -> Bool { lhs.code == rhs.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  public static var unknown: Code { .unknown }
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var diskFull: Code { .diskFull }
  public static var operationCancelled: Code { .operationCancelled }
}

/// The domain of AVFoundation's errors.
public var AVFoundationErrorDomain: String { "AVFoundationErrorDomain" }

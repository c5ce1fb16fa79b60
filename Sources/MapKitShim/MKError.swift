public import StandIns

/// The error of a search or of a request for a route.
public struct MKError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    public static var domain: String { MKErrorDomain }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}

public let MKErrorDomain = "MKErrorDomain"

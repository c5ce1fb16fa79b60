/// What attests that an app runs on a genuine device. Not supported, as in the simulator: each request fails.
open class DCDevice: NSObject, @unchecked Sendable {
  open class var current: DCDevice { DCDevice() }
  open var isSupported: Bool { false }

  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    deliverLater { completion(nil, DCError(.featureUnsupported)) }
  }

  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Keys that attest an app's requests. Not supported, as in the simulator: each request fails.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  open class var shared: DCAppAttestService { DCAppAttestService() }
  open var isSupported: Bool { false }

  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    deliverLater { completionHandler(nil, DCError(.featureUnsupported)) }
  }

  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    deliverLater { completionHandler(nil, DCError(.featureUnsupported)) }
  }

  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) {
    deliverLater { completionHandler(nil, DCError(.featureUnsupported)) }
  }

  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}

/// Why a request fails: here always `featureUnsupported`.
public struct DCError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknownSystemFailure = 0, featureUnsupported, invalidInput, invalidKey, serverUnavailable

    public static var domain: String { "com.apple.devicecheck.error" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
}

extension KnownStandIn {
  /// Alamofire 5: errors, responses, and the protocols that apps implement.
  static let alamofireResponses = #"""

    // MARK: Errors and responses

    public enum AFError: Error {
      public enum ParameterEncodingFailureReason {
        case missingURL
        case jsonEncodingFailed(error: Error)
        case customEncodingFailed(error: Error)
      }

      public enum ResponseValidationFailureReason {
        case dataFileNil
        case missingContentType(acceptableContentTypes: [String])
        case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
        case unacceptableStatusCode(code: Int)
        case customValidationFailed(error: Error)
      }

      public enum ResponseSerializationFailureReason {
        case inputDataNilOrZeroLength
        case inputFileNil
        case stringSerializationFailed(encoding: String.Encoding)
        case jsonSerializationFailed(error: Error)
        case decodingFailed(error: Error)
        case customSerializationFailed(error: Error)
      }

      case createURLRequestFailed(error: Error)
      case explicitlyCancelled
      case invalidURL(url: URLConvertible)
      case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
      case requestAdaptationFailed(error: Error)
      case requestRetryFailed(retryError: Error, originalError: Error)
      case responseValidationFailed(reason: ResponseValidationFailureReason)
      case responseSerializationFailed(reason: ResponseSerializationFailureReason)
      case sessionDeinitialized
      case sessionInvalidated(error: Error?)
      case sessionTaskFailed(error: Error)
      case urlRequestValidationFailed(reason: String)
    }

    extension AFError: LocalizedError {
      public var underlyingError: Error? {
        switch self {
        case .createURLRequestFailed(let error), .requestAdaptationFailed(let error), .sessionTaskFailed(let error): error
        case .parameterEncodingFailed(.jsonEncodingFailed(let error)), .parameterEncodingFailed(.customEncodingFailed(let error)): error
        case .responseSerializationFailed(.jsonSerializationFailed(let error)), .responseSerializationFailed(.decodingFailed(let error)),
          .responseSerializationFailed(.customSerializationFailed(let error)):
          error
        case .responseValidationFailed(.customValidationFailed(let error)): error
        case .requestRetryFailed(let error, _): error
        case .sessionInvalidated(let error): error
        default: nil
        }
      }

      public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { return code }
        return nil
      }

      public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
      public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
      public var isResponseValidationError: Bool { if case .responseValidationFailed = self { true } else { false } }
      public var isResponseSerializationError: Bool { if case .responseSerializationFailed = self { true } else { false } }
      public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
      public var isParameterEncodingError: Bool { if case .parameterEncodingFailed = self { true } else { false } }

      public var errorDescription: String? {
        switch self {
        case .explicitlyCancelled: "Request explicitly cancelled."
        case .invalidURL(let url): "URL is not valid: \(url)"
        case .responseValidationFailed(.unacceptableStatusCode(let code)): "Response status code was unacceptable: \(code)."
        case .responseSerializationFailed(.inputDataNilOrZeroLength): "Response could not be serialized, input data was nil or zero length."
        default: underlyingError?.localizedDescription ?? "\(self)"
        }
      }
    }

    extension Error {
      public var asAFError: AFError? { self as? AFError }
    }

    public typealias AFResult<Success> = Result<Success, AFError>
    public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
    public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>

    extension Result {
      public var isSuccess: Bool { if case .success = self { true } else { false } }
      public var isFailure: Bool { !isSuccess }
      public var value: Success? { try? get() }
      public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
    }

    public struct DataResponse<Success, Failure: Error> {
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public let data: Data?
      public let serializationDuration: TimeInterval
      public let result: Result<Success, Failure>

      public init(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, serializationDuration: TimeInterval = 0,
        result: Result<Success, Failure>
      ) {
        (self.request, self.response, self.data) = (request, response, data)
        (self.serializationDuration, self.result) = (serializationDuration, result)
      }

      public var value: Success? { result.value }
      public var error: Failure? { result.error }

      public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
        DataResponse<New, Failure>(request: request, response: response, data: data, result: result.map(transform))
      }
      public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
        DataResponse<Success, New>(request: request, response: response, data: data, result: result.mapError(transform))
      }
    }

    public struct DownloadResponse<Success, Failure: Error> {
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public let fileURL: URL?
      public let result: Result<Success, Failure>

      public var value: Success? { result.value }
      public var error: Failure? { result.error }
    }

    public protocol DataResponseSerializerProtocol<SerializedObject> {
      associatedtype SerializedObject
      func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?) throws -> SerializedObject
    }

    public typealias ResponseSerializer = DataResponseSerializerProtocol

    public protocol DataDecoder {
      func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
    }

    extension JSONDecoder: DataDecoder {}
    extension PropertyListDecoder: DataDecoder {}

    public struct Empty: Codable, Sendable {
      public static let value = Empty()
    }

    public protocol RequestAdapter {
      func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void)
    }

    public enum RetryResult {
      case retry, doNotRetry
      case retryWithDelay(TimeInterval)
      case doNotRetryWithError(Error)
    }

    public protocol RequestRetrier {
      func retry(_ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void)
    }

    public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

    extension RequestInterceptor {
      public func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void) {
        completion(.success(urlRequest))
      }
      public func retry(_ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
        completion(.doNotRetry)
      }
    }

    /// Its methods are never called.
    public protocol EventMonitor {
      var queue: DispatchQueue { get }
      func requestDidResume(_ request: Request)
      func requestDidFinish(_ request: Request)
      func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
    }

    extension EventMonitor {
      public var queue: DispatchQueue { .main }
      public func requestDidResume(_ request: Request) {}
      public func requestDidFinish(_ request: Request) {}
      public func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>) {}
    }

    /// The network is always reachable.
    open class NetworkReachabilityManager {
      public enum NetworkReachabilityStatus: Equatable, Sendable {
        public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }
        case unknown, notReachable
        case reachable(ConnectionType)
      }

      public typealias Listener = (NetworkReachabilityStatus) -> Void

      public static var `default`: NetworkReachabilityManager? { NetworkReachabilityManager() }

      public init?() {}
      public init?(host: String) {}

      open var isReachable: Bool { true }
      open var isReachableOnCellular: Bool { false }
      open var isReachableOnEthernetOrWiFi: Bool { true }
      open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
      open var listener: Listener?

      @discardableResult
      open func startListening(onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener) -> Bool {
        nonisolated(unsafe) let listener = listener
        queue.async { listener(.reachable(.ethernetOrWiFi)) }
        return true
      }
      @discardableResult open func startListening() -> Bool { true }
      open func stopListening() {}
    }

    public protocol ServerTrustEvaluating {}
    public struct DisabledTrustEvaluator: ServerTrustEvaluating { public init() {} }
    public struct DefaultTrustEvaluator: ServerTrustEvaluating { public init(validateHost: Bool = true) {} }

    /// Certificates aren't compared.
    public final class ServerTrustManager {
      public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: ServerTrustEvaluating]) {}
    }

    /// The parts of a multipart body.
    open class MultipartFormData {
      public let boundary = "onionskin.boundary"
      private var body = Data()

      public init() {}

      open var contentType: String { "multipart/form-data; boundary=\(boundary)" }

      open func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\""
        if let fileName { head += "; filename=\"\(fileName)\"" }
        head += "\r\n"
        if let mimeType { head += "Content-Type: \(mimeType)\r\n" }
        body += Data((head + "\r\n").utf8) + data + Data("\r\n".utf8)
      }

      open func append(_ fileURL: URL, withName name: String) {
        append((try? Data(contentsOf: fileURL)) ?? Data(), withName: name, fileName: fileURL.lastPathComponent)
      }

      open func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
        append((try? Data(contentsOf: fileURL)) ?? Data(), withName: name, fileName: fileName, mimeType: mimeType)
      }

      open func encode() throws -> Data { body + Data("--\(boundary)--\r\n".utf8) }
    }

    """#
}

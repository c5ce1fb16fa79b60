extension KnownStandIn {
  /// Alamofire 5: requests, sent by a session of Foundation's.
  static let alamofireRequests = #"""

    // MARK: Requests and sessions

    /// A request; the first response handler starts it.
    open class Request: @unchecked Sendable {
      public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }

      public let id = UUID()
      fileprivate let made: Result<URLRequest, AFError>
      fileprivate let session: Session
      fileprivate let lock = NSRecursiveLock()
      fileprivate var outcome: (data: Data?, response: HTTPURLResponse?, error: AFError?)?
      fileprivate var waiting: [() -> Void] = []
      fileprivate var checks: [(URLRequest?, HTTPURLResponse, Data?) -> Error?] = []
      public private(set) var task: URLSessionTask?
      public private(set) var state = State.initialized
      public let uploadProgress = Progress(totalUnitCount: 0)
      public let downloadProgress = Progress(totalUnitCount: 0)

      fileprivate init(_ made: Result<URLRequest, AFError>, _ session: Session) { (self.made, self.session) = (made, session) }

      public var request: URLRequest? { made.value }
      public var response: HTTPURLResponse? { outcome?.response }
      public var error: AFError? { outcome?.error }
      public var data: Data? { outcome?.data }
      public var isCancelled: Bool { state == .cancelled }
      public var isFinished: Bool { state == .finished }
      public var isResumed: Bool { state == .resumed }

      @discardableResult public func resume() -> Self {
        lock.lock()
        defer { lock.unlock() }
        guard state == .initialized || state == .suspended else { return self }
        state = .resumed
        if let task {
          task.resume()
          return self
        }
        switch made {
        case .failure(let error): finish(nil, nil, error)
        case .success(let request):
          guard let interceptor = session.interceptor else { return start(request) }
          interceptor.adapt(request, for: session) { result in
            switch result {
            case .success(let request): self.start(request)
            case .failure(let error): self.finish(nil, nil, .requestAdaptationFailed(error: error))
            }
          }
        }
        return self
      }

      @discardableResult private func start(_ request: URLRequest) -> Self {
        let task = session.session.dataTask(with: request) { data, response, error in
          let failure = error.map { AFError.sessionTaskFailed(error: $0) }
          self.finish(data, response as? HTTPURLResponse, failure)
        }
        self.task = task
        task.resume()
        return self
      }

      @discardableResult public func suspend() -> Self {
        task?.suspend()
        state = .suspended
        return self
      }

      @discardableResult public func cancel() -> Self {
        task?.cancel()
        finish(nil, nil, .explicitlyCancelled)
        state = .cancelled
        return self
      }

      private func finish(_ data: Data?, _ response: HTTPURLResponse?, _ error: AFError?) {
        lock.lock()
        defer { lock.unlock() }
        guard outcome == nil else { return }
        var error = error
        if error == nil, let response, let failed = checks.lazy.compactMap({ $0(self.request, response, data) }).first {
          error = failed as? AFError ?? .responseValidationFailed(reason: .customValidationFailed(error: failed))
        }
        outcome = (data, response, error)
        state = .finished
        for handler in waiting { handler() }
        waiting = []
      }

      fileprivate func whenFinished(_ handler: @escaping () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        if outcome != nil { handler() } else { waiting.append(handler) }
        if session.startRequestsImmediately { resume() }
      }

      @discardableResult public func authenticate(username: String, password: String) -> Self { self }
      @discardableResult public func uploadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { self }
      @discardableResult public func downloadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { self }
      @discardableResult public func redirect(using handler: Any) -> Self { self }

      public func cURLDescription() -> String { "$ curl -v \"\(request?.url?.absoluteString ?? "")\"" }
      @discardableResult public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self {
        handler(cURLDescription())
        return self
      }
    }

    extension Request: CustomStringConvertible {
      public var description: String { "\(request?.httpMethod ?? "GET") \(request?.url?.absoluteString ?? "")" }
    }

    extension Request: Equatable, Hashable {
      public static func == (left: Request, right: Request) -> Bool { left === right }
      public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    open class DataRequest: Request, @unchecked Sendable {
      public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, Error>

      @discardableResult public func validate(_ validation: @escaping Validation) -> Self {
        checks.append { validation($0, $1, $2).error }
        return self
      }
      @discardableResult public func validate<S: Sequence>(statusCode acceptable: S) -> Self where S.Element == Int {
        let acceptable = Array(acceptable)
        checks.append { _, response, _ in
          acceptable.contains(response.statusCode)
            ? nil : AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode))
        }
        return self
      }
      @discardableResult public func validate<S: Sequence>(contentType acceptable: @autoclosure () -> S) -> Self where S.Element == String {
        self
      }
      @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }

      fileprivate func finish<T>(
        _ queue: DispatchQueue, _ completion: @escaping (AFDataResponse<T>) -> Void, _ read: @escaping (Data?) throws -> T
      ) {
        whenFinished {
          let outcome = self.outcome
          var result: Result<T, AFError>
          if let error = outcome?.error {
            result = .failure(error)
          } else {
            do { result = .success(try read(outcome?.data)) } catch {
              result = .failure(error as? AFError ?? .responseSerializationFailed(reason: .customSerializationFailed(error: error)))
            }
          }
          nonisolated(unsafe) let response = AFDataResponse<T>(
            request: self.request, response: outcome?.response, data: outcome?.data, result: result)
          nonisolated(unsafe) let completion = completion
          queue.async { completion(response) }
        }
      }

      fileprivate static func present(_ data: Data?) throws -> Data {
        guard let data, !data.isEmpty else { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }
        return data
      }

      @discardableResult
      public func response(queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void) -> Self {
        finish(queue, completionHandler) { $0 }
        return self
      }

      @discardableResult
      public func response<S: DataResponseSerializerProtocol>(
        queue: DispatchQueue = .main, responseSerializer: S, completionHandler: @escaping (AFDataResponse<S.SerializedObject>) -> Void
      ) -> Self {
        finish(queue, completionHandler) {
          try responseSerializer.serialize(request: self.request, response: self.response, data: $0, error: nil)
        }
        return self
      }

      @discardableResult
      public func responseData(queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void) -> Self {
        finish(queue, completionHandler) { try Self.present($0) }
        return self
      }

      @discardableResult
      public func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil, completionHandler: @escaping (AFDataResponse<String>) -> Void
      ) -> Self {
        finish(queue, completionHandler) { data in
          guard let text = String(data: try Self.present(data), encoding: encoding ?? .utf8) else {
            throw AFError.responseSerializationFailed(reason: .stringSerializationFailed(encoding: encoding ?? .utf8))
          }
          return text
        }
        return self
      }

      @discardableResult
      public func responseJSON(
        queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
        completionHandler: @escaping (AFDataResponse<Any>) -> Void
      ) -> Self {
        finish(queue, completionHandler) { data in
          let data = try Self.present(data)
          do { return try JSONSerialization.jsonObject(with: data, options: options) } catch {
            throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
          }
        }
        return self
      }

      @discardableResult
      public func responseDecodable<T: Decodable>(
        of type: T.Type = T.self, queue: DispatchQueue = .main, decoder: DataDecoder = JSONDecoder(),
        completionHandler: @escaping (AFDataResponse<T>) -> Void
      ) -> Self {
        finish(queue, completionHandler) { data in try Self.decode(type, data, decoder) }
        return self
      }

      fileprivate static func decode<T: Decodable>(_ type: T.Type, _ data: Data?, _ decoder: DataDecoder) throws -> T {
        let data = try present(data)
        do { return try decoder.decode(type, from: data) } catch {
          throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
        }
      }

      public func serializingData() -> DataTask<Data> { DataTask(self) { try Self.present($0) } }
      public func serializingString() -> DataTask<String> { DataTask(self) { String(decoding: try Self.present($0), as: UTF8.self) } }
      public func serializingDecodable<T: Decodable>(_ type: T.Type = T.self, decoder: DataDecoder = JSONDecoder()) -> DataTask<T> {
        DataTask(self) { try Self.decode(type, $0, decoder) }
      }
    }

    /// The response of a request, to be awaited.
    public struct DataTask<Value>: @unchecked Sendable {
      private let request: DataRequest
      private let read: (Data?) throws -> Value

      fileprivate init(_ request: DataRequest, _ read: @escaping (Data?) throws -> Value) { (self.request, self.read) = (request, read) }

      public var response: DataResponse<Value, AFError> {
        get async {
          await withCheckedContinuation { continuation in
            request.finish(.global(), { response in
              nonisolated(unsafe) let response = response
              continuation.resume(returning: response)
            }, read)
          }
        }
      }
      public var result: Result<Value, AFError> { get async { await response.result } }
      public var value: Value { get async throws { try await result.get() } }
      public func cancel() { request.cancel() }
    }

    open class UploadRequest: DataRequest, @unchecked Sendable {}

    open class DownloadRequest: DataRequest, @unchecked Sendable {
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let createIntermediateDirectories = Options(rawValue: 1)
        public static let removePreviousFile = Options(rawValue: 2)
      }
      public typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (destinationURL: URL, options: Options)
    }

    open class Session: @unchecked Sendable {
      public static let `default` = Session()

      public let session: URLSession
      public let interceptor: RequestInterceptor?
      public let startRequestsImmediately: Bool

      public init(
        configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true,
        interceptor: RequestInterceptor? = nil, serverTrustManager: ServerTrustManager? = nil, eventMonitors: [EventMonitor] = []
      ) {
        session = URLSession(configuration: configuration)
        (self.interceptor, self.startRequestsImmediately) = (interceptor, startRequestsImmediately)
      }

      public var sessionConfiguration: URLSessionConfiguration { session.configuration }

      private func make(_ build: () throws -> URLRequest) -> Result<URLRequest, AFError> {
        Result { try build() }.mapError { $0 as? AFError ?? .createURLRequestFailed(error: $0) }
      }

      public typealias RequestModifier = (inout URLRequest) throws -> Void

      open func request(
        _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil, interceptor: RequestInterceptor? = nil,
        requestModifier: RequestModifier? = nil
      ) -> DataRequest {
        let made = make {
          var request = try URLRequest(url: convertible, method: method, headers: headers)
          try requestModifier?(&request)
          return try encoding.encode(request, with: parameters)
        }
        return DataRequest(made, self)
      }

      open func request<Parameters: Encodable>(
        _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters?,
        encoder: ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
        interceptor: RequestInterceptor? = nil, requestModifier: RequestModifier? = nil
      ) -> DataRequest {
        let made = make {
          var request = try URLRequest(url: convertible, method: method, headers: headers)
          try requestModifier?(&request)
          return try encoder.encode(parameters, into: request)
        }
        return DataRequest(made, self)
      }

      open func request(_ convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil) -> DataRequest {
        DataRequest(make { try convertible.asURLRequest() }, self)
      }

      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, to url: URLConvertible, usingThreshold: UInt64 = 10_000_000,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: RequestInterceptor? = nil
      ) -> UploadRequest {
        let form = MultipartFormData()
        multipartFormData(form)
        let made = make {
          var request = try URLRequest(url: url, method: method, headers: headers)
          request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
          request.httpBody = try form.encode()
          return request
        }
        return UploadRequest(made, self)
      }

      open func upload(
        _ data: Data, to url: URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: RequestInterceptor? = nil
      ) -> UploadRequest {
        let made = make {
          var request = try URLRequest(url: url, method: method, headers: headers)
          request.httpBody = data
          return request
        }
        return UploadRequest(made, self)
      }

      open func download(
        _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil, interceptor: RequestInterceptor? = nil,
        to destination: DownloadRequest.Destination? = nil
      ) -> DownloadRequest {
        DownloadRequest(make { try encoding.encode(URLRequest(url: convertible, method: method, headers: headers), with: parameters) }, self)
      }

      open func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil) {
        nonisolated(unsafe) let completion = completion
        queue.async { completion?() }
      }
    }

    public typealias SessionManager = Session

    public let AF = Session.default

    /// As in Alamofire 4: `Alamofire.request(...)`.
    @discardableResult
    public func request(
      _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
      encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> DataRequest {
      AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
    }

    /// As in Alamofire 4: `Alamofire.request(...)`.
    @discardableResult public func request(_ urlRequest: URLRequestConvertible) -> DataRequest { AF.request(urlRequest) }

    """#
}

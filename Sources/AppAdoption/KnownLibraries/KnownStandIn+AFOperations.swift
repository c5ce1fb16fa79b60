extension KnownStandIn {
  /// AFNetworking 2's managers, whose requests are operations.
  static let afOperations = #"""
    /// A request with its answer. It isn't run by a queue: the manager loads it.
    open class AFHTTPRequestOperation: Operation, @unchecked Sendable {
      public let request: URLRequest
      public internal(set) var response: HTTPURLResponse?
      public internal(set) var responseData: Data?
      public internal(set) var responseObject: Any?
      public internal(set) var error: Error?
      public var responseString: String? { responseData.flatMap { String(data: $0, encoding: .utf8) } }
      public var responseSerializer = AFHTTPResponseSerializer()
      var task: URLSessionDataTask?
      private var completion: (() -> Void)?

      public init(request: URLRequest) { self.request = request }

      public func setCompletionBlockWithSuccess(
        _ success: ((AFHTTPRequestOperation, Any) -> Void)?, failure: ((AFHTTPRequestOperation, Error) -> Void)?
      ) {
        completion = { [unowned self] in
          if let error { failure?(self, error) } else { success?(self, responseObject ?? NSNull()) }
        }
      }

      open override func start() {
        let serializer = responseSerializer
        task = URLSession.shared.dataTask(with: request) { data, response, error in
          self.end(data, response, error, serializer)
          DispatchQueue.main.async { self.completion?() }
        }
        task?.resume()
      }

      open override func cancel() {
        task?.cancel()
        super.cancel()
      }

      func end(_ data: Data?, _ response: URLResponse?, _ error: Error?, _ serializer: AFHTTPResponseSerializer) {
        (self.response, responseData, self.error) = (response as? HTTPURLResponse, data, error)
        if error == nil, let code = self.response?.statusCode, !serializer.acceptableStatusCodes.contains(code) {
          self.error = URLError(.badServerResponse)
        }
        guard self.error == nil, let data else { return }
        do { responseObject = try serializer.object(of: data) } catch { self.error = error }
      }
    }

    open class AFHTTPRequestOperationManager: NSObject, NSCoding {
      public typealias Success = (AFHTTPRequestOperation, Any) -> Void
      public typealias Failure = (AFHTTPRequestOperation?, Error) -> Void

      public let baseURL: URL?
      open var requestSerializer = AFHTTPRequestSerializer()
      open var responseSerializer: AFHTTPResponseSerializer = AFJSONResponseSerializer()
      public var securityPolicy = AFSecurityPolicy()
      public var operationQueue = OperationQueue()
      public var reachabilityManager: AFNetworkReachabilityManager { .shared() }

      public init(baseURL url: URL?) { baseURL = url }
      public override convenience init() { self.init(baseURL: nil) }
      public required init?(coder: NSCoder) { nil }
      public func encode(with coder: NSCoder) {}
      public class func manager() -> AFHTTPRequestOperationManager { AFHTTPRequestOperationManager(baseURL: nil) }

      @discardableResult open func get(
        _ URLString: String, parameters: Any? = nil, success: Success? = nil, failure: Failure? = nil
      ) -> AFHTTPRequestOperation? { send("GET", URLString, parameters, success, failure) }
      @discardableResult open func post(
        _ URLString: String, parameters: Any? = nil, success: Success? = nil, failure: Failure? = nil
      ) -> AFHTTPRequestOperation? { send("POST", URLString, parameters, success, failure) }
      @discardableResult open func put(
        _ URLString: String, parameters: Any? = nil, success: Success? = nil, failure: Failure? = nil
      ) -> AFHTTPRequestOperation? { send("PUT", URLString, parameters, success, failure) }
      @discardableResult open func delete(
        _ URLString: String, parameters: Any? = nil, success: Success? = nil, failure: Failure? = nil
      ) -> AFHTTPRequestOperation? { send("DELETE", URLString, parameters, success, failure) }

      private func send(
        _ method: String, _ address: String, _ parameters: Any?, _ success: Success?, _ failure: Failure?
      ) -> AFHTTPRequestOperation? {
        guard let url = URL(string: address, relativeTo: baseURL)?.absoluteURL else {
          failure?(nil, URLError(.badURL))
          return nil
        }
        let operation = AFHTTPRequestOperation(request: requestSerializer.request(method, url, parameters))
        operation.responseSerializer = responseSerializer
        operation.setCompletionBlockWithSuccess({ success?($0, $1) }, failure: { failure?($0, $1) })
        operation.start()
        return operation
      }
    }

    """#

  /// Requests aren't signed, and no token is fetched: completions of these aren't called.
  static let bdbOperations = #"""
    open class BDBOAuth1RequestOperationManager: AFHTTPRequestOperationManager {
      public init!(baseURL: URL!, consumerKey: String!, consumerSecret: String!) {
        super.init(baseURL: baseURL)
        requestSerializer = BDBOAuth1RequestSerializer()
      }
      public required init?(coder: NSCoder) { nil }

      open var isAuthorized: Bool { requestSerializer.accessToken != nil }
      @discardableResult open func deauthorize() -> Bool { requestSerializer.removeAccessToken() }
      open func fetchRequestToken(
        withPath requestPath: String!, method: String!, callbackURL: URL!, scope: String!,
        success: ((BDBOAuth1Credential?) -> Void)!, failure: ((Error?) -> Void)!
      ) { BDBOAuth1SessionManager.report("request token") }
      open func fetchAccessToken(
        withPath accessPath: String!, method: String!, requestToken: BDBOAuth1Credential!,
        success: ((BDBOAuth1Credential?) -> Void)!, failure: ((Error?) -> Void)!
      ) { BDBOAuth1SessionManager.report("access token") }
    }

    """#
}

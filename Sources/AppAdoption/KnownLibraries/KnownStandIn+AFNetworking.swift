extension KnownStandIn {
  /// Objective-C's requests and pictures, by URLSession.
  static let afNetworking = #"""
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    import UIKit

    /// How a request's parameters and headers are written.
    open class AFHTTPRequestSerializer: NSObject {
      public private(set) var httpRequestHeaders: [String: String] = [:]
      public var timeoutInterval: TimeInterval = 60
      public var cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
      public func setValue(_ value: String?, forHTTPHeaderField field: String) { httpRequestHeaders[field] = value }
      public func value(forHTTPHeaderField field: String) -> String? { httpRequestHeaders[field] }
      public func setAuthorizationHeaderFieldWithUsername(_ username: String, password: String) {
        setValue("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())", forHTTPHeaderField: "Authorization")
      }
      public func clearAuthorizationHeader() { setValue(nil, forHTTPHeaderField: "Authorization") }

      func request(_ method: String, _ url: URL, _ parameters: Any?) -> URLRequest {
        var request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
        request.httpMethod = method
        for (field, value) in httpRequestHeaders { request.setValue(value, forHTTPHeaderField: field) }
        write(parameters, into: &request)
        return request
      }

      func write(_ parameters: Any?, into request: inout URLRequest) {
        guard let parameters = parameters as? [String: Any], !parameters.isEmpty, let url = request.url else { return }
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let items = parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: "\($0.value)") }
        if ["GET", "HEAD", "DELETE"].contains(request.httpMethod) {
          let present = components?.queryItems ?? []
          components?.queryItems = present + items
          request.url = components?.url
        } else {
          components?.queryItems = items
          request.httpBody = components?.percentEncodedQuery.map { Data($0.utf8) }
          request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        }
      }
    }

    open class AFJSONRequestSerializer: AFHTTPRequestSerializer {
      override func write(_ parameters: Any?, into request: inout URLRequest) {
        guard let parameters, !["GET", "HEAD", "DELETE"].contains(request.httpMethod) else {
          return super.write(parameters, into: &request)
        }
        request.httpBody = try? JSONSerialization.data(withJSONObject: parameters)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      }
    }

    /// How a response's body is read.
    open class AFHTTPResponseSerializer: NSObject {
      public var acceptableContentTypes: Set<String>?
      public var acceptableStatusCodes = IndexSet(200..<300)
      func object(of data: Data) throws -> Any? { data }
    }

    open class AFJSONResponseSerializer: AFHTTPResponseSerializer {
      override func object(of data: Data) throws -> Any? {
        try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      }
    }

    open class AFImageResponseSerializer: AFHTTPResponseSerializer {
      override func object(of data: Data) throws -> Any? { UIImage(data: data) }
    }

    public final class AFSecurityPolicy: NSObject {
      public var allowInvalidCertificates = false
      public var validatesDomainName = true
    }

    open class AFURLSessionManager: NSObject {
      public let session: URLSession
      public var responseSerializer: AFHTTPResponseSerializer = AFJSONResponseSerializer()
      public var securityPolicy = AFSecurityPolicy()
      public var reachabilityManager: AFNetworkReachabilityManager { .shared() }

      public init(sessionConfiguration configuration: URLSessionConfiguration?) {
        session = URLSession(configuration: configuration ?? .default)
      }
      public override convenience init() { self.init(sessionConfiguration: nil) }

      /// Completions run on the main queue. A status that isn't acceptable is an error.
      public func dataTask(
        with request: URLRequest, completionHandler: ((URLResponse?, Any?, Error?) -> Void)?
      ) -> URLSessionDataTask {
        let serializer = responseSerializer
        return session.dataTask(with: request) { data, response, error in
          var (object, problem): (Any?, Error?) = (nil, error)
          if problem == nil, let code = (response as? HTTPURLResponse)?.statusCode, !serializer.acceptableStatusCodes.contains(code) {
            problem = URLError(.badServerResponse)
          }
          if problem == nil, let data { do { object = try serializer.object(of: data) } catch { problem = error } }
          DispatchQueue.main.async { [object, problem] in completionHandler?(response, object, problem) }
        }
      }
    }

    open class AFHTTPSessionManager: AFURLSessionManager {
      public typealias Success = (URLSessionDataTask, Any?) -> Void
      public typealias Failure = (URLSessionDataTask?, Error) -> Void

      public let baseURL: URL?
      open var requestSerializer = AFHTTPRequestSerializer()

      public init(baseURL url: URL?, sessionConfiguration configuration: URLSessionConfiguration? = nil) {
        baseURL = url
        super.init(sessionConfiguration: configuration)
      }
      public override convenience init(sessionConfiguration configuration: URLSessionConfiguration?) {
        self.init(baseURL: nil, sessionConfiguration: configuration)
      }
      public class func manager() -> AFHTTPSessionManager { AFHTTPSessionManager(baseURL: nil) }

      @discardableResult open func get(
        _ URLString: String, parameters: Any? = nil, headers: [String: String]? = nil, progress: ((Progress) -> Void)? = nil,
        success: Success? = nil, failure: Failure? = nil
      ) -> URLSessionDataTask? { send("GET", URLString, parameters, headers, success, failure) }
      @discardableResult open func post(
        _ URLString: String, parameters: Any? = nil, headers: [String: String]? = nil, progress: ((Progress) -> Void)? = nil,
        success: Success? = nil, failure: Failure? = nil
      ) -> URLSessionDataTask? { send("POST", URLString, parameters, headers, success, failure) }
      @discardableResult open func put(
        _ URLString: String, parameters: Any? = nil, headers: [String: String]? = nil, success: Success? = nil,
        failure: Failure? = nil
      ) -> URLSessionDataTask? { send("PUT", URLString, parameters, headers, success, failure) }
      @discardableResult open func patch(
        _ URLString: String, parameters: Any? = nil, headers: [String: String]? = nil, success: Success? = nil,
        failure: Failure? = nil
      ) -> URLSessionDataTask? { send("PATCH", URLString, parameters, headers, success, failure) }
      @discardableResult open func delete(
        _ URLString: String, parameters: Any? = nil, headers: [String: String]? = nil, success: Success? = nil,
        failure: Failure? = nil
      ) -> URLSessionDataTask? { send("DELETE", URLString, parameters, headers, success, failure) }

      private func send(
        _ method: String, _ address: String, _ parameters: Any?, _ headers: [String: String]?, _ success: Success?,
        _ failure: Failure?
      ) -> URLSessionDataTask? {
        guard let url = URL(string: address, relativeTo: baseURL)?.absoluteURL else {
          failure?(nil, URLError(.badURL))
          return nil
        }
        var request = requestSerializer.request(method, url, parameters)
        for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        var task: URLSessionDataTask?
        task = dataTask(with: request) { _, object, error in
          if let error { failure?(task, error) } else if let task { success?(task, object) }
        }
        task?.resume()
        return task
      }
    }

    public enum AFNetworkReachabilityStatus: Int { case unknown = -1, notReachable, reachableViaWWAN, reachableViaWiFi }

    /// The network is always there.
    public final class AFNetworkReachabilityManager: NSObject {
      public static func shared() -> AFNetworkReachabilityManager { AFNetworkReachabilityManager() }
      public var networkReachabilityStatus: AFNetworkReachabilityStatus { .reachableViaWiFi }
      public var isReachable: Bool { true }
      public var isReachableViaWWAN: Bool { false }
      public var isReachableViaWiFi: Bool { true }
      public func startMonitoring() {}
      public func stopMonitoring() {}
      public func setReachabilityStatusChange(_ block: ((AFNetworkReachabilityStatus) -> Void)?) {}
    }

    @preconcurrency @MainActor public final class AFNetworkActivityIndicatorManager: NSObject {
      public static func shared() -> AFNetworkActivityIndicatorManager { AFNetworkActivityIndicatorManager() }
      public var isEnabled = false
    }

    @MainActor private var wanted: [ObjectIdentifier: URL] = [:]

    extension UIImageView {
      public func setImageWith(_ url: URL) { setImageWith(url, placeholderImage: nil) }
      public func setImageWith(_ url: URL, placeholderImage: UIImage?) {
        setImageWith(URLRequest(url: url), placeholderImage: placeholderImage, success: nil, failure: nil)
      }
      /// The picture is shown unless `success` is given, which gets it instead.
      public func setImageWith(
        _ urlRequest: URLRequest, placeholderImage: UIImage?, success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?,
        failure: ((URLRequest, HTTPURLResponse?, Error) -> Void)? = nil
      ) {
        if let placeholderImage { image = placeholderImage }
        let key = ObjectIdentifier(self)
        wanted[key] = urlRequest.url
        let task = URLSession.shared.dataTask(with: urlRequest) { [weak self] data, response, error in
          DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
              guard let self, wanted[key] == urlRequest.url else { return }
              wanted[key] = nil
              let answer = response as? HTTPURLResponse
              guard let image = data.flatMap({ UIImage(data: $0) }) else {
                failure?(urlRequest, answer, error ?? URLError(.cannotDecodeContentData))
                return
              }
              if let success { success(urlRequest, answer, image) } else { self.image = image }
            }
          }
        }
        task.resume()
      }
      public func cancelImageDownloadTask() { wanted[ObjectIdentifier(self)] = nil }
      public func cancelImageRequestOperation() { cancelImageDownloadTask() }
    }

    extension UIButton {
      public func setImageFor(_ state: UIControl.State, with url: URL, placeholderImage: UIImage? = nil) {
        setImage(placeholderImage, for: state)
        let task = URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
          guard let image = data.flatMap({ UIImage(data: $0) }) else { return }
          DispatchQueue.main.async { [weak self] in self?.setImage(image, for: state) }
        }
        task.resume()
      }
    }

    """#

  /// The rest of it.
  static let bdbOAuth = #"""
    @_exported import AFNetworking
    import Foundation
    import UIKit

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    /// A token of OAuth 1.
    public final class BDBOAuth1Credential: NSObject, NSCoding {
      public private(set) var token: String!
      public private(set) var secret: String!
      public var verifier: String!
      public var userInfo: [AnyHashable: Any]!
      public var isExpired: Bool { false }

      public init(token: String!, secret: String!, expiration: Date!) { (self.token, self.secret) = (token, secret) }
      public init?(queryString: String!) {
        let items = URLComponents(string: "?\(queryString ?? "")")?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        token = value("oauth_token")
        secret = value("oauth_token_secret")
        verifier = value("oauth_verifier")
      }
      public required init?(coder: NSCoder) { nil }
      public func encode(with coder: NSCoder) {}
    }

    public final class BDBOAuth1RequestSerializer: AFHTTPRequestSerializer {
      fileprivate var keptToken: BDBOAuth1Credential?
      public var requestToken: BDBOAuth1Credential!
    }

    /// The tokens of the manager's serializer, whose type has them.
    extension AFHTTPRequestSerializer {
      public var accessToken: BDBOAuth1Credential! { (self as? BDBOAuth1RequestSerializer)?.keptToken }
      @discardableResult public func saveAccessToken(_ accessToken: BDBOAuth1Credential!) -> Bool {
        (self as? BDBOAuth1RequestSerializer)?.keptToken = accessToken
        return self is BDBOAuth1RequestSerializer
      }
      @discardableResult public func removeAccessToken() -> Bool { saveAccessToken(nil) }
    }

    /// Requests aren't signed, and no token is fetched: completions of these aren't called.
    open class BDBOAuth1SessionManager: AFHTTPSessionManager {
      public init!(baseURL: URL!, consumerKey: String!, consumerSecret: String!) {
        super.init(baseURL: baseURL)
        requestSerializer = BDBOAuth1RequestSerializer()
      }

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

      fileprivate static func report(_ what: String) {
        let text = "BDBOAuth1Manager isn't available on Linux: no \(what) is fetched.\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      }
    }

    """#
}

extension KnownStandIn {
  /// Requests described by targets, over Alamofire.
  static let moya = #"""
    @_exported import Alamofire
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    public typealias Method = Alamofire.HTTPMethod
    public typealias ParameterEncoding = Alamofire.ParameterEncoding
    public typealias JSONEncoding = Alamofire.JSONEncoding
    public typealias URLEncoding = Alamofire.URLEncoding
    public typealias Session = Alamofire.Session
    public typealias MultipartFormDataParts = [MultipartFormData]

    public struct MultipartFormData {
      public enum FormDataProvider { case data(Data), file(URL), stream(InputStream, UInt64) }
      public let provider: FormDataProvider
      public let name: String
      public let fileName: String?
      public let mimeType: String?
      public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {
        (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
      }
    }

    /// What a request sends. Parts of forms and files aren't sent.
    public enum Task {
      case requestPlain
      case requestData(Data)
      case requestJSONEncodable(Encodable)
      case requestCustomJSONEncodable(Encodable, encoder: JSONEncoder)
      case requestParameters(parameters: [String: Any], encoding: ParameterEncoding)
      case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
      case requestCompositeParameters(bodyParameters: [String: Any], bodyEncoding: ParameterEncoding, urlParameters: [String: Any])
      case uploadFile(URL)
      case uploadMultipart([MultipartFormData])
      case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
    }

    public enum ValidationType { case none, successCodes, successAndRedirectCodes, customCodes([Int]) }

    public protocol TargetType {
      var baseURL: URL { get }
      var path: String { get }
      var method: Method { get }
      var sampleData: Data { get }
      var task: Task { get }
      var validationType: ValidationType { get }
      var headers: [String: String]? { get }
    }
    extension TargetType {
      public var validationType: ValidationType { .none }
      public var sampleData: Data { Data() }
    }

    public enum AuthorizationType { case basic, bearer, custom(String) }
    public protocol AccessTokenAuthorizable { var authorizationType: AuthorizationType? { get } }

    public enum MultiTarget: TargetType {
      case target(TargetType)
      public init(_ target: TargetType) { self = .target(target) }
      public var target: TargetType { switch self { case .target(let target): target } }
      public var baseURL: URL { target.baseURL }
      public var path: String { target.path }
      public var method: Method { target.method }
      public var sampleData: Data { target.sampleData }
      public var task: Task { target.task }
      public var validationType: ValidationType { target.validationType }
      public var headers: [String: String]? { target.headers }
    }

    public final class Response: CustomStringConvertible, Equatable {
      public let statusCode: Int
      public let data: Data
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
        (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
      }
      public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
      public static func == (lhs: Response, rhs: Response) -> Bool { lhs.statusCode == rhs.statusCode && lhs.data == rhs.data }

      public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
      }
      public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
      public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
      public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }
      public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        do { return try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) } catch {
          if data.isEmpty, !failsOnEmptyData { return NSNull() }
          throw MoyaError.jsonMapping(self)
        }
      }
      public func mapString(atKeyPath keyPath: String? = nil) throws -> String { String(decoding: data, as: UTF8.self) }
      public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true
      ) throws -> D {
        do {
          guard let keyPath else { return try decoder.decode(type, from: data) }
          let whole = try JSONSerialization.jsonObject(with: data)
          let part = keyPath.components(separatedBy: ".").reduce(whole as Any?) { ($0 as? [String: Any])?[$1] }
          return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: part ?? NSNull(), options: [.fragmentsAllowed]))
        } catch { throw MoyaError.objectMapping(error, self) }
      }
    }

    public enum MoyaError: Error, LocalizedError {
      case imageMapping(Response), jsonMapping(Response), stringMapping(Response), objectMapping(Error, Response)
      case encodableMapping(Error), statusCode(Response), underlying(Error, Response?), requestMapping(String)
      case parameterEncoding(Error)

      public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response), .statusCode(let response),
          .objectMapping(_, let response): response
        case .underlying(_, let response): response
        default: nil
        }
      }
      public var errorDescription: String? {
        switch self {
        case .statusCode: "Status code didn't fall within the given range."
        case .underlying(let error, _): error.localizedDescription
        default: "The response couldn't be read."
        }
      }
    }

    public protocol Cancellable {
      var isCancelled: Bool { get }
      func cancel()
    }
    public final class CancellableToken: Cancellable {
      public private(set) var isCancelled = false
      var request: DataRequest?
      public init() {}
      public func cancel() {
        isCancelled = true
        request?.cancel()
      }
    }

    public protocol PluginType {
      func prepare(_ request: URLRequest, target: TargetType) -> URLRequest
      func didReceive(_ result: Result<Response, MoyaError>, target: TargetType)
      func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError>
    }
    extension PluginType {
      public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest { request }
      public func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {}
      public func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError> { result }
    }
    /// Logs nothing.
    public final class NetworkLoggerPlugin: PluginType {
      public struct Configuration {
        public struct LogOptions: OptionSet, Sendable {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let verbose = LogOptions(rawValue: 127)
          public static let `default` = LogOptions(rawValue: 1)
        }
        public init(logOptions: LogOptions = .default) {}
      }
      public init(verbose: Bool = false) {}
      public init(configuration: Configuration) {}
    }
    public enum NetworkActivityChangeType { case began, ended }
    public final class NetworkActivityPlugin: PluginType {
      public typealias NetworkActivityClosure = (NetworkActivityChangeType, TargetType) -> Void
      public init(networkActivityClosure: @escaping NetworkActivityClosure) {}
    }
    public struct AccessTokenPlugin: PluginType {
      private let token: (TargetType) -> String
      public init(tokenClosure: @escaping (TargetType) -> String) { token = tokenClosure }
      public init(tokenClosure: @escaping () -> String) { token = { _ in tokenClosure() } }
      public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest {
        guard let type = (target as? AccessTokenAuthorizable)?.authorizationType else { return request }
        let word = switch type { case .basic: "Basic"; case .bearer: "Bearer"; case .custom(let word): word }
        var request = request
        request.setValue("\(word) \(token(target))", forHTTPHeaderField: "Authorization")
        return request
      }
    }

    public enum StubBehavior { case never, immediate, delayed(seconds: TimeInterval) }
    public enum EndpointSampleResponse { case networkResponse(Int, Data), response(HTTPURLResponse, Data), networkError(NSError) }
    public struct ProgressResponse {
      public let response: Response?
      public var progress: Double { response == nil ? 0 : 1 }
      public var completed: Bool { response != nil }
    }
    public typealias ProgressBlock = (ProgressResponse) -> Void
    public typealias Completion = (Result<Response, MoyaError>) -> Void

    public protocol MoyaProviderType: AnyObject {
      associatedtype Target: TargetType
      func request(
        _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?, completion: @escaping Completion
      ) -> Cancellable
    }

    open class MoyaProvider<Target: TargetType>: MoyaProviderType {
      public typealias StubClosure = (Target) -> StubBehavior
      private let stub: StubClosure
      public let plugins: [PluginType]
      public let session: Session

      public init(
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
        session: Session = .default, plugins: [PluginType] = [], trackInflights: Bool = false
      ) { (stub, self.session, self.plugins) = (stubClosure, session, plugins) }

      public static func neverStub(_: Target) -> StubBehavior { .never }
      public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }
      public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior { { _ in .delayed(seconds: seconds) } }

      @discardableResult open func request(
        _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil, completion: @escaping Completion
      ) -> Cancellable {
        let token = CancellableToken()
        let end: (Result<Response, MoyaError>) -> Void = { [plugins] in
          let result = plugins.reduce($0) { $1.process($0, target: target) }
          for plugin in plugins { plugin.didReceive(result, target: target) }
          completion(result)
        }
        switch stub(target) {
        case .never: break
        case .immediate:
          end(.success(Response(statusCode: 200, data: target.sampleData)))
          return token
        case .delayed(let seconds):
          (callbackQueue ?? .main).asyncAfter(deadline: .now() + seconds) {
            end(.success(Response(statusCode: 200, data: target.sampleData)))
          }
          return token
        }
        do {
          let request = plugins.reduce(try urlRequest(of: target)) { $1.prepare($0, target: target) }
          let queue = callbackQueue ?? .main
          token.request = session.request(request).responseData(queue: queue) { answer in
            guard let response = answer.response else {
              return end(.failure(.underlying(answer.error ?? URLError(.unknown), nil)))
            }
            let made = Response(statusCode: response.statusCode, data: answer.data ?? Data(), request: request, response: response)
            switch target.validationType {
            case .successCodes where !(200..<300).contains(response.statusCode): end(.failure(.statusCode(made)))
            case .customCodes(let codes) where !codes.contains(response.statusCode): end(.failure(.statusCode(made)))
            default: end(.success(made))
            }
          }
        } catch { (callbackQueue ?? .main).async { end(.failure(.parameterEncoding(error))) } }
        return token
      }

      private func urlRequest(of target: Target) throws -> URLRequest {
        var request = URLRequest(url: target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path))
        request.httpMethod = target.method.rawValue
        for (name, value) in target.headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        switch target.task {
        case .requestData(let data): request.httpBody = data
        case .requestJSONEncodable(let value): request.httpBody = try JSONEncoder().encode(value)
        case .requestCustomJSONEncodable(let value, let encoder): request.httpBody = try encoder.encode(value)
        case .requestParameters(let parameters, let encoding): request = try encoding.encode(request, with: parameters)
        case .requestCompositeData(let data, let parameters):
          request = try URLEncoding(destination: .queryString).encode(request, with: parameters)
          request.httpBody = data
        case .requestCompositeParameters(let body, let encoding, let parameters):
          request = try encoding.encode(request, with: body)
          request = try URLEncoding(destination: .queryString).encode(request, with: parameters)
        default: break
        }
        if request.httpBody != nil, request.value(forHTTPHeaderField: "Content-Type") == nil {
          request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
      }
    }

    """#

  /// The rest of it.
  static let rxMoya = #"""
    import Foundation
    @_exported import Moya
    import RxSwift

    extension MoyaProvider: ReactiveCompatible {}

    extension Reactive where Base: MoyaProviderType {
      public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
        let base = self.base
        return Single.create { single in
          let cancellable = base.request(token, callbackQueue: callbackQueue, progress: nil) { result in
            switch result {
            case .success(let response): single(.success(response))
            case .failure(let error): single(.failure(error))
            }
          }
          return Disposables.create { cancellable.cancel() }
        }
      }
    }

    extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
      public func filter<R: RangeExpression>(statusCodes: R) -> Single<Element> where R.Bound == Int {
        flatMap { do { return .just(try $0.filter(statusCodes: statusCodes)) } catch { return .error(error) } }
      }
      public func filter(statusCode: Int) -> Single<Element> { filter(statusCodes: statusCode...statusCode) }
      public func filterSuccessfulStatusCodes() -> Single<Element> { filter(statusCodes: 200...299) }
      public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> { filter(statusCodes: 200...399) }
      public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
        flatMap { do { return .just(try $0.mapJSON(failsOnEmptyData: failsOnEmptyData)) } catch { return .error(error) } }
      }
      public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
        flatMap { do { return .just(try $0.mapString(atKeyPath: keyPath)) } catch { return .error(error) } }
      }
      public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true
      ) -> Single<D> {
        flatMap {
          do { return .just(try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)) } catch {
            return .error(error)
          }
        }
      }
    }

    """#
}

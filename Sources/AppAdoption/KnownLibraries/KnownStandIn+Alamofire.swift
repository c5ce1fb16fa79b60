extension KnownStandIn {
  /// Alamofire 5: methods, headers, and the encoding of parameters.
  static let alamofire = #"""
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    // MARK: Methods, headers, parameters

    public struct HTTPMethod: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let connect = HTTPMethod(rawValue: "CONNECT")
      public static let delete = HTTPMethod(rawValue: "DELETE")
      public static let get = HTTPMethod(rawValue: "GET")
      public static let head = HTTPMethod(rawValue: "HEAD")
      public static let options = HTTPMethod(rawValue: "OPTIONS")
      public static let patch = HTTPMethod(rawValue: "PATCH")
      public static let post = HTTPMethod(rawValue: "POST")
      public static let put = HTTPMethod(rawValue: "PUT")
      public static let trace = HTTPMethod(rawValue: "TRACE")
    }

    public struct HTTPHeader: Hashable, Sendable {
      public let name: String
      public let value: String

      public init(name: String, value: String) { (self.name, self.value) = (name, value) }

      public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
      public static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
      public static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer \(bearerToken)") }
      public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
      }
      public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
      public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
    }

    /// Headers in order; names that differ only in case are the same.
    public struct HTTPHeaders: Equatable, Hashable, Sendable, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Collection {
      private var headers: [HTTPHeader] = []

      public init() {}
      public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
      public init(_ dictionary: [String: String]) { for (name, value) in dictionary { update(name: name, value: value) } }
      public init(dictionaryLiteral elements: (String, String)...) { for (name, value) in elements { update(name: name, value: value) } }
      public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }

      public static var `default`: HTTPHeaders { HTTPHeaders() }

      public mutating func add(name: String, value: String) { update(name: name, value: value) }
      public mutating func add(_ header: HTTPHeader) { update(header) }
      public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
      public mutating func update(_ header: HTTPHeader) {
        if let place = place(of: header.name) { headers[place] = header } else { headers.append(header) }
      }
      public mutating func remove(name: String) { if let place = place(of: name) { headers.remove(at: place) } }
      public func value(for name: String) -> String? { place(of: name).map { headers[$0].value } }

      public subscript(_ name: String) -> String? {
        get { value(for: name) }
        set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
      }

      public var dictionary: [String: String] { headers.reduce(into: [:]) { $0[$1.name] = $1.value } }
      public var startIndex: Int { headers.startIndex }
      public var endIndex: Int { headers.endIndex }
      public subscript(position: Int) -> HTTPHeader { headers[position] }
      public func index(after i: Int) -> Int { i + 1 }

      private func place(of name: String) -> Int? { headers.firstIndex { $0.name.lowercased() == name.lowercased() } }
    }

    public typealias Parameters = [String: Any]

    public protocol URLConvertible { func asURL() throws -> URL }

    extension URL: URLConvertible { public func asURL() throws -> URL { self } }

    extension String: URLConvertible {
      public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
      }
    }

    extension URLComponents: URLConvertible {
      public func asURL() throws -> URL {
        guard let url else { throw AFError.invalidURL(url: self) }
        return url
      }
    }

    public protocol URLRequestConvertible { func asURLRequest() throws -> URLRequest }

    extension URLRequestConvertible {
      public var urlRequest: URLRequest? { try? asURLRequest() }
    }

    extension URLRequest: URLRequestConvertible {
      public func asURLRequest() throws -> URLRequest { self }

      public init(url: URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        allHTTPHeaderFields = headers?.dictionary
      }

      public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init) }
        set { httpMethod = newValue?.rawValue }
      }

      public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
      }
    }

    extension HTTPURLResponse {
      public var headers: HTTPHeaders { HTTPHeaders(allHeaderFields as? [String: String] ?? [:]) }
    }

    public protocol ParameterEncoding {
      func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
    }

    public struct URLEncoding: ParameterEncoding {
      public enum Destination: Sendable { case methodDependent, queryString, httpBody }
      public enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets }
      public enum BoolEncoding: Sendable { case numeric, literal }

      public let destination: Destination
      public let arrayEncoding: ArrayEncoding
      public let boolEncoding: BoolEncoding

      public init(destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets, boolEncoding: BoolEncoding = .numeric) {
        (self.destination, self.arrayEncoding, self.boolEncoding) = (destination, arrayEncoding, boolEncoding)
      }

      public static var `default`: URLEncoding { URLEncoding() }
      public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
      public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

      public func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters else { return request }
        let query = parameters.sorted { $0.key < $1.key }.flatMap { queryComponents(fromKey: $0.key, value: $0.value) }
          .map { "\($0)=\($1)" }.joined(separator: "&")
        let isInAddress = ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
        if destination == .queryString || (destination == .methodDependent && isInAddress) {
          guard let url = request.url, var components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            !parameters.isEmpty
          else { return request }
          components.percentEncodedQuery = (components.percentEncodedQuery.map { $0 + "&" } ?? "") + query
          request.url = components.url
        } else {
          if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue("application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
          }
          request.httpBody = Data(query.utf8)
        }
        return request
      }

      public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
        switch value {
        case let dictionary as [String: Any]:
          return dictionary.sorted { $0.key < $1.key }.flatMap { queryComponents(fromKey: "\(key)[\($0.key)]", value: $0.value) }
        case let array as [Any]:
          return array.enumerated().flatMap { place, value in
            let suffix = arrayEncoding == .brackets ? "[]" : arrayEncoding == .noBrackets ? "" : "[\(place)]"
            return queryComponents(fromKey: key + suffix, value: value)
          }
        case let bool as Bool: return [(escape(key), boolEncoding == .numeric ? (bool ? "1" : "0") : "\(bool)")]
        default: return [(escape(key), escape("\(value)"))]
        }
      }

      public func escape(_ string: String) -> String {
        var allowed = CharacterSet.urlQueryAllowed
        allowed.remove(charactersIn: ":#[]@!$&'()*+,;=")
        return string.addingPercentEncoding(withAllowedCharacters: allowed) ?? string
      }
    }

    public struct JSONEncoding: ParameterEncoding {
      public let options: JSONSerialization.WritingOptions

      public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

      public static var `default`: JSONEncoding { JSONEncoding() }
      public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

      public func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        try encode(urlRequest, withJSONObject: parameters)
      }

      public func encode(_ urlRequest: URLRequestConvertible, withJSONObject object: Any? = nil) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let object else { return request }
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
          request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        do {
          request.httpBody = try JSONSerialization.data(withJSONObject: object, options: options)
        } catch {
          throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
        }
        return request
      }
    }

    public protocol ParameterEncoder {
      func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
    }

    public final class JSONParameterEncoder: ParameterEncoder {
      public let encoder: JSONEncoder

      public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

      public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }

      public func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest {
        var request = request
        guard let parameters else { return request }
        request.httpBody = try encoder.encode(parameters)
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
          request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return request
      }
    }

    extension ParameterEncoder where Self == JSONParameterEncoder {
      public static var json: JSONParameterEncoder { JSONParameterEncoder() }
    }

    public final class URLEncodedFormParameterEncoder: ParameterEncoder {
      public enum Destination: Sendable { case methodDependent, queryString, httpBody }

      public let destination: Destination

      public init(destination: Destination = .methodDependent) { self.destination = destination }

      public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }

      public func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest {
        guard let parameters else { return request }
        let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(parameters))
        let places: [Destination: URLEncoding] = [.queryString: .queryString, .httpBody: .httpBody]
        return try (places[destination] ?? .default).encode(request, with: object as? [String: Any] ?? [:])
      }
    }

    extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
      public static var urlEncodedForm: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
    }

    """#

  /// Requests as in Alamofire 4.
  static let alamofireOldRequests = #"""

    /// As in Alamofire 4, whose headers are a dictionary.
    @discardableResult
    public func request(
      _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
      encoding: ParameterEncoding = URLEncoding.default, headers: [String: String]
    ) -> DataRequest {
      AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: HTTPHeaders(headers))
    }

    extension Session {
      /// As in Alamofire 4, whose headers are a dictionary.
      @discardableResult
      public func request(
        _ url: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: [String: String]
      ) -> DataRequest {
        request(url, method: method, parameters: parameters, encoding: encoding, headers: HTTPHeaders(headers))
      }
    }

    """#
}

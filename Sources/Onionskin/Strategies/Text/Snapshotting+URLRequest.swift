internal import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as it is sent: method and URL, headers sorted by name, body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The request as it is sent: method and URL, headers sorted by name, body.
  ///
  /// - Parameter pretty: whether a JSON body is indented, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(RequestText.url(of: request))"]
      lines += RequestText.headers(of: request).map { "\($0.name): \($0.value)" }
      if let body = RequestText.body(of: request, pretty: pretty) { lines += ["", body] }
      return lines.joined(separator: "\n")
    }
  }

  /// The request as a curl command.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for header in RequestText.headers(of: request) where header.name != "Cookie" {
        parts.append("--header \(RequestText.quoted("\(header.name): \(header.value)"))")
      }
      if let body = RequestText.body(of: request, pretty: false) { parts.append("--data \(RequestText.quoted(body))") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        parts.append("--cookie \(RequestText.quoted(cookie))")
      }
      parts.append(RequestText.quoted(RequestText.url(of: request)))
      return parts.joined(separator: " \\\n\t")
    }
  }
}

/// The parts of requests as deterministic text.
private enum RequestText {
  /// The URL with the query sorted by name.
  static func url(of request: URLRequest) -> String {
    guard let url = request.url else { return "(no URL)" }
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url.absoluteString }
    components.percentEncodedQueryItems = components.percentEncodedQueryItems?.sorted { $0.name < $1.name }
    return components.string ?? url.absoluteString
  }

  static func headers(of request: URLRequest) -> [(name: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func body(of request: URLRequest, pretty: Bool) -> String? {
    guard let body = request.httpBody, !body.isEmpty else { return nil }
    if pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// Escapes a text for double quotes in a shell.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing(/[\\"$`]/) { "\\\($0.output)" } + "\""
  }
}

import UIKit

/// A destination in the app, as a path of steps; each coordinator handles the steps that it knows and passes on the rest.
public struct DeepLink: Hashable, Sendable {
  /// From the outermost to the innermost, such as `["profile", "city"]`.
  public var steps: [String]
  /// The parameters, such as the query of a URL.
  public var parameters: [String: String]

  /// Creates a link from its steps, from the outermost to the innermost.
  public init(_ steps: [String], parameters: [String: String] = [:]) {
    self.steps = steps
    self.parameters = parameters
  }

  /// Creates the link of a URL. In `app://profile/city?id=7` the host is the first step; in a universal link such as
  /// `https://example.org/profile` it isn't a step. If parameters have the same name, the last one is used; the value of a
  /// parameter without one is empty.
  public init(_ url: URL) {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let isWeb = ["http", "https"].contains(components?.scheme?.lowercased())
    let host = isWeb ? nil : components?.host
    let path = (components?.path ?? "").split(separator: "/").map(String.init)
    let hostSteps = host.map { $0.isEmpty ? [] : [$0] } ?? []
    let items = components?.queryItems ?? []
    self.init(
      hostSteps + path, parameters: Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 }))
  }

  /// The next step; nil at the end.
  public var first: String? { steps.first }

  /// The link without its first step, for the next coordinator.
  public var rest: DeepLink { DeepLink(Array(steps.dropFirst()), parameters: parameters) }
}

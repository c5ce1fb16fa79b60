import UIKit

/// Where the user wants to go in the app, step by step; each coordinator takes the steps that it knows and hands on the
/// rest.
public struct DeepLink: Hashable, Sendable {
  /// From the outermost to the innermost, as in `["profile", "city"]`.
  public var steps: [String]
  /// What goes with the place, as the query of a URL.
  public var parameters: [String: String]

  /// A link by its steps, from the outermost to the innermost.
  public init(_ steps: [String], parameters: [String: String] = [:]) {
    self.steps = steps
    self.parameters = parameters
  }

  /// The link that a URL names. In `app://profile/city?id=7` the host is the first step; in `https://example.org/profile`,
  /// as universal links are, it isn't a step. Of parameters with the same name the last counts; one without a value is
  /// empty.
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

  /// The next step; nil at the end of the way.
  public var first: String? { steps.first }

  /// The link without its first step, for the next coordinator.
  public var rest: DeepLink { DeepLink(Array(steps.dropFirst()), parameters: parameters) }
}

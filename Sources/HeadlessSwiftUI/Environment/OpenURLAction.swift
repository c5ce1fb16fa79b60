public import Foundation
internal import HeadlessUIKit

/// Opens a URL: by the app's handler, or else by the application, which opens nothing here.
@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      /// Nil for the URL that the action was called with.
      case systemAction(URL?)
    }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .systemAction(nil))
    /// Opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  // Set once, where the environment is made, and called on the main actor.
  nonisolated(unsafe) private let handler: (URL) -> Result

  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { self(url) { _ in } }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other):
      let completion = UncheckedValue(completion)
      UIApplication.shared.open(other ?? url) { completion.value($0) }
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

public import Foundation

/// Opens a URL. Nothing is opened here unless the app sets a handler.
public struct OpenURLAction {
  public struct Result: Sendable {
    enum Kind { case handled, discarded, systemAction }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .systemAction)
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) { _ = handler(url) }
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).kind == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

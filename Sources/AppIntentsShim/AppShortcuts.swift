/// The shortcuts of an app. The system doesn't list them here.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// There is no system to receive it.
  public static func updateAppShortcutParameters() {}
}

public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  public let phrases: [AppShortcutPhrase]
  public let shortTitle: LocalizedStringResource
  public let systemImageName: String

  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    (self.intent, self.phrases) = (intent, phrases)
    (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
  }
}

/// A phrase that contains the app's name: `"Start \(.applicationName)"`.
public struct AppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
  public enum Token: Sendable { case applicationName }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: Token) { text += "${applicationName}" }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "${\(value)}" }
  }

  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

internal import Foundation

/// A warning about something that an app requested but that is missing or impossible. The screen is shown without it, which a
/// reviewer of the picture should know.
package struct AppWarning: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case symbol, image, font, constraints, usage
  }

  package let kind: Kind
  /// A sentence without a full stop; the same mistake gives the same text in every run.
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  private static var notices: NoticeLog<AppWarning> { StateHost.process.value { _ in NoticeLog() } }

  /// Adds the warning to the open subscriptions.
  func note() { AppWarning.notices.note(self) }

  /// Begins to collect warnings.
  ///
  /// - Parameter listener: the listener whose warnings are collected; nil for all.
  /// - Returns: An identifier to pass to `endSubscription(_:)` once.
  package static func subscribe(for listener: NoticeListener? = nil) -> Int { notices.subscribe(for: listener) }

  /// Ends a subscription and returns the warnings since its beginning, in order.
  package static func endSubscription(_ subscription: Int) -> [AppWarning] { notices.endSubscription(subscription) }
}

extension AppWarning {
  /// Adds a usage warning to the open subscriptions.
  package static func noteUsage(_ text: String) { AppWarning(.usage, text).note() }
}

/// A message that UIKit writes to the console when it ignores an incorrect call.
enum UsageWarning {
  static func print(_ text: String) {
    AppWarning(.usage, text.replacing(/:? ?0x[0-9a-f]+/, with: "")).note()
    ErrorStream.tell(text)
  }
}

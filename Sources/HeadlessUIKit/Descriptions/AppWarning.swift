internal import Foundation

/// Something that an app asked for and that isn't there, or that can't be: the screen is shown without it, and a reviewer
/// of its picture should know.
package struct AppWarning: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case symbol, image, font, constraints, usage
  }

  package let kind: Kind
  /// A sentence without its end, the same for the same mistake in every run.
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  private static var notices: NoticeLog<AppWarning> { StateHost.process.value { _ in NoticeLog() } }

  /// Keeps it for the open subscriptions.
  func note() { AppWarning.notices.note(self) }

  /// Has notices kept from now on.
  ///
  /// - Parameter listener: whose notices; nil for all.
  /// - Returns: What `endSubscription(_:)` is called with, once.
  package static func subscribe(for listener: NoticeListener? = nil) -> Int { notices.subscribe(for: listener) }

  /// What was noted since a subscription began, in order; ends it.
  package static func endSubscription(_ subscription: Int) -> [AppWarning] { notices.endSubscription(subscription) }
}

extension AppWarning {
  /// Keeps a usage warning for the open subscriptions.
  package static func noteUsage(_ text: String) { AppWarning(.usage, text).note() }
}

/// What UIKit writes to the console where it is used against its rules and nothing happens.
enum UsageWarning {
  static func print(_ text: String) {
    AppWarning(.usage, text.replacing(/:? ?0x[0-9a-f]+/, with: "")).note()
    ErrorStream.tell(text)
  }
}

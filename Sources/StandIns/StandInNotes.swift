package import HeadlessObjectiveC

/// What screens ask stand-ins that no test gave an answer for, kept for the snapshots that are being taken.
package enum StandInNotes {
  /// Screens query system services from any queue, and UIKit from the main one.
  private static var notices: NoticeLog<String> { StateHost.process.value { _ in NoticeLog(includesThreads: true) } }

  /// Keeps a sentence without its end for the open subscriptions; without one it is forgotten.
  package static func note(_ sentence: String) { notices.note(sentence) }

  /// Has sentences kept from now on.
  ///
  /// - Parameter listener: the listener whose questions are collected; nil for all.
  /// - Returns: What `endSubscription(_:)` is called with, once.
  package static func subscribe(for listener: NoticeListener? = nil) -> Int { notices.subscribe(for: listener) }

  /// What was noted since a subscription began, in order; ends it.
  package static func endSubscription(_ subscription: Int) -> [String] { notices.endSubscription(subscription) }
}

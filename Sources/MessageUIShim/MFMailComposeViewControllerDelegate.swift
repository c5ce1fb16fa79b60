public import Foundation
internal import HeadlessUIKit

/// Hears what became of a message, and takes the screen away. Called by tests: messages aren't written here.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

// Optional in MessageUI.
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { OptionalMethod.missing() }
}

/// The result of composing a mail message.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

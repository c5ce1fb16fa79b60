public import Foundation
internal import HeadlessUIKit

/// Receives the result of composing a mail message, and dismisses the controller. Only tests call it: messages can't be composed
/// here.
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

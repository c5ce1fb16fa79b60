public import Foundation
public import HeadlessUIKit

/// A placeholder for the screen on which Messages composes a message; see ``MFMailComposeViewController``.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  private let message = UIViewController()

  /// False, as on a simulator: messages can't be sent.
  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    viewControllers = [message]
    tell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewControllers = [message]
    tell()
  }

  open var recipients: [String]? {
    didSet { tell() }
  }
  open var body: String? {
    didSet { tell() }
  }
  open var subject: String? {
    didSet { tell() }
  }

  private func tell() {
    message.title = "New Message"
    let to = (recipients ?? []).joined(separator: ", ")
    message.showPlaceholder(
      "Messages", detail: [to.isEmpty ? nil : "To \(to)", subject, body].compactMap { $0 }.joined(separator: "\n"))
  }
}

/// Receives the result of composing a message, and dismisses the controller. Only tests call it: messages can't be composed here.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

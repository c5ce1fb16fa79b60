public import Foundation
public import HeadlessUIKit

/// Stands where Mail would show a message to be written, in a process of its own: the screen says to whom and about what. A
/// test calls the delegate itself.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let message = UIViewController()
  private var subject = ""
  private var recipients: [String] = []

  /// False, as on a simulator: there are no accounts.
  open class func canSendMail() -> Bool { false }

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

  public func setSubject(_ subject: String) {
    self.subject = subject
    tell()
  }

  public func setToRecipients(_ toRecipients: [String]?) {
    recipients = toRecipients ?? []
    tell()
  }

  /// Does nothing: what is written isn't shown.
  public func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Does nothing: what is written isn't shown.
  public func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Does nothing: what is written isn't shown.
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Does nothing: what is written isn't shown.
  public func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Does nothing: there are no accounts.
  public func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private func tell() {
    message.title = subject.isEmpty ? "New Message" : subject
    message.showPlaceholder("Mail", detail: recipients.isEmpty ? nil : "To \(recipients.joined(separator: ", "))")
  }
}

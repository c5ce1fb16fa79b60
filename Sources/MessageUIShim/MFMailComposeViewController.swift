public import Foundation
public import HeadlessUIKit

/// A placeholder for the screen on which Mail composes a message: it displays the recipients, the subject and the text. A test
/// calls the delegate itself.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let message = UIViewController()
  private var subject = ""
  /// The recipients by field.
  private var recipients: [String: [String]] = [:]
  private var body = ""
  private var files: [String] = []

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

  public func setToRecipients(_ toRecipients: [String]?) { setRecipients(toRecipients, "To") }
  public func setCcRecipients(_ ccRecipients: [String]?) { setRecipients(ccRecipients, "Cc") }
  public func setBccRecipients(_ bccRecipients: [String]?) { setRecipients(bccRecipients, "Bcc") }

  private func setRecipients(_ addresses: [String]?, _ field: String) {
    recipients[field] = addresses
    tell()
  }

  /// Displayed unchanged, even if it is HTML.
  public func setMessageBody(_ body: String, isHTML: Bool) {
    self.body = body
    tell()
  }

  /// The screen displays the name of the file.
  public func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    files.append(filename)
    tell()
  }

  /// Does nothing: there are no accounts.
  public func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private func tell() {
    message.title = subject.isEmpty ? "New Message" : subject
    let addressed = ["To", "Cc", "Bcc"].compactMap { field in
      recipients[field].flatMap { $0.isEmpty ? nil : "\(field) \($0.joined(separator: ", "))" }
    }
    let lines = addressed + [body].filter { !$0.isEmpty } + files
    message.showPlaceholder("Mail", detail: lines.isEmpty ? nil : lines.joined(separator: "\n"))
  }
}

import Foundation
import HeadlessUIKit
import MessageUI
import MobileCoreServices
import SafariServices
import Testing
import UniformTypeIdentifiers

/// Screens that belong to the system: pages, messages, and what documents a picker offers.
@MainActor @Suite struct SystemScreenTests {
  private func words(_ controller: UIViewController) throws -> String {
    controller.loadViewIfNeeded()
    let placeholder = try #require(controller.view.subviews.first as? PlaceholderView)
    return [placeholder.title, placeholder.detail].compactMap { $0 }.joined(separator: ": ")
  }

  @Test func aPageSaysItsAddress() throws {
    let page = SFSafariViewController(
      url: try #require(URL(string: "https://example.com/terms")), entersReaderIfAvailable: true)
    #expect(try words(page) == "Safari: https://example.com/terms")
    #expect(page.configuration.entersReaderIfAvailable)
    // As on iOS, the controller keeps what it was made with.
    page.configuration.entersReaderIfAvailable = false
    #expect(page.configuration.entersReaderIfAvailable)
  }

  @Test func aMailSaysToWhomAndAboutWhat() throws {
    let mail = MFMailComposeViewController()
    mail.setSubject("Feedback")
    mail.setToRecipients(["ada@example.com", "alan@example.com"])
    let message = try #require(mail.topViewController)
    #expect(message.title == "Feedback")
    #expect(try words(message) == "Mail: To ada@example.com, alan@example.com")
    mail.setBccRecipients(["grace@example.com"])
    mail.setCcRecipients(["edsger@example.com"])
    mail.setMessageBody("It works.", isHTML: false)
    mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
    let all = """
      Mail: To ada@example.com, alan@example.com
      Cc edsger@example.com
      Bcc grace@example.com
      It works.
      log.txt
      """
    #expect(try words(message) == all)
    mail.setCcRecipients(nil)
    #expect(try !words(message).contains("edsger"))
    #expect(!MFMailComposeViewController.canSendMail())
  }

  @Test func aMessageSaysToWhomAndWhat() throws {
    let messages = MFMessageComposeViewController()
    messages.recipients = ["555"]
    messages.body = "On my way"
    #expect(try words(try #require(messages.topViewController)) == "Messages: To 555\nOn my way")
    messages.subject = "Late"
    #expect(try words(try #require(messages.topViewController)) == "Messages: To 555\nLate\nOn my way")
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func documentsAreChosenByTheirTypes() {
    #expect(
      UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true).documentPickerMode == .import
    )
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).documentPickerMode == .open)
  }
}

/// Uniform type identifiers, as "System-declared uniform type identifiers" lists them.
@Suite struct UniformTypeTests {
  @Test func typesHaveNames() {
    #expect(UTType.jpeg.identifier == "public.jpeg")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.pdf.localizedDescription == "PDF document")
    #expect(UTType("public.PNG") == .png && UTType("com.example.none") == nil)
    #expect(UTType(exportedAs: "com.example.note").identifier == "com.example.note")
  }

  @Test func typesConformToOthers() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .content))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .movie) && UTType.image.isSupertype(of: .heic))
    #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text]))
  }

  @Test func typesAreFoundByExtensionsAndMIMETypes() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "mov") == .quickTimeMovie)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
    #expect(UTType(filenameExtension: "onion")?.preferredFilenameExtension == "onion")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test func addressesGetExtensions() throws {
    let folder = URL(fileURLWithPath: "/notes")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    #expect(folder.appendingPathExtension(for: .pdf).lastPathComponent == "notes.pdf")
  }

  @Test func olderNamesSayTheSame() {
    #expect(kUTTypeMovie as String == UTType.movie.identifier)
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
    let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
    #expect(type == "public.png")
    #expect(UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue() == "image/png")
  }
}

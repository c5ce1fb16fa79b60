import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Attachments of text views: pictures and views.
@MainActor @Suite struct AttachmentTests {
  init() { HostedScreen.apply(.standard) }

  private final class Badge: UIView {}

  private final class BadgeProvider: NSTextAttachmentViewProvider {
    override func loadView() { view = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 12)) }
  }

  private final class Centred: NSTextAttachment {
    var asked: CGRect?

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      asked = lineFrag
      return CGRect(x: 0, y: -4, width: 30, height: 10)
    }
  }

  private func view(_ attachment: NSTextAttachment) -> UITextView {
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    view.layoutIfNeeded()
    return view
  }

  @Test func aRegisteredViewStandsInTheLine() throws {
    NSTextAttachment.registerViewProviderClass(BadgeProvider.self, forFileType: "test.badge")
    let attachment = NSTextAttachment(data: nil, ofType: "test.badge")
    let text = view(attachment)
    let badge = try #require(text.subviews.first { $0 is Badge })
    // After the text, which starts 5 points from the edge, and with its lower edge on the baseline.
    let before = "ab ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(badge.frame.minX - 5 - before) < 0.01)
    #expect(badge.frame.size == CGSize(width: 40, height: 12))
    #expect(abs(badge.frame.maxY - (8 + UIFont.systemFont(ofSize: 17).ascender)) < 0.35)
    #expect(attachment.usesTextAttachmentView)
    text.text = "gone"
    text.layoutIfNeeded()
    #expect(badge.superview == nil && !attachment.usesTextAttachmentView)
  }

  @Test func viewsAreNotShownWhereTheyAreNotAllowed() {
    NSTextAttachment.registerViewProviderClass(BadgeProvider.self, forFileType: "test.badge")
    let attachment = NSTextAttachment(data: nil, ofType: "test.badge")
    attachment.allowsTextAttachmentView = false
    #expect(!view(attachment).subviews.contains { $0 is Badge })
  }

  @Test func aSubclassDecidesOnItsBounds() throws {
    let attachment = Centred()
    let text = view(attachment)
    #expect(attachment.asked?.width == 190)
    let box = try #require(text.textState.manager.layout.lines[0].attachments.first)
    #expect(box.rect.size == CGSize(width: 30, height: 10))
    #expect(abs(box.rect.maxY - text.textState.manager.layout.firstBaseline - 4) < 0.01)
  }

  @Test func paddingIsLeftFreeOnBothSides() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    let plain = try #require(view(attachment).textState.manager.layout.lines.first)
    attachment.lineLayoutPadding = 3
    let padded = try #require(view(attachment).textState.manager.layout.lines.first)
    #expect(abs(padded.frame.width - plain.frame.width - 6) < 0.01)
    #expect(abs(padded.attachments[0].rect.minX - plain.attachments[0].rect.minX - 3) < 0.01)
  }

  @Test func aPictureMayComeAsAFile() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4))
    let png = try #require(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4)) }.pngData())
    let attachment = NSTextAttachment(data: png, ofType: "public.png")
    let size = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0
    ).size
    #expect(size.width > 0 && size.width / size.height == 1.5)
    #expect(
      NSTextAttachment(data: Data([1, 2]), ofType: "public.png").image(
        forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
  }

  @Test func aSymbolStandsOnTheLinesBaseline() throws {
    // A star is as high as a whole line (recorded on iOS 18.5), a heart lower.
    let symbol = try #require(UIImage(systemName: "heart"))
    let baseline = try #require(symbol.baselineOffsetFromBottom)
    #expect(baseline > 0)
    let attachment = NSTextAttachment(image: symbol)
    func bounds() -> CGRect {
      attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(bounds() == CGRect(x: 0, y: -baseline, width: symbol.size.width, height: symbol.size.height))
    // Between the ascender and the descender of its size, so the line's height doesn't change.
    let label = UILabel()
    let text = NSMutableAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    label.attributedText = text
    let height = label.intrinsicContentSize.height
    text.append(NSAttributedString(attachment: attachment))
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == height)
    attachment.image = symbol.withTintColor(.red).withRenderingMode(.alwaysOriginal)
    #expect(bounds().minY == -baseline)
    attachment.bounds = CGRect(x: 0, y: 2, width: 10, height: 10)
    #expect(bounds().minY == 2)
  }
}

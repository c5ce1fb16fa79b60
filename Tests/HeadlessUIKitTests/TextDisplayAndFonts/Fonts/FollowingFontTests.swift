import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Fonts of text styles that were created from their descriptors, and additional line heights of languages.
@MainActor @Suite struct FollowingFontTests {
  init() { HostedScreen.apply(.standard) }

  private static let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)

  private func bold(size: CGFloat) throws -> UIFont {
    let body = UIFont.preferredFont(forTextStyle: .body)
    return UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: size)
  }

  /// Body is 17 points at the standard size and 23 at the largest below the accessibility sizes.
  @Test(arguments: [0, 17] as [CGFloat]) func aFontOfAStylesDescriptorFollowsTheTextSize(size: CGFloat) throws {
    let font = try bold(size: size)
    #expect(font.pointSize == 17 && font.isScalable)
    let larger = font.adapted(to: Self.large)
    #expect(larger.pointSize == 23)
    #expect(larger.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(larger.adapted(to: UITraitCollection(preferredContentSizeCategory: .large)).pointSize == 17)
  }

  @Test func aFontOfAnotherSizeStays() throws {
    #expect(try bold(size: 50).adapted(to: Self.large).pointSize == 50)
    #expect(try bold(size: 17).withSize(50).adapted(to: Self.large).pointSize == 50)
    let plain = UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor, size: 0)
    #expect(plain.adapted(to: Self.large).pointSize == 17)
  }

  @Test func viewsAreLaidOutAgainAfterAChangeOfTraits() throws {
    final class Box: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    controller.view.addSubview(box)
    let screen = Screens.show(controller)
    defer { screen.close() }
    let before = box.passes
    screen.window.overrideUserInterfaceStyle = .dark
    screen.window.updateScreen()
    #expect(box.passes == before + 1)
    box.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    screen.window.updateScreen()
    #expect(box.passes == before + 2)
  }

  /// Apple's table has 28 for subheadline at 21 points; 26 was recorded.
  @Test func subheadlineOfTwentyOnePointsHasTheLinesOfBodyOfThatSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "1\n2\n3"
    label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    #expect(label.font.pointSize == 21)
    let height = 2 * 26 + 21 * 1.193359375
    #expect(abs(label.intrinsicContentSize.height - (height * 3).rounded(.up) / 3) < 0.001)
  }

  /// Body has 20.29 points and footnote 15.51; in Arabic each line has 2 more, whatever its characters.
  @Test(arguments: [(.body, 17), (.footnote, 13)] as [(UIFont.TextStyle, CGFloat)])
  func linesOfTextStylesAreTwoPointsHigherInArabic(style: UIFont.TextStyle, size: CGFloat) {
    func height(_ language: String, _ font: (UITraitCollection) -> UIFont) -> CGFloat {
      let label = UILabel()
      label.text = "abc"
      label.font = font(UITraitCollection(typesettingLanguage: Locale.Language(identifier: language)))
      return label.intrinsicContentSize.height
    }
    func rounded(_ height: CGFloat) -> CGFloat { (height * 3).rounded(.up) / 3 }
    let line = size * 1.193359375
    let preferred = { UIFont.preferredFont(forTextStyle: style, compatibleWith: $0) }
    #expect(abs(height("ar", preferred) - rounded(line + 2)) < 0.001)
    #expect(abs(height("en", preferred) - rounded(line)) < 0.001)
    #expect(abs(height("ar") { _ in .systemFont(ofSize: size) } - rounded(line)) < 0.001)
    #expect(abs(height("ar") { preferred($0).withSize(size) } - rounded(line)) < 0.001)
  }
}

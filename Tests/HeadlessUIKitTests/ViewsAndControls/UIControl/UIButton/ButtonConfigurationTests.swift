import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Buttons with configurations: sizes in points at 3x, with the insets of 7 and 12 points that follow from Apple's sizes.
@MainActor @Suite struct ButtonConfigurationTests {
  init() { HostedScreen.apply(.standard) }

  private func width(of text: String, _ style: UIFont.TextStyle) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    return label.intrinsicContentSize.width
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test(
    arguments: [
      (.medium, 34.333, 24, .body), (.large, 50.333, 40, .body), (.small, 28, 20, .subheadline),
      (.mini, 28, 20, .subheadline),
    ] as [(UIButton.Configuration.Size, CGFloat, CGFloat, UIFont.TextStyle)])
  func sizesBySize(
    _ size: UIButton.Configuration.Size, _ height: CGFloat, _ room: CGFloat, _ style: UIFont.TextStyle
  ) {
    let natural = button { $0.buttonSize = size }.intrinsicContentSize
    #expect(abs(natural.height - height) < 0.01)
    #expect(abs(natural.width - room - width(of: "Title", style)) < 0.01)
  }

  @Test func insetsOfOnesOwnReplaceThose() {
    let plain = button {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(abs(plain.intrinsicContentSize.height - 24.333) < 0.01)
    var configuration = plain.configuration!
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 12)
  }

  /// Apps hide views for errors this way.
  @Test func withoutContentAndInsetsAButtonIsNothing() {
    var configuration = UIButton.Configuration.plain()
    let standard = UIButton(configuration: configuration).intrinsicContentSize
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == .zero && standard.height > 0)
    button.configuration?.title = "Error"
    #expect(button.intrinsicContentSize.height > 0)
  }

  @Test func imageAndTitlesAreBesideOrAboveEachOther() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    let beside = button {
      $0.image = image
      $0.imagePadding = 8
    }
    let title = width(of: "Title", .body)
    #expect(abs(beside.intrinsicContentSize.width - (24 + 30 + 8 + title)) < 0.01)
    #expect(abs(beside.intrinsicContentSize.height - 44) < 0.01)
    beside.frame = CGRect(origin: .zero, size: beside.intrinsicContentSize)
    beside.layoutIfNeeded()
    #expect(beside.imageView!.frame == CGRect(x: 12, y: 7, width: 30, height: 30))
    #expect(abs(beside.titleLabel!.frame.minX - 50) < 0.34)
    beside.semanticContentAttribute = .forceRightToLeft
    beside.layoutIfNeeded()
    #expect(abs(beside.imageView!.frame.maxX - (beside.bounds.width - 12)) < 0.34)
    let above = button {
      $0.image = image
      $0.imagePlacement = .top
      $0.imagePadding = 8
    }
    #expect(abs(above.intrinsicContentSize.height - (14 + 30 + 8 + 20.333)) < 0.01)
    #expect(abs(above.intrinsicContentSize.width - (24 + max(30, title))) < 0.01)
  }

  @Test func subtitlesStandBelow() {
    let two = button { $0.subtitle = "Subtitle" }
    // Footnote is 13 points: a line of 15.51, 15.67 in thirds; a point is between.
    #expect(abs(two.intrinsicContentSize.height - (14 + 20.333 + 1 + 15.667)) < 0.01)
    two.frame = CGRect(origin: .zero, size: two.intrinsicContentSize)
    two.layoutIfNeeded()
    #expect(two.subtitleLabel!.frame.minY > two.titleLabel!.frame.maxY)
  }

  @Test func aLongTitleBreaks() {
    let long = button { $0.title = "A title that is rather long for its button" }
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    long.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(long)
    NSLayoutConstraint.activate([
      long.topAnchor.constraint(equalTo: holder.topAnchor), long.widthAnchor.constraint(equalToConstant: 150),
    ])
    holder.layoutIfNeeded()
    #expect(long.frame.height > 60)
  }

  private func background(_ button: UIButton) -> UIColor? {
    button.layoutIfNeeded()
    return button.subviews.first { $0 is ButtonBackgroundView }?.backgroundColor
  }

  private func hexadecimal(_ color: UIColor?) -> String? {
    color?.displayColor(for: UITraitCollection.current).hexadecimal
  }

  @Test func looksHaveTheirColours() {
    let filled = button { _ in }
    #expect(hexadecimal(background(filled)) == "#007AFF")
    #expect(hexadecimal(filled.titleLabel?.textColor) == "#FFFFFF")
    filled.tintColor = .red
    #expect(hexadecimal(background(filled)) == "#FF0000")
    filled.isEnabled = false
    #expect(hexadecimal(background(filled)) == hexadecimal(.tertiarySystemFill))
    #expect(hexadecimal(filled.titleLabel?.textColor) == hexadecimal(.tertiaryLabel))
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Title"
    #expect(background(plain) == .clear)
    #expect(hexadecimal(plain.titleLabel?.textColor) == "#007AFF")
    let own = button {
      $0.baseBackgroundColor = .green
      $0.baseForegroundColor = .black
    }
    #expect(hexadecimal(background(own)) == "#00FF00")
    #expect(hexadecimal(own.titleLabel?.textColor) == "#000000")
  }

  @Test func handlersChangeTheConfigurationForEveryState() {
    let switching = button { _ in }
    switching.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
    switching.layoutIfNeeded()
    #expect(switching.titleLabel?.text == "Off")
    switching.isSelected = true
    switching.layoutIfNeeded()
    #expect(switching.titleLabel?.text == "On")
  }

  @Test func aSpinnerTakesTheImagesPlace() {
    let busy = button { $0.showsActivityIndicator = true }
    #expect(abs(busy.intrinsicContentSize.width - (24 + 20 + width(of: "Title", .body))) < 0.01)
    busy.layoutIfNeeded()
    let spinner = busy.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    #expect(spinner?.color == busy.titleLabel?.textColor)
  }

  @Test func capsulesAreRound() {
    let round = button { $0.cornerStyle = .capsule }
    round.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    round.layoutIfNeeded()
    #expect(round.subviews.first { $0 is ButtonBackgroundView }?.layer.cornerRadius == 25)
  }

  @Test func transformersChangeTheTitlesAttributes() {
    let bold = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 30)
        return outgoing
      }
    }
    bold.layoutIfNeeded()
    #expect(bold.titleLabel?.font == .systemFont(ofSize: 30))
    #expect(bold.intrinsicContentSize.height > 45)
  }

  @Test func actionsGiveTitleAndImage() {
    var taps = 0
    let action = UIAction(title: "Action") { _ in taps += 1 }
    let configured = UIButton(configuration: .plain(), primaryAction: action)
    configured.layoutIfNeeded()
    #expect(configured.titleLabel?.text == "Action")
    let system = UIButton(type: .system, primaryAction: action)
    #expect(system.titleLabel?.text == "Action")
    #expect(system.buttonType == .system)
    system.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func subclassesHaveEveryWayOfMakingAButton() {
    final class Own: UIButton {
      var isPrepared = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isPrepared = true
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Own().isPrepared)
    #expect(Own(type: .system).isPrepared)
    #expect(Own(configuration: .filled()).isPrepared)
  }

  @Test func aCloseButtonIsThirtyWideAndHigh() {
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func largerTextMakesLargerButtons() {
    let natural = button { _ in }
    let holder = UIView()
    holder.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    holder.addSubview(natural)
    // Body is 33 points there.
    #expect(natural.intrinsicContentSize.height > 14 + 33)
  }

  @Test func aTitleThatFitsNoLineTakesTwoWithinAWidth() {
    HostedScreen.apply(.standard)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Two words"
    let button = UIButton(configuration: configuration)
    let natural = button.sizeThatFits(.zero)
    let narrow = button.sizeThatFits(CGSize(width: natural.width - 10, height: 0))
    // Body's baselines are 22 apart: 22 and a line of 20.287 points are 42.333 in thirds; 7 above and below.
    #expect(abs(narrow.height - 56.333) < 0.001)
    #expect(narrow.width < natural.width)
  }

  @Test func titlesWithAFontOfATextStyleFollowTheTextSize() {
    let natural = button { configuration in
      var container = AttributeContainer()
      container[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      configuration.attributedTitle = AttributedString("Title", attributes: container)
    }
    let holder = UIView()
    holder.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    holder.addSubview(natural)
    // Body is 33 points there.
    #expect(natural.intrinsicContentSize.height > 14 + 33)
  }
}

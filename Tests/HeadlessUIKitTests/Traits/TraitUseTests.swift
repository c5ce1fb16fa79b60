import Testing
import UIKit

@testable import HeadlessUIKit

/// The effect of traits on views, images and layers.
@MainActor @Suite struct TraitUseTests {
  // MARK: Current traits

  @Test func layoutAndNoticesRunWithTheViewsTraitsAsCurrent() {
    HostedScreen.apply(Screens.tall())
    final class Controller: UIViewController {
      var styles: [String: UIUserInterfaceStyle] = [:]
      func note(_ call: String) { styles[call] = UITraitCollection.current.userInterfaceStyle }
      override func loadView() {
        let view = Probe()
        view.onCall = { [unowned self] in note($0) }
        self.view = view
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        note("traitCollectionDidChange")
      }
    }
    final class Probe: UIView {
      var onCall: (String) -> Void = { _ in }
      override func layoutSubviews() {
        super.layoutSubviews()
        onCall("layoutSubviews")
      }
      override func draw(_ rect: CGRect) { onCall("draw") }
      override func tintColorDidChange() {
        super.tintColorDidChange()
        onCall("tintColorDidChange")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        onCall("view.traitCollectionDidChange")
      }
    }
    let controller = Controller()
    let screen = Screens.show(controller)
    controller.styles = [:]
    controller.overrideUserInterfaceStyle = .dark
    controller.view.tintColor = .red
    controller.view.setNeedsLayout()
    _ = screen.displayList()
    #expect(controller.styles.count == 7)
    #expect(controller.styles.values.allSatisfy { $0 == .dark })
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    screen.close()
  }

  @Test func viewsHearOfTheTintOfTheHierarchyThatTheyEnter() {
    final class Probe: UIView {
      var tints: [UIColor] = []
      override func tintColorDidChange() {
        super.tintColorDidChange()
        tints.append(tintColor)
      }
    }
    let (red, holder, inner, own) = (UIView(), Probe(), Probe(), Probe())
    red.tintColor = .red
    holder.addSubview(inner)
    holder.addSubview(own)
    own.tintColor = .green
    own.tints = []
    #expect(inner.tints.isEmpty)
    red.addSubview(holder)
    #expect(holder.tints == [.red])
    #expect(inner.tints == [.red])
    #expect(own.tints.isEmpty)
    // Another hierarchy with the same tint changes nothing.
    let other = UIView()
    other.tintColor = .red
    other.addSubview(holder)
    #expect(holder.tints == [.red])
  }

  @Test func performAsCurrentEndsWithItsClosure() {
    HostedScreen.apply(Screens.tall())
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  // MARK: A shown screen

  @Test func dynamicColorsAndFontsFollowAShownScreen() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    controller.view.addSubview(label)
    controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let screen = Screens.show(controller)
    _ = screen.displayList()
    #expect(controller.view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(label.font.pointSize == 17)
    screen.change(
      to: Screens.tall {
        $0.userInterfaceStyle = .dark
        $0.preferredContentSizeCategory = .extraSmall
      })
    _ = screen.displayList()
    #expect(controller.view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(label.font.pointSize == 14)
    screen.close()
  }

  // MARK: Images

  @Test func anImageViewShowsTheVariantForItsTraits() {
    HostedScreen.apply(Screens.tall())
    func square(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let asset = UIImageAsset()
    asset.register(square(10), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(square(20), with: UITraitCollection(userInterfaceStyle: .dark))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let image = asset.image(with: light)
    #expect(image.size.width == 10)
    #expect(image.withConfiguration(dark.imageConfiguration).size.width == 20)
    let template = image.withRenderingMode(.alwaysTemplate).withConfiguration(dark.imageConfiguration)
    #expect(template.size.width == 20 && template.renderingMode == .alwaysTemplate)

    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize.width == 10)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func symbolsOfATextStyleGrowWithTheText() throws {
    HostedScreen.apply(Screens.tall())
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: style))
    let fixed = try #require(UIImage(systemName: "star"))
    let (view, configured, still) = (UIImageView(image: symbol), UIImageView(image: fixed), UIImageView(image: fixed))
    configured.preferredSymbolConfiguration = style
    let width = still.intrinsicContentSize.width
    #expect(view.intrinsicContentSize.width == width)
    for view in [view, configured, still] { view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    // Body text of 33 points is beside a symbol of 33 points.
    let large = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 33)))
    // A view's intrinsic size is that of the image's alignment rectangle.
    let aligned = CGRect(origin: .zero, size: large.size).inset(by: large.alignmentRectInsets).size
    #expect(view.intrinsicContentSize == aligned)
    #expect(configured.intrinsicContentSize == aligned)
    #expect(still.intrinsicContentSize.width == width)
  }

  // MARK: Colours in layers

  @Test func aLayerHasTheColorOfItsViewAtOnce() {
    HostedScreen.apply(Screens.tall())
    let view = UIView()
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.overrideUserInterfaceStyle = .dark
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func theLayersOwnColorStaysWhereItCameLater() {
    HostedScreen.apply(Screens.tall())
    let screen = Screens.show(UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.controller.view.addSubview(view)
    view.backgroundColor = .red
    view.layer.backgroundColor = UIColor.blue.cgColor
    _ = screen.displayList()
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
    view.backgroundColor = nil
    _ = screen.displayList()
    #expect(view.layer.backgroundColor == nil)
    screen.close()
  }

  /// `cgColor` is the colour at the time of the call: the layer isn't notified of later appearances.
  @Test func aLayersBorderKeepsTheColorThatItWasGiven() {
    HostedScreen.apply(Screens.tall())
    let screen = Screens.show(UIViewController())
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    screen.controller.view.layer.borderColor = color.cgColor
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    _ = screen.displayList()
    #expect(screen.controller.view.layer.borderColor == UIColor.white.cgColor)
    #expect(color.cgColor == UIColor.black.cgColor)
    screen.close()
  }

  @Test func textSizesKeepToTheViewsLimits() {
    let screen = Screens.show(
      UIViewController(), on: Screens.tall { $0.preferredContentSizeCategory = .extraExtraLarge })
    let (outer, inner) = (UIView(), UIView())
    screen.controller.view.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .large
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    outer.maximumContentSizeCategory = nil
    outer.minimumContentSizeCategory = .accessibilityMedium
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.hasSuffix("AccessibilityM, no maximum"))
    inner.minimumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    outer.minimumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    screen.close()
  }
}

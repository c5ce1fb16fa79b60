public import Foundation
import HeadlessObjectiveC
import SwiftUIGraph

extension Snapshotting where Value: View, Format == UIImage {
  /// A picture of the view in its ideal size.
  public static var image: Snapshotting { .image() }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: ignored: the view is always shown in a key window.
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - layout: the size of the picture, and the screen that it is taken on.
  ///   - traits: override the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      tolerance: PictureTolerance(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)),
      layout: layout, traits: traits)
  }

  /// A picture of the view.
  ///
  /// - Parameters:
  ///   - tolerance: the differences that are accepted.
  ///   - layout: the size of the picture, and the screen that it is taken on.
  ///   - traits: override the screen's. On a device the text size is medium unless they or the configuration set
  ///     another.
  public static func image(
    tolerance: PictureTolerance, layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    switch layout {
    case .device(let config):
      return hosting(.image(on: config, tolerance: tolerance, traits: config.deviceLayoutTraits(traits)))
    case .fixed(let width, let height):
      return hosting(.image(tolerance: tolerance, size: CGSize(width: width, height: height), traits: traits))
    case .sizeThatFits:
      let component = Snapshotting<UIView, UIImage>.image(tolerance: tolerance, traits: traits)
      return component.pullback { view in made(view) { FittingView(rootView: $0) } }
    }
  }

  /// A picture of the view on a device, with all scrollable content.
  ///
  /// - Parameters:
  ///   - config: the screen that the view is shown on.
  ///   - content: the part of scrollable content that the picture shows: `.whole` for all of it.
  ///   - traits: override the screen's.
  public static func image(
    on config: ViewImageConfig, content: PictureContent, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    hosting(.image(on: config, content: content, traits: traits))
  }

  /// A picture of the view on a device, with all scrollable content.
  ///
  /// - Parameters:
  ///   - config: the screen that the view is shown on.
  ///   - content: the part of scrollable content that the picture shows: `.whole` for all of it.
  ///   - tolerance: the differences that are accepted.
  ///   - traits: override the screen's.
  public static func image(
    on config: ViewImageConfig, content: PictureContent, tolerance: PictureTolerance,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    hosting(.image(on: config, content: content, tolerance: tolerance, traits: traits))
  }

  /// A picture of the controller that hosts the view.
  private static func hosting(_ screen: Snapshotting<UIViewController, UIImage>) -> Snapshotting {
    screen.pullback { view in made(view) { UIHostingController(rootView: $0) } }
  }
}

extension ViewImageConfig {
  /// The traits of a device layout. The configurations of swift-snapshot-testing set the text size to medium, one below the size that
  /// devices are delivered with; its recordings of SwiftUI's views are at that size, unless traits say another.
  fileprivate func deviceLayoutTraits(_ traits: UITraitCollection) -> UITraitCollection {
    guard self.traits.preferredContentSizeCategory == .large, traits.preferredContentSizeCategory == .unspecified
    else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = .medium }
  }
}

/// Makes what shows a view on the main actor; strategies take values on any thread.
private func made<Content: View, Host: Sendable>(
  _ view: Content, _ make: @MainActor @Sendable (Content) -> Host
) -> Host {
  let view = UncheckedValue(view)
  return MainThread.run { make(view.value) }
}

/// Hosts a view at its ideal size.
///
/// A view without a size of its own (a colour, a shape) takes 10 points, as in SwiftUI for an unspecified proposal.
private final class FittingView: UIView {
  private let controller: UIViewController

  init<Content: View>(rootView: Content) {
    controller = UIHostingController(rootView: rootView)
    super.init(frame: .zero)
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { fatalError("Made for a picture.") }

  override func sizeThatFits(_ size: CGSize) -> CGSize { controller.view.sizeThatFits(.zero) }
  override var intrinsicContentSize: CGSize { controller.view.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.view.frame = bounds
  }
}

/// The size at which a view is displayed in its picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen, with its safe area and traits.
  case device(config: ViewImageConfig)
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}

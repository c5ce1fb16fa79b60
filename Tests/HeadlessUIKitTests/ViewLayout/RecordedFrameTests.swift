import Testing
import UIKit

@testable import HeadlessUIKit

/// Frames recorded on iOS devices, in points, and the results of the rules that explain them.
@MainActor @Suite struct RecordedFrameTests {
  /// A label whose text has a given size, so that the frames depend on the layout and not on a font.
  private final class Fixed: UIView {
    let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  nonisolated struct FourLabels: Sendable {
    let screen: CGSize
    let insets: UIEdgeInsets
    let sizes: [CGSize]
    let frames: [CGRect]
  }

  nonisolated static let recordings = [
    FourLabels(
      screen: CGSize(width: 375, height: 812), insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      sizes: [
        CGSize(width: 52 + 2 / 3.0, height: 19 + 1 / 3.0), CGSize(width: 23 + 2 / 3.0, height: 19 + 1 / 3.0),
        CGSize(width: 37, height: 19 + 1 / 3.0), CGSize(width: 7 + 1 / 3.0, height: 17),
      ],
      frames: [
        CGRect(x: 161.333, y: 44, width: 52.667, height: 19.333),
        CGRect(x: 0, y: 401.333, width: 23.667, height: 19.333),
        CGRect(x: 338, y: 401.333, width: 37, height: 19.333), CGRect(x: 184, y: 761, width: 7.333, height: 17),
      ]),
    FourLabels(
      screen: CGSize(width: 320, height: 568), insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      sizes: [
        CGSize(width: 52 + 2 / 3.0, height: 19 + 1 / 3.0), CGSize(width: 23 + 2 / 3.0, height: 19 + 1 / 3.0),
        CGSize(width: 37, height: 19 + 1 / 3.0), CGSize(width: 7 + 1 / 3.0, height: 17),
      ],
      frames: [
        CGRect(x: 133.667, y: 20, width: 52.667, height: 19.333),
        CGRect(x: 0, y: 284.333, width: 23.667, height: 19.333),
        CGRect(x: 283, y: 284.333, width: 37, height: 19.333), CGRect(x: 156.333, y: 551, width: 7.333, height: 17),
      ]),
    FourLabels(
      screen: CGSize(width: 1024, height: 768), insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      sizes: [
        CGSize(width: 55 + 2 / 3.0, height: 20 + 1 / 3.0), CGSize(width: 25, height: 20 + 1 / 3.0),
        CGSize(width: 39, height: 20 + 1 / 3.0), CGSize(width: 7 + 2 / 3.0, height: 18),
      ],
      frames: [
        CGRect(x: 484.333, y: 20, width: 55.667, height: 20.333), CGRect(x: 0, y: 384, width: 25, height: 20.333),
        CGRect(x: 985, y: 384, width: 39, height: 20.333), CGRect(x: 508.333, y: 750, width: 7.667, height: 18),
      ]),
  ]

  @Test(arguments: recordings) func fourLabelsOnTheSafeArea(_ recording: FourLabels) {
    let views = recording.sizes.map { Fixed($0.width, $0.height) }
    let (top, left, right, bottom) = (views[0], views[1], views[2], views[3])
    let screen = host(recording.screen, insets: recording.insets) { view in
      views.forEach(view.addSubview)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        top.topAnchor.constraint(equalTo: area.topAnchor), top.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        left.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        left.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        left.trailingAnchor.constraint(lessThanOrEqualTo: area.centerXAnchor),
        right.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        right.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        right.leadingAnchor.constraint(greaterThanOrEqualTo: area.centerXAnchor),
        bottom.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        bottom.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      ])
    }
    for (view, frame) in zip(views, recording.frames) { expect(view.frame, equals: frame) }
    screen.close()
  }

  nonisolated struct MarginBoxes: Sendable {
    let screen: CGSize
    let insets: UIEdgeInsets
    let box: CGRect
    let inner: CGRect
  }

  nonisolated static let marginRecordings = [
    MarginBoxes(
      screen: CGSize(width: 320, height: 568), insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      box: CGRect(x: 16, y: 20, width: 288, height: 548), inner: CGRect(x: 46, y: 40, width: 168, height: 478)),
    MarginBoxes(
      screen: CGSize(width: 812, height: 375), insets: UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44),
      box: CGRect(x: 60, y: 0, width: 692, height: 351), inner: CGRect(x: 90, y: 20, width: 572, height: 281)),
    MarginBoxes(
      screen: CGSize(width: 428, height: 926), insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      box: CGRect(x: 20, y: 47, width: 388, height: 845), inner: CGRect(x: 50, y: 67, width: 268, height: 775)),
  ]

  @Test(arguments: marginRecordings) func boxesOnTheMargins(_ recording: MarginBoxes) {
    let box = UIView()
    let inner = UIView()
    let screen = host(recording.screen, insets: recording.insets) { view in
      let margins = view.layoutMarginsGuide
      for subview in [box, inner] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        inner.topAnchor.constraint(equalTo: margins.topAnchor, constant: 20),
        inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 30),
        inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -50),
        inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -90),
      ])
    }
    expect(box.frame, equals: recording.box)
    expect(inner.frame, equals: recording.inner)
    screen.close()
  }

  nonisolated struct Centred: Sendable {
    let outer: CGSize
    let inner: CGSize
    let origin: CGPoint
  }

  @Test(arguments: [
    Centred(
      outer: CGSize(width: 375, height: 375), inner: CGSize(width: 200, height: 100),
      origin: CGPoint(x: 87.667, y: 137.667)),
    Centred(
      outer: CGSize(width: 375, height: 667), inner: CGSize(width: 200, height: 100),
      origin: CGPoint(x: 87.667, y: 283.667)),
  ]) func halvesOfPixelsGoUp(_ centred: Centred) {
    let box = Fixed(centred.inner.width, centred.inner.height)
    let screen = host(centred.outer, insets: .zero) { view in
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
    expect(box.frame, equals: CGRect(origin: centred.origin, size: centred.inner))
    screen.close()
  }
}

/// Shows a controller whose view `build` fills, on a screen of a phone at 3x.
@MainActor func host(
  _ size: CGSize, insets: UIEdgeInsets, scale: CGFloat = 3, traits: [UITraitCollection] = [],
  build: (UIView) -> Void
) -> HostedScreen {
  var configuration = ScreenConfiguration.standard
  configuration.size = size
  configuration.safeAreaInsets = insets
  configuration.safeAreaInsetsWithoutStatusBar = insets
  configuration.traits = UITraitCollection(
    traitsFrom: [configuration.traits, UITraitCollection(displayScale: scale)] + traits)
  return HostedScreen(configuration) {
    let controller = UIViewController()
    build(controller.view)
    return controller
  }
}

func expect(
  _ frame: CGRect, equals expected: CGRect, tolerance: CGFloat = 0.001,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isEqual =
    abs(frame.minX - expected.minX) <= tolerance && abs(frame.minY - expected.minY) <= tolerance
    && abs(frame.width - expected.width) <= tolerance && abs(frame.height - expected.height) <= tolerance
  #expect(isEqual, "\(frame) is not \(expected)", sourceLocation: sourceLocation)
}

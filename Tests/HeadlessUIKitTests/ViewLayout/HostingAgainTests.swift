import Testing
import UIKit

@testable import HeadlessUIKit

/// Invariants during a layout pass, and after a screen was closed, in points.
@MainActor @Suite struct HostingAgainTests {
  /// Sets its box's width to half of its own just before it lays out.
  private final class Halving: UIView {
    let box = UIView()
    private(set) var widths: [CGFloat] = []
    private lazy var width = box.widthAnchor.constraint(equalToConstant: 1)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: leadingAnchor), box.topAnchor.constraint(equalTo: topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10), width,
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      width.constant = bounds.width / 2
      super.layoutSubviews()
      widths.append(box.frame.width)
    }
  }

  @Test func aConstantSetInLayoutSubviewsHoldsAfterSuper() {
    let view = Halving()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    let screen = host(CGSize(width: 375, height: 667), insets: .zero) { $0.addSubview(view) }
    defer { screen.close() }
    #expect(Set(view.widths) == [150])
    view.frame.size.width = 200
    screen.window.layoutIfNeeded()
    #expect(view.widths.last == 100)
  }

  @Test func aControllerIsLaidOutOnTheNextScreenToo() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    for width in [375.0, 320, 414] {
      var configuration = ScreenConfiguration.standard
      configuration.size.width = width
      let screen = HostedScreen(configuration) { controller }
      expect(box.frame, equals: CGRect(x: 10, y: 0, width: width - 20, height: 20))
      screen.close()
    }
  }
}

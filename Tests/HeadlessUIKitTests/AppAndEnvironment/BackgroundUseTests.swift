import Foundation
import Graphics
import Synchronization
import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import HeadlessUIKit

/// UIKit on other threads: what may be used there works, and the rest says so with a sentence that names the call.
@MainActor @Suite(.serialized) struct BackgroundUseTests {
  /// Runs work of the main actor on another thread, as code of Swift 5 does by mistake, and waits for it.
  private func inBackground<Value>(_ work: @escaping @MainActor () -> Value) async -> Value {
    await withCheckedContinuation { (continuation: CheckedContinuation<HeldValue<Value>, Never>) in
      Thread.detachNewThread { continuation.resume(returning: HeldValue(MainThread.assume { work() })) }
    }.value
  }

  private struct HeldValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private func warnings(_ work: @escaping @MainActor () -> Void) async -> [String] {
    let subscription = AppWarning.subscribe()
    await inBackground(work)
    return AppWarning.endSubscription(subscription).map(\.text).filter { $0.contains("background thread") }
  }

  @Test func viewsAndControllersAreNamed() async {
    let (label, controller) = (UILabel(), UIViewController())
    let cases: [(String, @MainActor () -> Void)] = [
      ("UIView.init(frame:)", { _ = UIView(frame: .zero) }), ("UILabel.text", { label.text = "x" }),
      ("UIView.frame", { label.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
      ("UIView.alpha", { label.alpha = 0.5 }),
      ("UIView.addSubview(_:)", { label.addSubview(UIView()) }),
      ("UIView.setNeedsLayout()", { label.setNeedsLayout() }),
      ("UIView.layoutIfNeeded()", { label.layoutIfNeeded() }),
      ("UIViewController.view", { _ = controller.view }),
      ("UIViewController.present(_:animated:completion:)", { controller.present(UIViewController(), animated: false) }),
    ]
    for (name, use) in cases {
      let told = await warnings(use)
      #expect(told.contains { $0.hasPrefix(name + " was used on a background thread") }, "\(name): \(told)")
    }
    #expect(label.text == "x" && label.alpha == 0.5 && label.frame.minX == 1)
  }

  /// The same on the main thread says nothing.
  @Test func theMainThreadIsNotMentioned() {
    let subscription = AppWarning.subscribe()
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "x"
    label.layoutIfNeeded()
    #expect(AppWarning.endSubscription(subscription) == [])
  }

  /// What iOS allows on any thread, or doesn't check.
  @Test func whatMayBeUsedAnywhereWorks() async {
    let told = await warnings {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      let image = renderer.image { context in
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(image.pngData() != nil)
      #expect(image.withTintColor(.blue).resizableImage(withCapInsets: .zero).size == image.size)
      let font = UIFont.preferredFont(forTextStyle: .body)
      #expect(NSAttributedString(string: "text", attributes: [.font: font]).size().width > 0)
      #expect(("text" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)]).height > 0)
      let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      text.append(NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.label]))
      #expect(text.boundingRect(with: CGSize(width: 100, height: 100), options: [], context: nil).width > 4)
      #expect(UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) != .white)
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.addSublayer(CAShapeLayer())
      #expect(UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }.size.width == 4)
      _ = autoreleasepool { UITraitCollection(displayScale: 2) }
    }
    #expect(told == [])
  }

  /// Values of UIKit's that Foundation compares, copies and hashes wherever it is.
  @Test func copiesAndComparisonsDoNotEndTheProcess() async {
    let appearance = UINavigationBarAppearance()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    await inBackground {
      #expect(appearance.copy() is UINavigationBarAppearance)
      #expect(attributes.isEqual(attributes.copy()) && attributes.hash == (attributes.copy() as? NSObject)?.hash)
      view.layer.setNeedsDisplay()
      view.layer.displayIfNeeded()
      view.layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
      #expect(image.size.width == 10)
    }
  }

  // MARK: Deallocation

  /// The first view of a process may be made on another thread. What tries how classes are laid out finds the same there.
  @Test func theProbeIsTriedOnAnyThread() async {
    let isPossible = await inBackground { MainThreadDeallocation.probe() }
    #expect(isPossible == MainThreadDeallocation.isPossible)
  }

  // MARK: Names

  @Test(arguments: [
    ("$s13HeadlessUIKit7UILabelC4textSSSgvs", "UILabel.text"),
    ("$s13HeadlessUIKit6UIViewC14setNeedsLayoutyyF", "UIView.setNeedsLayout()"),
    ("$s13HeadlessUIKit6UIViewC10addSubviewyyACF", "UIView.addSubview(_:)"),
  ])
  func namesAreThoseOfSources(mangled: String, name: String) {
    #expect(CallStack.readable(mangled) == name)
  }
}

import Foundation
import Graphics
import Synchronization
import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import HeadlessUIKit

/// UIKit on other threads: what may be used there works. Other calls end with a message that names the call, which
/// `RunnerReportingTests` tests in a separate process: if the compiler checks the thread of a closure, the process ends.
@MainActor @Suite(.serialized) struct BackgroundUseTests {
  /// Runs work of the main actor on another thread, like incorrect code of Swift 5, and waits for it.
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

  /// The same on the main thread prints nothing.
  @Test func theMainThreadIsNotMentioned() {
    let subscription = AppWarning.subscribe()
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "x"
    label.layoutIfNeeded()
    #expect(AppWarning.endSubscription(subscription) == [])
  }

  /// Calls that iOS allows on any thread, or doesn't check.
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

  // MARK: Deallocation

  /// The first view of a process may be created on another thread. The trial of the classes' layout has the same result there.
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

import UIKit

// What extensions of UIKit's classes declare, and screens override.

extension UIViewController {
  @objc class var screenName: String { "Screen" }
  @objc var trackedValues: [String] {
    get { [title ?? "untitled"] }
    set { title = newValue.joined() }
  }
  @discardableResult
  @objc open func reloadTexts(_ count: Int = 1) -> String { "\(type(of: self).screenName) \(count)" }
}

@objc extension UIView {
  func describeLayout(in words: [String]) -> [String] { words + ["view"] }
}

class TrackedListScreen: UITableViewController {
  override class var screenName: String { "List" }
  override func reloadTexts(_ count: Int = 2) -> String { "reloaded " + super.reloadTexts(count + 1) }
}

final class TrackedDetailScreen: TrackedListScreen {
  override class var screenName: String { super.screenName + " detail" }
  @objc override func reloadTexts(_ count: Int) -> String { "twice " + super.reloadTexts(count) }
  override var trackedValues: [String] {
    get { ["detail"] + super.trackedValues }
    set { super.trackedValues = newValue.reversed() }
  }
}

final class DescribedLabel: UILabel {
  override func describeLayout(in words: [String]) -> [String] { super.describeLayout(in: words + ["label"]) }
}

// What an extension of the root class declares, and extensions of classes between override.

extension NSObject {
  @objc func described(_ words: [String]) -> [String] { words + ["object"] }
  @objc var kindOfObject: String { "object" }
}

extension UIView {
  override func described(_ words: [String]) -> [String] { super.described(words + ["view"]) }
  override var kindOfObject: String { "view of " + super.kindOfObject }
}

extension UILabel {
  override func described(_ words: [String]) -> [String] { super.described(words + ["label"]) }
}

final class OwnLabel: UILabel {
  override func described(_ words: [String]) -> [String] { super.described(words + ["own"]) }
}

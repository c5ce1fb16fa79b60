public import Foundation

/// A difference between two trees of views.
public struct TreeChange: Hashable, Sendable {
  /// The kinds of changes. Frames are in points of the superview's coordinates.
  public enum Kind: Hashable, Sendable {
    /// The view isn't in the new tree, and neither are its `descendants` subviews at all depths.
    case removed(frame: CGRect, superview: String, descendants: Int)
    /// The view isn't in the old tree, and neither are its `descendants` subviews at all depths.
    case inserted(frame: CGRect, superview: String, descendants: Int)
    /// The text of the view changed; nil for no text.
    case retitled(old: String?, new: String?)
    /// A value of `snapshotStyle` changed, was added or was removed; the missing value is nil.
    case restyled(key: String, old: String?, new: String?)
    /// The position or size of the view changed.
    case reframed(old: CGRect, new: CGRect)
    /// Subviews moved by the same distance; their frames are otherwise unchanged.
    case subviewsMoved(count: Int, first: String, last: String, by: CGSize)
    /// Subviews kept their frames but moved on the screen: the view scrolled.
    case scrolled(by: CGSize)
    /// The position among the siblings changed, counted from the back.
    case reordered(old: Int, new: Int)
  }

  /// The view's class with its identifier or text, or with its index in the superview if it has neither.
  public let view: String
  /// The change.
  public let kind: Kind
  /// The frame of the view, or of the removed view, on the screen, in points.
  public let screenFrame: CGRect

  /// Creates the change of a view.
  public init(view: String, kind: Kind, screenFrame: CGRect) {
    self.view = view
    self.kind = kind
    self.screenFrame = screenFrame
  }
}

extension TreeChange: CustomStringConvertible {
  /// A line such as `UILabel "Welcome": frame (16, 120, 343, 41) -> (16, 128, 343, 41)`.
  public var description: String { sentence(about: view) }

  /// The same change with another subject, for several views with equal changes.
  func sentence(about subject: String) -> String {
    switch kind {
    case .removed(let frame, let superview, let descendants):
      "removed \(subject) at \(TreeText.rect(frame)) from \(superview)\(TreeChange.suffix(descendants))"
    case .inserted(let frame, let superview, let descendants):
      "inserted \(subject) at \(TreeText.rect(frame)) in \(superview)\(TreeChange.suffix(descendants))"
    case .retitled(let old, let new):
      "\(subject): text \(TreeChange.text(old)) -> \(TreeChange.text(new))"
    case .restyled(let key, let old, let new):
      "\(subject): \(key) \(old ?? "none") -> \(new ?? "none")"
    case .reframed(let old, let new):
      "\(subject): frame \(TreeText.rect(old)) -> \(TreeText.rect(new))"
    case .subviewsMoved(let count, let first, let last, let offset):
      "\(count) subviews of \(subject): moved by \(TreeText.offset(offset)), from \(first) to \(last)"
    case .scrolled(let offset):
      "\(subject): content moved by \(TreeText.offset(offset))"
    case .reordered(let old, let new):
      "\(subject): position among its siblings \(old) -> \(new)"
    }
  }

  private static func suffix(_ descendants: Int) -> String {
    switch descendants {
    case 0: ""
    case 1: ", with 1 subview"
    default: ", with \(descendants) subviews"
    }
  }

  private static func text(_ text: String?) -> String {
    text.map { TreeText.quoted($0, limit: 80) } ?? "none"
  }
}

extension TreeChange {
  /// Causes come before consequences: added, removed and changed texts explain why other views moved.
  var rank: Int {
    switch kind {
    case .removed, .inserted: 0
    case .retitled: 1
    case .restyled: 2
    case .reframed(let old, let new): CGRect(origin: new.origin, size: old.size).isNearly(new) ? 4 : 3
    case .subviewsMoved: 5
    case .scrolled: 6
    case .reordered: 7
    }
  }
}

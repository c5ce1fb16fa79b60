public import Foundation

/// Something that a person may do with a view, which is added to it as a whole: its recognizers and what follows from them.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// The interaction is about to be added to a view, or taken off, where it is nil.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

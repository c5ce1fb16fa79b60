public import Foundation

/// Decides on what is dropped into a text.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Never called: drag and drop isn't simulated.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Never called: drag and drop isn't simulated.
  func textDroppableView(_ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Never called: drag and drop isn't simulated.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Never called: drag and drop isn't simulated.
  func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

// Optional in UIKit.
extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { OptionalMethod.missing(UITextDropProposal(operation: .cancel)) }
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) { OptionalMethod.missing() }
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) { OptionalMethod.missing() }
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) { OptionalMethod.missing() }
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) { OptionalMethod.missing() }
  public func textDroppableView(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) { OptionalMethod.missing() }
}

/// A request to drop into a text. Never created: drag and drop isn't simulated.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// The proposal for a drop into a text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable {
    case insert = 0
    case replaceSelection = 1
    case replaceAll = 2
  }

  /// Stored but unused: drag and drop isn't simulated.
  open var dropAction: Action = .insert
  /// Stored but unused: drag and drop isn't simulated.
  open var useFastSameViewOperations = true
}

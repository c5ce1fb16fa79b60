public import Foundation

/// Decides on what is dropped on a view. Every method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Called by nothing: nothing is dragged and dropped.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
}

// Optional in UIKit.
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    OptionalMethod.missing(true)
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { OptionalMethod.missing(UIDropProposal(operation: .cancel)) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    OptionalMethod.missing()
  }
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    OptionalMethod.missing()
  }
}

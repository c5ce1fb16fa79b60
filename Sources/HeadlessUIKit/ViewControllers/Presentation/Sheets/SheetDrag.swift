import Foundation

/// A drag of a sheet to another of its detents, or to its dismissal. The sheet follows the finger.
@MainActor final class SheetDrag: NSObject {
  let recognizer = UIPanGestureRecognizer()
  private unowned let sheet: UISheetPresentationController

  /// The time for which the sheet would continue at the last velocity, in seconds. UIKit's figure isn't known.
  private static let projection: CGFloat = 0.1

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.addTarget(self, action: Selector("handlePan:", SheetDrag.panned))
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard let container = sheet.containerView, let card = sheet.presentedView else { return }
    let way = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began, .changed: follow(way, card, in: container)
    case .ended:
      let shown = card.transform.ty
      card.transform = .identity
      end(way + recognizer.velocity(in: container).y * Self.projection, card)
      letGo(of: card, at: shown)
    case .cancelled:
      let shown = card.transform.ty
      card.transform = .identity
      letGo(of: card, at: shown)
    default: break
    }
  }

  /// Moves the card with the finger: freely between the detents and down to its dismissal, beyond them as far as a scroll view's
  /// content (UIKit's figure isn't known).
  private func follow(_ way: CGFloat, _ card: UIView, in container: UIView) {
    let heights = sheet.restingHeights.map(\.height)
    guard let lowest = heights.min(), let highest = heights.max() else { return }
    let height = card.bounds.height - way
    let bottom = sheet.presentedViewController.isModalBelow ? lowest : 0
    let inside = min(max(height, bottom), highest)
    let beyond = ScrollGestures.rubberBand(height - inside, length: container.bounds.height)
    card.transform = CGAffineTransform(translationX: 0, y: card.bounds.height - inside - beyond)
  }

  /// - Parameter way: to where the card would continue, in points.
  private func end(_ way: CGFloat, _ card: UIView) {
    let rests = sheet.restingHeights
    let height = card.frame.height - way
    // Down and away is one more place to rest, without a height.
    guard let nearest = rests.min(by: { abs($0.height - height) < abs($1.height - height) }),
      abs(nearest.height - height) <= abs(height)
    else {
      sheet.dismissByHand()
      return
    }
    if nearest.height != card.frame.height { move(to: nearest.detent) }
  }

  /// The card goes on from where the finger left it; what moves it to its place of rest is added.
  private func letGo(of card: UIView, at distance: CGFloat) {
    guard SystemMotion.isShown, distance != 0 else { return }
    var motion = SystemMotion(named: "drag")
    motion.move(card, from: CGPoint(x: 0, y: distance))
    motion.run {}
  }

  private func move(to detent: UISheetPresentationController.Detent) {
    sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}

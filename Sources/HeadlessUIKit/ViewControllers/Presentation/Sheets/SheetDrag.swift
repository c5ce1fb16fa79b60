import Foundation

/// A drag of a sheet to another of its detents, or to its dismissal. The sheet is shown where it comes to rest.
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
    guard recognizer.state == .ended, let container = sheet.containerView, let card = sheet.presentedView else {
      return
    }
    let way = recognizer.translation(in: container).y + recognizer.velocity(in: container).y * Self.projection
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

  private func move(to detent: UISheetPresentationController.Detent) {
    sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}

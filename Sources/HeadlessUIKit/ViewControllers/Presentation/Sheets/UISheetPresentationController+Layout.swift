import Foundation

extension UISheetPresentationController {
  var sheetSurroundings: SheetLayout.Surroundings? {
    guard let container = containerView else { return nil }
    return SheetLayout.Surroundings(
      bounds: container.bounds, safeArea: container.safeAreaInsets, traits: container.traitCollection,
      scale: container.layoutScale)
  }

  /// The size of a page in regular width, in points; zero before the sheet is on a screen.
  package var pageSize: CGSize {
    sheetSurroundings.map { SheetLayout.pageSize(in: $0) } ?? .zero
  }

  var sheetLayout: SheetLayout? {
    guard let surroundings = sheetSurroundings else { return nil }
    var preferences = SheetLayout.Preferences()
    preferences.isForm = !prefersPageSizing
    preferences.contentSize = presentedViewController.preferredContentSize
    preferences.followsContentWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    preferences.attachesInCompactHeight = prefersEdgeAttachedInCompactHeight
    preferences.cornerRadius = preferredCornerRadius
    preferences.detentValue = currentDetent(in: surroundings)?.value
    return SheetLayout(preferences, in: surroundings)
  }

  /// The detent that the sheet rests at, of those that are of use at present.
  private func currentDetent(in surroundings: SheetLayout.Surroundings) -> (index: Int, value: CGFloat)? {
    let active = activeDetents(in: surroundings)
    return active.first { detents[$0.index].identifier == selectedDetentIdentifier } ?? active.first
  }

  /// The detents that are of use at present, with their heights in points, without the safe area below.
  private func activeDetents(in surroundings: SheetLayout.Surroundings) -> [(index: Int, value: CGFloat)] {
    let context = DetentResolutionContext(
      traits: surroundings.traits, maximum: SheetLayout.maximumDetentValue(in: surroundings))
    return detents.enumerated().compactMap { index, detent in
      detent.resolvedValue(in: context).map { (index, $0) }
    }
  }

  /// The heights to which the card can be dragged, in points, including the safe area below: those of the detents for a sheet at
  /// the bottom edge, and the fixed height of others.
  var restingHeights: [(detent: Detent, height: CGFloat)] {
    guard let layout = sheetLayout, let surroundings = sheetSurroundings,
      let current = currentDetent(in: surroundings)
    else { return [] }
    if layout.kind != .edge { return [(detents[current.index], layout.frame.height)] }
    let maximum = SheetLayout.maximumHeight(in: surroundings)
    let bottom = surroundings.safeArea.bottom
    return activeDetents(in: surroundings).map { (detents[$0.index], min($0.value + bottom, maximum)) }
  }

  /// Whether the card follows a finger that drags a scroll view on it: down from the top of the content, unless pulling refreshes
  /// it, and up from there where a higher detent comes before scrolling.
  func takesDrag(of scrollView: UIScrollView, by translation: CGPoint) -> Bool {
    guard abs(translation.y) > abs(translation.x), scrollView.isAtTop else { return false }
    if translation.y > 0 { return scrollView.scroll.refreshControl == nil }
    guard prefersScrollingExpandsWhenScrolledToEdge, let card = presentedView else { return false }
    return restingHeights.contains { $0.height > card.bounds.height }
  }

  /// Whether what is below is darkened: above the largest undimmed detent, and always in the middle of the screen.
  var darkensBackground: Bool {
    guard let surroundings = sheetSurroundings, let largest = largestUndimmedDetentIdentifier,
      let undimmed = detents.firstIndex(where: { $0.identifier == largest }),
      let current = currentDetent(in: surroundings)
    else { return true }
    return current.index > undimmed
  }
}

extension UIViewController {
  /// The view that a sheet above pushes back: the root's card, a sheet's card, or a full-screen presentation. Nil if it isn't
  /// pushed back.
  var cardBehindSheet: UIView? {
    guard let presentation = core.presentation?.effective else { return viewIfLoaded?.window?.rootStage?.card }
    if let sheet = presentation as? UISheetPresentationController { return sheet.parts.card }
    return presentation is _UIFullscreenPresentationController ? presentation.stage?.container : nil
  }
}

extension UIScrollView {
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// The sheet that the scroll view is on; nil in other presentations.
  var enclosingSheet: UISheetPresentationController? {
    var responder = next
    while let current = responder {
      if let presentation = (current as? UIViewController)?.core.presentation?.effective {
        return presentation as? UISheetPresentationController
      }
      responder = current.next
    }
    return nil
  }
}

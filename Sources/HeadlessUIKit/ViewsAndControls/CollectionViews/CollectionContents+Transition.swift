import Foundation

/// A change between layouts that the app leads.
struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension CollectionContents {
  /// Replaces the layout; elements that both layouts have keep their views.
  func layoutDidChange(from old: UICollectionViewLayout) {
    old.prepareForTransition(to: layout)
    old.release(unlessIn: layout)
    layout.attach(to: view)
    layout.prepareForTransition(from: old)
    layoutIsOther()
    layout.surroundingsDidChange()
    for shown in visible.values { shown.willTransition(from: old, to: layout) }
    view.setNeedsLayout()
    if view.window != nil {
      prepareIfNeeded()
      keepOffset()
      layOut()
    }
    for shown in visible.values { shown.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  func startTransition(
    to next: UICollectionViewLayout, _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition { return transition.layout }
    let old = layout
    let asked = view.delegate.flatMap { delegate in
      OptionalMethod.call {
        delegate.collectionView(view, transitionLayoutForOldLayout: old, newLayout: next)
      }
    }
    let between = asked ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    transition = LayoutTransition(layout: between, completion: completion)
    view.collectionViewLayout = between
    return between
  }

  /// Ends a transition in the next layout, or back in the one it began with.
  func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    view.collectionViewLayout = isFinished ? ended.layout.nextLayout : ended.layout.currentLayout
    ended.completion?(true, isFinished)
  }
}

extension UICollectionViewLayout {
  /// The layout is shown by a view; those that it leads between are, too.
  fileprivate func attach(to view: UICollectionView) {
    attachedView = view
    guard let transition = self as? UICollectionViewTransitionLayout else { return }
    transition.currentLayout.attach(to: view)
    transition.nextLayout.attach(to: view)
  }

  /// The layout isn't shown any more, unless the new one is a transition from it.
  fileprivate func release(unlessIn new: UICollectionViewLayout) {
    if self === new { return }
    if let transition = new as? UICollectionViewTransitionLayout, transition.currentLayout === self { return }
    attachedView = nil
    guard let transition = self as? UICollectionViewTransitionLayout else { return }
    transition.currentLayout.release(unlessIn: new)
    transition.nextLayout.release(unlessIn: new)
  }
}

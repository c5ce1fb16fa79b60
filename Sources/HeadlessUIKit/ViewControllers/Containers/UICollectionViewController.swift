public import Foundation

/// A controller whose view is, or contains, a collection view, and which is its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout
  /// Whether the items have been shown before.
  private var hasLoadedData = false

  // Repeated by RuntimeInitializable.
  /// - Parameter layout: of the collection view that the controller makes.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    InterfaceCoder.readOwn(self, of: UICollectionViewController.self, coder)
  }

  // MARK: The collection view

  /// The controller's view, or what it shows in its view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return shown ?? view as? UICollectionView
    }
    set {
      shown = newValue
      if viewIfLoaded == nil || viewIfLoaded is UICollectionView { view = newValue }
    }
  }
  private var shown: UICollectionView?
  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout { shown?.collectionViewLayout ?? layout }

  /// Whether selected items are deselected when the view appears again.
  open var clearsSelectionOnViewWillAppear = true
  /// Stored but unused: a pushed controller has a collection view of its own.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Stored but unused: only code moves items, by `beginInteractiveMovementForItem(at:)` and its like; touches don't.
  open var installsStandardGestureForInteractiveMovement = true

  open override func loadView() {
    if loadArchivedView() { return takeArchivedCollection() }
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    shown = collection
    view = collection
  }

  /// A document connects the view with its controller; the controller does it where neither a delegate nor a data
  /// source is set.
  private func takeArchivedCollection() {
    guard let collection = core.view as? UICollectionView else { return }
    shown = collection
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collectionView else { return }
    if !hasLoadedData {
      hasLoadedData = true
      collectionView.reloadData()
    }
    if clearsSelectionOnViewWillAppear {
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        collectionView.deselectItem(at: path, animated: animated)
      }
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { collectionView?.isEditing = editing }
  }

  // MARK: The data source

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not exist: \(self) doesn't implement it.")
  }

  // MARK: Repeated from UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate by `make generate`

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalMethod.missing(1) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethod.missing(UICollectionReusableView()) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.missing(IndexPath(item: 0, section: index)) }

  // MARK: UICollectionViewDelegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.missing(true) }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethod.missing()
  }
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethod.missing()
  }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethod.missing()
  }
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethod.missing()
  }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.missing(true) }
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    OptionalMethod.missing()
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.missing(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalMethod.missing(proposedContentOffset) }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.missing(proposedIndexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.missing(proposedIndexPath) }
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.missing(false) }
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethod.missing() }
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.missing()
  }
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.missing(nil)
  }
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.missing(collectionView.selectionFollowsFocus) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.missing() }
  @available(*, deprecated)
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.missing(false) }
  @available(*, deprecated)
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethod.missing(false) }
  @available(*, deprecated)
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { OptionalMethod.missing(true) }
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethod.missing() }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethod.missing(true) }

  // MARK: UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.missing() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.missing()
  }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.missing(nil) }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalMethod.missing() }
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    OptionalMethod.missing()
  }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalMethod.missing(true) }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.missing() }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalMethod.missing() }

  // MARK: End of what is repeated
}

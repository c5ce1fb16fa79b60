import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Selection by code and by touch, and its effect on cells.
@MainActor @Suite struct CollectionSelectionTests {
  @MainActor private final class Taps: NSObject, UICollectionViewDelegate {
    var steps: [String] = []

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      steps.append("may highlight")
      return indexPath.item != 2
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      steps.append("highlighted")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      steps.append("unhighlighted")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      steps.append("may select")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      steps.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      steps.append("deselected \(indexPath.item)")
    }
  }

  private let source = ItemSource(items: 4)
  private let taps = Taps()

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func show(_ prepare: (UICollectionView) -> Void = { _ in }) -> ShownCollection {
    ShownCollection(
      UICollectionViewFlowLayout(), source,
      prepare: {
        $0.delegate = taps
        prepare($0)
      })
  }

  /// UIKit's header documents the order.
  @Test func aTapHighlightsSelectsAndUnhighlights() {
    let shown = show()
    defer { shown.close() }
    shown.view.tapItem(at: path(0))
    #expect(taps.steps == ["may highlight", "highlighted", "may select", "selected 0", "unhighlighted"])
    #expect(shown.cell(0).isSelected && !shown.cell(0).isHighlighted)
    taps.steps = []
    shown.view.tapItem(at: path(1))
    #expect(taps.steps.filter { $0.contains("selected ") } == ["deselected 0", "selected 1"])
    #expect(shown.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func itemsThatMayNotBeHighlightedAreNotSelected() {
    let shown = show()
    defer { shown.close() }
    shown.view.tapItem(at: path(2))
    #expect(taps.steps == ["may highlight"])
    #expect(shown.view.indexPathsForSelectedItems == [])
  }

  @Test func severalAreSelectedWhereThatIsAllowed() {
    let shown = show { $0.allowsMultipleSelection = true }
    defer { shown.close() }
    shown.view.tapItem(at: path(0))
    shown.view.tapItem(at: path(1))
    #expect(shown.view.indexPathsForSelectedItems == [path(0), path(1)])
    shown.view.tapItem(at: path(0))
    #expect(shown.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func theAppSelectsWithoutTheDelegate() {
    let shown = show()
    defer { shown.close() }
    shown.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(taps.steps.isEmpty)
    #expect(shown.cell(3).isSelected)
    shown.view.reloadData()
    shown.layOut()
    #expect(shown.view.indexPathsForSelectedItems == [])
  }

  @Test func selectedCellsShowTheirSelectedBackground() {
    source.configure = { cell, _ in
      cell.backgroundView = Box(1, 1)
      cell.selectedBackgroundView = Box(1, 1)
    }
    let shown = show()
    defer { shown.close() }
    let cell = shown.cell(0)!
    #expect(cell.selectedBackgroundView?.superview == nil)
    shown.view.tapItem(at: path(0))
    shown.layOut()
    #expect(cell.subviews == [cell.backgroundView!, cell.selectedBackgroundView!, cell.contentView])
    #expect(numbers(cell.selectedBackgroundView!) == [0, 0, 50, 50])
  }

  @Test func handlersSeeTheCellsState() {
    var states: [Bool] = []
    source.configure = { cell, path in
      guard path.item == 0 else { return }
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    let shown = show()
    defer { shown.close() }
    #expect(states == [false])
    shown.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    shown.layOut()
    #expect(states == [false, true])
  }
}

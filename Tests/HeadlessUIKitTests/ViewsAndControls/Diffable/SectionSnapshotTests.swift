import Testing
import UIKit

/// The tree of a section's items.
@Suite struct SectionSnapshotTests {
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["A", "B"])
    tree.append(["A1", "A2"], to: "A")
    tree.append(["A1x"], to: "A1")
    return tree
  }

  @Test func childrenFollowTheirParents() {
    #expect(tree.items == ["A", "A1", "A1x", "A2", "B"])
    #expect(tree.rootItems == ["A", "B"])
    #expect(tree.level(of: "A1x") == 2 && tree.parent(of: "A1x") == "A1" && tree.parent(of: "A") == nil)
    #expect(tree.index(of: "A2") == 3)
  }

  @Test func childrenAreSeenWhileAllParentsAreOpen() {
    var tree = tree
    #expect(tree.visibleItems == ["A", "B"])
    tree.expand(["A1"])
    #expect(tree.visibleItems == ["A", "B"])
    tree.expand(["A"])
    #expect(tree.visibleItems == ["A", "A1", "A1x", "A2", "B"])
    tree.collapse(["A1"])
    #expect(tree.visibleItems == ["A", "A1", "A2", "B"])
    #expect(!tree.isVisible("A1x") && tree.isExpanded("A"))
  }

  @Test func itemsGoInBesideOthersAndOutWithTheirChildren() {
    var tree = tree
    tree.insert(["C"], after: "A")
    #expect(tree.items == ["A", "A1", "A1x", "A2", "C", "B"])
    tree.insert(["A0"], before: "A1")
    #expect(tree.level(of: "A0") == 1)
    tree.delete(["A1"])
    #expect(tree.items == ["A", "A0", "A2", "C", "B"])
  }

  @Test func treesGoIntoTrees() {
    var tree = tree
    var part = tree.snapshot(of: "A")
    #expect(part.items == ["A1", "A1x", "A2"] && part.level(of: "A1x") == 1)
    part.delete(["A2"])
    tree.replace(childrenOf: "A", using: part)
    #expect(tree.items == ["A", "A1", "A1x", "B"] && tree.level(of: "A1x") == 2)
    #expect(tree.snapshot(of: "A1", includingParent: true).items == ["A1", "A1x"])
  }
}

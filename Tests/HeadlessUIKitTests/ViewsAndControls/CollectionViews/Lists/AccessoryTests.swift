import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// The accessories of a list's rows, and their order.
@MainActor @Suite struct AccessoryTests {
  private func list(_ accessories: [UICellAccessory], isEditing: Bool = false) -> ShownCollection {
    let source = ItemSource(items: 1)
    source.configure = { cell, _ in (cell as? UICollectionViewListCell)?.accessories = accessories }
    return ShownCollection(
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)), source,
      prepare: {
        $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        $0.isEditing = isEditing
      })
  }

  @Test func positionsAreBesideAccessoriesOfAType() {
    let line: [UICellAccessory] = [.label(text: "3"), .checkmark(), .disclosureIndicator()]
    #expect(UICellAccessory.Placement.position(before: .checkmark())(line) == 1)
    #expect(UICellAccessory.Placement.position(after: .checkmark())(line) == 2)
    // No accessory of the type: the beginning, and the end.
    #expect(UICellAccessory.Placement.position(before: .detail())(line) == 0)
    #expect(UICellAccessory.Placement.position(after: .detail())(line) == 3)
  }

  @Test func aGripIsSetApartFromWhatIsBesideIt() {
    func hasLine(_ accessories: [UICellAccessory]) -> Bool {
      let shown = list(accessories, isEditing: true)
      defer { shown.close() }
      shown.layOut()
      return shown.cell(0).subviews.contains { $0 is CellAccessorySeparatorView }
    }
    #expect(hasLine([.label(text: "3"), .reorder()]))
    #expect(!hasLine([.reorder()]))
    #expect(!hasLine([.label(text: "3"), .reorder(options: .init(showsVerticalSeparator: false))]))
  }

  @Test func optionsColourWhatIsGrey() throws {
    let shown = list([
      .label(text: "3", options: .init(tintColor: .red)), .disclosureIndicator(options: .init(tintColor: .green)),
    ])
    defer { shown.close() }
    let views: [UIView] = shown.cell(0).subviews
    let texts: [UIColor] = views.compactMap { $0 as? UILabel }.compactMap { $0.textColor }
    let chevrons: [UIColor] = views.compactMap { $0 as? CellAccessoryView }.map { $0.chevronColor }
    #expect(texts.contains(.red))
    #expect(chevrons == [.green])
  }

  @Test func selectedSidebarRowsAreWhiteOnTheTintColour() {
    var state = UICellConfigurationState(traitCollection: .standard)
    state.isSelected = true
    let content = UIListContentConfiguration.sidebarCell()
    #expect(content.updated(for: state).textProperties.color == .white)
    #expect(content.updated(for: state).imageProperties.tintColor == .white)
    var own = content
    own.textProperties.color = .red
    #expect(own.updated(for: state).textProperties.color == .red)
    #expect(UIListContentConfiguration.cell().updated(for: state).textProperties.color == .label)
    // Those of plain sidebars are grey, as in plain lists.
    let plain = ListSurroundings(appearance: .sidebarPlain)
    #expect(plain.content.updated(for: state).textProperties.color == .label)
  }

  @Test func chevronsOfParentsGrowWithTheText() throws {
    func width(_ category: UIContentSizeCategory) throws -> CGFloat {
      let view = ListOutlineView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      view.isExpanded = true
      view.traitOverrides.preferredContentSizeCategory = category
      let context = CGContext(recordingIn: view.bounds, scale: 2)
      UIGraphicsPushContext(context)
      view.draw(view.bounds)
      UIGraphicsPopContext()
      guard case .stroke(let path, _, let style) = try #require(context.takeItems().first) else { return 0 }
      return path.controlPointBox.width + style.width
    }
    // A body of 17 points, and one of 53.
    #expect(abs(try width(.large) - 12.4) < 1e-6)
    #expect(abs(try width(.accessibilityExtraExtraExtraLarge) - 12.4 * 53 / 17) < 1e-6)
  }
}

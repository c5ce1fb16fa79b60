import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Cells with content configurations, in points at 2x.
@MainActor @Suite struct ContentConfigurationTests {
  private func shown(_ configure: @escaping (UITableViewCell) -> Void) -> ShownTable {
    let source = ListSource([["unused"]])
    source.configure = { cell, _ in configure(cell) }
    return ShownTable(.insetGrouped, source)
  }

  @Test func aListConfigurationTakesTheContentViewsPlace() throws {
    let shown = shown { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
    }
    defer { shown.close() }
    let view = try #require(shown.cell(0).contentView as? UIListContentView)
    // 44 points, and the separator's pixel below them.
    #expect(numbers(view) == [0, 0, 368, 44] && shown.cell(0).frame.height == 44.5)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "Title")
    #expect(label.frame.minX == 16)
    #expect(label.frame.midY == 22.25)
  }

  @Test func textsStayClearOfTheWidthThatIsReservedForImages() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    func places(reserved: CGFloat) throws -> (image: CGFloat, text: CGFloat) {
      let shown = shown { cell in
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        content.image = picture
        content.imageToTextPadding = 8
        content.imageProperties.reservedLayoutSize.width = reserved
        cell.contentConfiguration = content
      }
      defer { shown.close() }
      let views = shown.cell(0).contentView.subviews
      let image = try #require(views.first { $0 is UIImageView })
      let label = try #require(views.first { $0 is UILabel })
      return (image.frame.minX, label.frame.minX)
    }
    let plain = try places(reserved: 0)
    #expect(plain.image == 16 && plain.text == 34)
    // The image is centred in its 40 points.
    let reserved = try places(reserved: 40)
    #expect(reserved.image == 31 && reserved.text == 64)
  }

  @Test func valuesStandAtTheOtherEdgeWhileThereIsRoom() throws {
    var value = "Short"
    let make = { (cell: UITableViewCell) in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Title"
      content.secondaryText = value
      cell.contentConfiguration = content
    }
    let wide = shown(make)
    let labels = wide.cell(0).contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minY).first == labels.map(\.frame.minY).last)
    #expect(labels.last?.frame.maxX == 352)
    wide.close()
    value = String(repeating: "long ", count: 20)
    let narrow = shown(make)
    let lines = narrow.cell(0).contentView.subviews.compactMap { $0 as? UILabel }
    #expect(lines.last?.frame.minX == 16)
    #expect((lines.last?.frame.minY ?? 0) > (lines.first?.frame.maxY ?? 0))
    narrow.close()
  }

  @Test func handlersSeeTheStateAndChangeTheLook() {
    var states: [Bool] = []
    let shown = shown { cell in
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = state.isSelected ? .red : .green
        cell.backgroundConfiguration = background
      }
    }
    defer { shown.close() }
    #expect(states == [false])
    shown.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    shown.layOut()
    #expect(states == [false, true])
    #expect(shown.cell(0).backgroundConfiguration?.backgroundColor == .red)
  }

  @Test func anAppsOwnContentViewMeasuresTheRow() {
    struct Own: UIContentConfiguration {
      let height: CGFloat
      func makeContentView() -> UIView & UIContentView { OwnView(self) }
      func updated(for state: any UIConfigurationState) -> Own { self }
    }
    final class OwnView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ own: Own) {
        configuration = own
        super.init(frame: .zero)
        let box = Box(10, own.height)
        addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let shown = shown { $0.contentConfiguration = Own(height: 77) }
    defer { shown.close() }
    #expect(numbers(shown.cell(0)) == [16, 35, 368, 77.5])
  }
}

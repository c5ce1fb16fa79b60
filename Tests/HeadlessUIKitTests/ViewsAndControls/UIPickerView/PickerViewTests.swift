import Testing
import UIKit

@testable import HeadlessUIKit

/// Fruits in one component, numbers in the other.
@MainActor private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var fruit = ["Apple", "Banana", "Cherry", "Date"]
  var selections: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? fruit.count : 100
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? fruit[row] : "\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append([component, row])
  }
}

/// Custom views, custom row heights, and one narrow component.
@MainActor private final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 60 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let view = UIImageView()
    view.tag = row
    return view
  }
}

@MainActor @Suite struct PickerViewTests {
  private let fruit = Fruit()

  private func picker(_ frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 216)) -> UIPickerView {
    HostedScreen.apply(.standard)
    let picker = UIPickerView(frame: frame)
    picker.dataSource = fruit
    picker.delegate = fruit
    return picker
  }

  @Test func itsNaturalSizeIsThatOfTheKeyboardOfOld() {
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
  }

  @Test func rowsComeFromTheDataSourceBeforeAnyLayout() {
    let picker = picker()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.numberOfRows(inComponent: 1) == 100)
    #expect(picker.numberOfRows(inComponent: 7) == 0)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  @Test func whatTheAppSelectsIsntReported() {
    let picker = picker()
    picker.selectRow(2, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(500, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 99)
    #expect(fruit.selections.isEmpty)
  }

  @Test func componentsShareTheWidth() {
    let picker = picker()
    // 9 points at the sides, 5 between: (320 - 18 - 5) / 2.
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
    #expect(picker.rowSize(forComponent: 5) == .zero)
  }

  @Test func theDelegateSaysWidthHeightAndViews() throws {
    let swatches = Swatches()
    HostedScreen.apply(.standard)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    picker.dataSource = swatches
    picker.delegate = swatches
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 60))
    let view = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(view is UIImageView)
    #expect(view.bounds.size == CGSize(width: 100, height: 60))
    // The selected row is shown from the front, in the middle of the picker.
    #expect(view.convert(view.bounds, to: picker) == CGRect(x: 100, y: 70, width: 100, height: 60))
    // The next row is on a wheel with a radius of 107, seen from a distance of 1000 / 3 points.
    let next = try #require(picker.view(forRow: 1, forComponent: 0))
    let frame = next.convert(next.bounds, to: picker)
    let angle = 60 / 100 * asin(1 / 1.07) / 1.25
    let nearer = 1000.0 / 3 / (1000.0 / 3 + 107 * (1 - cos(angle)))
    #expect(abs(frame.midY - (100 + 107 * sin(angle) * nearer)) < 1e-9)
    #expect(abs(frame.width - 100 * nearer) < 1e-9)
    #expect(frame.midX == 150)
    #expect(frame.height < 60 * cos(angle) * nearer)
  }

  @Test func farRowsOfSideWheelsLeanTowardsTheMiddle() throws {
    let picker = picker()
    picker.selectRow(50, inComponent: 1, animated: false)
    let middles = try (50...54).map { row in
      let view = try #require(picker.view(forRow: row, forComponent: 1))
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: picker)
    }
    // The second of two components of 148.5 points has its centre 76.75 right of the picker's.
    #expect(middles[0] == CGPoint(x: 236.75, y: 108))
    #expect(zip(middles, middles.dropFirst()).allSatisfy { $0.x > $1.x && $1.x > 160 && $0.y < $1.y })
    // Above and below the middle they are symmetric, and a point at the upper edge of a row below is further out than at the lower.
    let above = try #require(picker.view(forRow: 48, forComponent: 1))
    #expect(abs(above.convert(CGPoint(x: above.bounds.midX, y: above.bounds.midY), to: picker).x - middles[2].x) < 1e-9)
    let below = try #require(picker.view(forRow: 52, forComponent: 1))
    let top = below.convert(CGPoint(x: below.bounds.midX, y: 0), to: picker)
    let bottom = below.convert(CGPoint(x: below.bounds.midX, y: below.bounds.maxY), to: picker)
    #expect(top.x > bottom.x)
  }

  @Test func rowsBehindTheWheelArentMade() {
    let picker = picker()
    picker.selectRow(50, inComponent: 1, animated: false)
    // Rows are 0.286 apart, and from 333 points away a wheel of 115.56 ends at 1.31: after four rows.
    #expect(picker.view(forRow: 54, forComponent: 1) != nil)
    #expect(picker.view(forRow: 55, forComponent: 1) == nil)
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
  }

  @Test func reloadingKeepsTheChoiceAsFarAsItIsThere() {
    let picker = picker()
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(40, inComponent: 1, animated: false)
    fruit.fruit = ["Elderberry", "Fig"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.selectedRow(inComponent: 1) == 40)
    fruit.fruit = []
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func aPersonsTapChoosesARowAndIsReported() throws {
    let controller = UIViewController()
    let picker = picker(CGRect(x: 0, y: 200, width: 320, height: 216))
    controller.view.addSubview(picker)
    let screen = Screens.show(controller)
    let row = try #require(picker.view(forRow: 2, forComponent: 0))
    row.sendTap()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(fruit.selections == [[0, 2]])
    screen.close()
  }

  @Test func componentsBeginAtTheRightFromRightToLeft() throws {
    let picker = picker()
    picker.semanticContentAttribute = .forceRightToLeft
    picker.layoutIfNeeded()
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    let second = try #require(picker.view(forRow: 0, forComponent: 1))
    #expect(first.convert(first.bounds, to: picker).minX > second.convert(second.bounds, to: picker).minX)
  }

  /// A wheel stops at its last row, and stays there while the touch continues.
  @Test(arguments: [CGFloat(-2000), 2000]) func aWheelIsNotTurnedBeyondItsEnds(distance: CGFloat) {
    let picker = picker()
    let screen = Screens.show(UIViewController())
    defer { screen.close() }
    screen.controller.view.addSubview(picker)
    screen.window.updateScreen()
    screen.window.send(.drag(from: CGPoint(x: 80, y: 108), to: CGPoint(x: 80, y: 108 + distance)))
    #expect(picker.selectedRow(inComponent: 0) == (distance < 0 ? 3 : 0))
    #expect(picker.view(forRow: distance < 0 ? 3 : 0, forComponent: 0) != nil)
  }
}

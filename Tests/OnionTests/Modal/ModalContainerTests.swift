import HeadlessUIKit
import Onion
import Testing
import UIKit

/// A close button above a child that avoids it.
@MainActor @Suite struct ModalContainerTests {
  private let child = UIViewController()

  private func button(in container: ModalContainerController) throws -> UIButton {
    try #require(container.view.view(identified: "ModalContainer.close") as? UIButton)
  }

  private func frame(
    _ style: CloseButton, on configuration: ScreenConfiguration = Stage.notch
  ) throws -> CGRect {
    let container = child.wrappedInModalContainer(closeButton: style)
    let stage = Stage(container, on: configuration)
    defer { stage.close() }
    return try button(in: container).frame
  }

  @Test func theButtonLiesInItsCornerOfTheSafeArea() throws {
    let style = CloseButton(length: 44, inset: 8)
    #expect(try frame(style) == CGRect(x: 8, y: 44 + 8, width: 44, height: 44))
    let rightToLeft = Stage.notch(UITraitCollection(layoutDirection: .rightToLeft))
    #expect(try frame(style, on: rightToLeft) == CGRect(x: 375 - 8 - 44, y: 52, width: 44, height: 44))
  }

  @Test func theButtonGoesToTheGivenPlace() throws {
    #expect(
      try frame(CloseButton(position: .topTrailing, length: 60, inset: 10))
        == CGRect(x: 375 - 10 - 60, y: 44 + 10, width: 60, height: 60))
    #expect(
      try frame(CloseButton(position: .bottomCenter, length: 45, inset: 8))
        == CGRect(x: (375 - 45) / 2, y: 812 - 34 - 8 - 45, width: 45, height: 45))
  }

  @Test func theChildFillsTheScreenAndKeepsClearOfTheButton() throws {
    child.additionalSafeAreaInsets.top = 10
    let container = child.wrappedInModalContainer(closeButton: CloseButton(length: 44, inset: 8))
    let stage = Stage(container)
    defer { stage.close() }
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    // The notch, the child's own insets, the button's strip.
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 44 + 10 + 52, left: 0, bottom: 34, right: 0))
    #expect(container.view.safeAreaInsets.top == 44)
    #expect(container.view.subviews == [child.view, try button(in: container)])
  }

  @Test func anotherButtonTakesTheFirstOnesPlaceAndRoom() throws {
    child.additionalSafeAreaInsets.top = 10
    let container = child.wrappedInModalContainer(closeButton: CloseButton(length: 44, inset: 8))
    let stage = Stage(container)
    defer { stage.close() }
    container.closeButton = CloseButton(position: .bottomCenter, length: 60, inset: 4)
    stage.update()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 0, bottom: 34 + 64, right: 0))
    #expect(try button(in: container).frame.maxY == 812 - 34 - 4)
  }

  @Test func imageAndLabelAreReplaceable() throws {
    let image = UIImage(systemName: "chevron.down")
    let container = child.wrappedInModalContainer(
      closeButton: CloseButton(image: image, tintColor: .systemRed, accessibilityLabel: "Hide the map"))
    let button = try button(in: container)
    #expect(button.accessibilityLabel == "Hide the map")
    #expect(button.image(for: .normal) == image)
    #expect(button.tintColor == .systemRed)
    container.closeButton.accessibilityLabel = "Close the map"
    #expect(button.accessibilityLabel == "Close the map")
  }

  @Test func aTapRunsTheActionInsteadOfDismissing() throws {
    var closed = 0
    let container = child.wrappedInModalContainer { closed += 1 }
    let root = UIViewController()
    let stage = Stage(root)
    defer { stage.close() }
    root.present(container, animated: false)
    stage.update()
    try button(in: container).sendActions(for: .touchUpInside)
    stage.update()
    #expect(closed == 1)
    #expect(root.presentedViewController === container)
  }

  @Test func aTapDismissesAndFreesTheContainer() throws {
    let root = UIViewController()
    let stage = Stage(root)
    defer { stage.close() }
    weak var freed: UIViewController?
    try inScope {
      let container = UIViewController().wrappedInModalContainer()
      freed = container
      root.present(container, animated: false)
      stage.update()
      #expect(root.presentedViewController === container)
      try button(in: container).sendActions(for: .touchUpInside)
      stage.update()
    }
    #expect(root.presentedViewController == nil)
    #expect(freed == nil)
  }

  @Test func contentFindsItsContainer() {
    let template = TemplateController(child)
    let container = template.wrappedInModalContainer()
    container.loadViewIfNeeded()
    template.loadViewIfNeeded()
    #expect(child.modalContainer === container)
    #expect(child.templateController === template)
    #expect(container.modalContainer == nil)
  }
}

import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Buttons with menus that aren't open.
@MainActor @Suite struct ButtonMenuTests {
  init() { HostedScreen.apply(.standard) }

  private func menu(on chosen: Int? = nil) -> UIMenu {
    let actions = ["Small", "Medium", "Large"].enumerated().map { index, title in
      UIAction(title: title, state: index == chosen ? .on : .off) { _ in }
    }
    return UIMenu(children: [UIMenu(options: .displayInline, children: [actions[0]]), actions[1], actions[2]])
  }

  private func popUp(_ button: UIButton, _ menu: UIMenu) -> UIButton {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test func aPopUpButtonShowsTheChosenActionsTitle() {
    #expect(popUp(UIButton(type: .system), menu(on: 1)).title(for: .normal) == "Medium")
    let configured = popUp(UIButton(configuration: .plain()), menu(on: 2))
    #expect(configured.configuration?.title == "Large")
    configured.menu = menu(on: 1)
    #expect(configured.configuration?.title == "Medium")
    configured.configuration = .gray()
    #expect(configured.configuration?.title == "Medium")
  }

  @Test func whereNothingIsChosenTheFirstActionIs() {
    let choices = menu()
    #expect(popUp(UIButton(type: .system), choices).currentTitle == "Small")
    #expect(choices.selectedElements.map(\.title) == ["Small"])
  }

  @Test func otherButtonsKeepTheirTitles() {
    let button = UIButton(type: .system)
    button.setTitle("Size", for: .normal)
    button.menu = menu(on: 1)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Size")
    button.showsMenuAsPrimaryAction = false
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Size")
  }

  private func indicator(of button: UIButton) -> UIImageView? {
    button.sizeToFit()
    button.layoutIfNeeded()
    return button.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden && $0 !== button.imageView }
  }

  @Test func arrowsStandBehindTheTitle() throws {
    let plain = UIButton(configuration: .plain())
    plain.configuration?.title = "Medium"
    #expect(indicator(of: plain) == nil)
    let button = popUp(UIButton(configuration: .plain()), menu(on: 1))
    let arrows = try #require(indicator(of: button))
    let title = try #require(button.titleLabel)
    #expect(arrows.frame.minX >= title.frame.maxX + 6 - 1.0 / 3)
    #expect(arrows.frame.maxX <= button.bounds.maxX && button.bounds.width > plain.bounds.width)
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
    #expect(indicator(of: button)?.tintColor == .red)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(indicator(of: button) == nil)
    #expect(button.bounds.width == plain.bounds.width)
    plain.configuration?.indicator = .popup
    #expect(indicator(of: plain) != nil)
  }

  @Test func aReservationKeepsTitlesInLine() throws {
    func title(_ image: String, reserving: CGFloat) throws -> CGFloat {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.image = UIImage(systemName: image)
      configuration.imageReservation = reserving
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      button.layoutIfNeeded()
      let picture = try #require(button.imageView)
      // The image is centred in the reserved space, after the inset of 12 points.
      if reserving > 0 { #expect(abs(picture.frame.midX - (12 + reserving / 2)) < 0.34) }
      return try #require(button.titleLabel).frame.minX
    }
    #expect(try title("chevron.left", reserving: 0) != title("square", reserving: 0))
    #expect(try title("chevron.left", reserving: 60) == title("square", reserving: 60))
    #expect(try title("square", reserving: 60) == 12 + 60)
  }

  @Test func onlyThenTheHandlerIsAskedForEveryState() {
    var asked = 0
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { _ in asked += 1 }
    button.layoutIfNeeded()
    let before = asked
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(asked == before + 1)
    button.automaticallyUpdatesConfiguration = false
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(asked == before + 1)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(asked == before + 2)
  }
}

import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct ContentUnavailableTests {
  @Test func thePartsStandInTheMiddleOneBelowTheOther() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No ferries"
    configuration.secondaryText = "The sea is frozen."
    configuration.directionalLayoutMargins = .zero
    configuration.axesPreservingSuperviewLayoutMargins = []
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let text = try #require(view.label("No ferries"))
    let detail = try #require(view.label("The sea is frozen."))
    #expect(abs(detail.frame.minY - text.frame.maxY - 8) < 0.5)
    #expect(abs(text.frame.midX - 150) < 1 && abs(detail.frame.midX - 150) < 1)
    #expect(abs((text.frame.minY + detail.frame.maxY) / 2 - 200) < 1)
    configuration.alignment = .natural
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(text.frame.origin == .zero)
  }

  @Test func aButtonRunsItsAction() throws {
    var runs = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in runs += 1 }
    configuration.buttonProperties.role = .destructive
    let view = UIContentUnavailableView(configuration: configuration)
    // The same configuration again: the action isn't added twice.
    view.configuration = configuration
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let button = try #require(view.first(UIButton.self))
    button.sendActions(for: .touchUpInside)
    #expect(runs == 1)
    #expect(button.role == .destructive)
  }

  @Test func aControllerShowsItsConfigurationAndTakesItAway() throws {
    final class Empty: UIViewController {
      var text = "Nothing"
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = text
        contentUnavailableConfiguration = configuration
      }
    }
    let controller = Empty()
    let screen = Screens.show(controller)
    let content = try #require(controller.view.first(UIContentUnavailableView.self))
    #expect(content.frame == controller.view.bounds && content.label("Nothing") != nil)
    controller.text = "Still nothing"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    screen.window.updateScreen()
    #expect(content.label("Still nothing") != nil)
    controller.contentUnavailableConfiguration = nil
    #expect(content.superview == nil)
    screen.close()
  }

  @Test func aSearchSaysWhatWasntFound() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "Kökar"
    let configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.updated(for: state).text == "No Results for “Kökar”")
    state.searchText = ""
    #expect(configuration.updated(for: state).text == "No Results")
  }

  @Test func inAStackItIsAsHighAsItsPartsAndMargins() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No ferries"
    configuration.secondaryText = "The sea is frozen, and the forecast says that it will stay so this winter."
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    configuration.axesPreservingSuperviewLayoutMargins = []
    let view = UIContentUnavailableView(configuration: configuration)
    let below = UILabel()
    below.text = "Below"
    let stack = UIStackView(arrangedSubviews: [view, below])
    stack.axis = .vertical
    for width in [CGFloat(400), 150] {
      let size = stack.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      stack.frame = CGRect(origin: .zero, size: size)
      stack.layoutIfNeeded()
      let text = try #require(view.label("No ferries"))
      let detail = try #require(view.first(UILabel.self) { $0.text?.hasPrefix("The sea") == true })
      let lines = detail.sizeThatFits(CGSize(width: width, height: 1000)).height
      // Ten above, eight between the texts, twenty below.
      #expect(abs(view.frame.height - (38 + text.frame.height + lines)) < 1)
      #expect(below.frame.minY == view.frame.maxY && size.width == width)
      #expect(abs(text.frame.minY - 10) < 1)
    }
  }
}

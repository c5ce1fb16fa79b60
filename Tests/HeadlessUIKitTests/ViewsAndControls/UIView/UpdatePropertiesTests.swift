import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// `updateProperties()` of iOS 26.
@MainActor @Suite struct UpdatePropertiesTests {
  private final class Part: UIView {
    var log: ((String) -> Void)?
    override func updateProperties() { log?("properties") }
    override func layoutSubviews() { log?("layout") }
  }

  private final class Controller: UIViewController {
    var log: ((String) -> Void)?
    override func updateProperties() { log?("controller") }
  }

  @Test func propertiesComeBeforeLayoutAndByThemselves() {
    var log: [String] = []
    let view = Part(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.log = { log.append($0) }
    view.layoutIfNeeded()
    #expect(log == ["properties", "layout"])
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    #expect(log == ["properties", "layout", "properties"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log == ["properties", "layout", "properties", "layout"])
    view.updatePropertiesIfNeeded()
    #expect(log.count == 4)
  }

  @Test func controllersAndSubviewsAreAsked() {
    var log: [String] = []
    let controller = Controller()
    controller.log = { log.append($0) }
    let part = Part()
    part.log = { log.append($0) }
    controller.view.addSubview(part)
    controller.view.layoutIfNeeded()
    #expect(log == ["controller", "properties", "layout"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(log.last == "controller")
    part.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(log.last == "properties")
  }

  @Test func regionsHaveTheViewsGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 2)
  }

  @Test func extendedBackgroundsKeepTheirContentInTheSafeArea() {
    let content = UIView()
    let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentView = content
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    view.automaticallyPlacesContentView = false
    view.frame.size.width = 50
    view.layoutIfNeeded()
    #expect(content.frame.width == 100)
  }
}

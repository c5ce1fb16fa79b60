import Testing
import UIKit

@testable import HeadlessUIKit

/// Accessibility of objects that aren't responders.
@MainActor @Suite struct ObjectAccessibilityTests {
  @Test func everyObjectHasTheMembers() {
    let image = UIImage()
    image.accessibilityIdentifier = "star"
    image.accessibilityLabel = "A star"
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.accessibilityIdentifier = "delete"
    let menu = UIAction(title: "Copy") { _ in }
    menu.accessibilityIdentifier = "copy"
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    item.accessibilityLabel = "New"
    item.accessibilityTraits = .button
    #expect(image.accessibilityIdentifier == "star" && image.accessibilityLabel == "A star")
    #expect(action.accessibilityIdentifier == "delete" && menu.accessibilityIdentifier == "copy")
    #expect(item.accessibilityLabel == "New" && item.accessibilityTraits == .button)
    #expect(UIImage().accessibilityIdentifier == nil)
    let identified: [any UIAccessibilityIdentification] = [image, action, menu, item, UIView()]
    #expect(identified.map(\.accessibilityIdentifier) == ["star", "delete", "copy", nil, nil])
  }

  @Test func respondersAnswerByTheirOwnMembers() {
    final class Own: UIView {
      override var accessibilityLabel: String? {
        get { "own" }
        set {}
      }
    }
    let object: NSObject = Own()
    #expect(object.accessibilityLabel == "own")
    let view = UIView()
    (view as NSObject).accessibilityIdentifier = "view"
    #expect(view.accessibilityIdentifier == "view")
    let element = UIAccessibilityElement(accessibilityContainer: view)
    (element as NSObject).accessibilityIdentifier = "element"
    #expect(element.accessibilityIdentifier == "element")
  }

  @Test func anExtensionOfAControllerMayDeclareAnIdentifier() {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "root"
    #expect(controller.accessibilityIdentifier == "root")
  }

  @Test func blocksTellInPlaceOfProperties() {
    let view = UIView()
    var name = "first"
    view.accessibilityLabelBlock = { name }
    view.accessibilityTraitsBlock = { .header }
    #expect(view.accessibilityLabel == "first" && view.accessibilityTraits == .header)
    name = "second"
    #expect(view.accessibilityLabel == "second")
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test func detailsAndLargeContentAreKept() {
    let view = UIView()
    #expect(view.accessibilityCustomContent.isEmpty)
    let content = AXCustomContent(label: "Size", value: "12 MB")
    content.importance = .high
    view.accessibilityCustomContent = [content]
    #expect(view.accessibilityCustomContent.map(\.value) == ["12 MB"])
    #expect((content.copy() as? AXCustomContent)?.importance == .high)
    view.scalesLargeContentImage = true
    view.largeContentTitle = "Large"
    let item: any UILargeContentViewerItem = view
    #expect(item.scalesLargeContentImage && item.largeContentTitle == "Large")
  }
}

/// As declared in libraries: UIKit declares the property for views and elements, but not for controllers.
extension UIViewController {
  fileprivate var accessibilityIdentifier: String? { view.accessibilityIdentifier }
}

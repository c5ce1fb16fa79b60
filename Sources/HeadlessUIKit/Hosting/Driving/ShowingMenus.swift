public import Foundation

extension UIWindow {
  /// The menu that is shown, for tests: a button's, a context menu or an edit menu; the one that was opened last of several
  /// in each other. Nil while there is none. Not a part of UIKit.
  public var visibleMenu: UIMenu? { shownMenu?.levels.last }

  /// What a person sees of the menu and can choose from, in order, for tests: elements of inline menus, too, and none that is
  /// hidden. Not a part of UIKit.
  public var visibleMenuElements: [UIMenuElement] { shownMenu?.visibleElements ?? [] }

  /// Where the menu lies, in points of the window, for tests; nil while there is none. Not a part of UIKit.
  public var visibleMenuFrame: CGRect? { shownMenu?.menuFrame }

  /// Does what a touch on an element of the menu does, for tests: performs it, or opens the menu that it is. False where no
  /// such element is shown, or it is disabled. Not a part of UIKit.
  @discardableResult public func chooseMenuElement(titled title: String) -> Bool {
    guard let session = shownMenu,
      let element = session.visibleElements.first(where: { $0.title == title }),
      !element.shownAttributes.contains(.disabled)
    else { return false }
    session.choose(element)
    updateScreen()
    return true
  }

  /// Takes the menu away, as a touch beside it does, for tests. Not a part of UIKit.
  public func dismissMenu() {
    shownMenu?.dismiss()
    updateScreen()
  }
}

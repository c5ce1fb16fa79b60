import Foundation

extension UIViewController {
  /// The controller, its children and what it presents, a line each, as UIKit's `_printHierarchy` prints them: `   | `
  /// before children, `   + ` before what is presented.
  package func hierarchyDescription() -> String {
    var lines: [String] = []
    func describe(_ controller: UIViewController, _ indentation: String) {
      lines.append(indentation + controller.hierarchyLine)
      for child in controller.children {
        // A presented controller has the indentation of the presenter's children.
        describe(child, indentation.replacingOccurrences(of: "+", with: "|") + "   | ")
      }
      if let presented = controller.core.presented {
        describe(presented, indentation.replacingOccurrences(of: "+", with: "|") + "   + ")
      }
    }
    describe(self, "")
    return lines.joined(separator: "\n")
  }

  private var hierarchyLine: String {
    var line = "<\(DescriptionFormat.name(of: self)) \(address(of: self))>, state: \(core.appearance.rawValue), view: "
    if let view = viewIfLoaded {
      line += "<\(DescriptionFormat.name(of: view)) \(address(of: view))>"
      if view.window == nil { line += " not in the window" }
    } else {
      line += "(view not loaded)"
    }
    if core.presenter != nil, let presentation = core.presentation?.effective {
      line += ", presented with: <\(name(of: presentation)) \(address(of: presentation))>"
    }
    return line
  }

  /// Sheets have their own classes in UIKit.
  private func name(of presentation: UIPresentationController) -> String {
    guard type(of: presentation) == UISheetPresentationController.self else {
      return DescriptionFormat.name(of: presentation)
    }
    return presentation.presentationStyle == .formSheet
      ? "_UIFormSheetPresentationController" : "_UIPageSheetPresentationController"
  }
}

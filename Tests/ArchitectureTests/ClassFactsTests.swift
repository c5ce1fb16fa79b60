import Foundation
import Testing

/// All knowledge about a class of UIKit is in its folder, and code that serves all classes names none of them.
@Suite struct ClassFactsTests {
  private static let module = "Sources/HeadlessUIKit"

  /// A class that apps may inherit from, and the file that declares it.
  private struct OpenClass {
    let name: String
    let superclass: String
    let file: String
  }

  private static func openClasses() throws -> [String: OpenClass] {
    let pattern = try Regex(#"(?m)^(?:@\w+ )*open class (\w+): (\w+)"#)
    var classes: [String: OpenClass] = [:]
    for file in Checkout.current.swiftFiles(in: module) {
      for match in try Checkout.current.text("\(module)/\(file)").matches(of: pattern) {
        guard let name = match.output[1].substring, let superclass = match.output[2].substring else { continue }
        classes[String(name)] = OpenClass(name: String(name), superclass: String(superclass), file: file)
      }
    }
    return classes
  }

  private static func isDescendant(_ name: String, of bases: Set<String>, in classes: [String: OpenClass]) -> Bool {
    var candidate: String? = name
    while let name = candidate {
      if bases.contains(name) { return true }
      candidate = classes[name]?.superclass
    }
    return false
  }

  @Test func eachViewAndControllerHasFactsInItsFolder() throws {
    let classes = try Self.openClasses()
    #expect(classes["UISlider"] != nil && classes["UIPageViewController"] != nil)
    let files = Set(Checkout.current.swiftFiles(in: Self.module))
    for entry in classes.values.sorted(by: { $0.name < $1.name })
    where Self.isDescendant(entry.name, of: ["UIView", "UIViewController"], in: classes) && entry.name.hasPrefix("UI") {
      let folder = (entry.file as NSString).deletingLastPathComponent
      let path = "\(folder)/\(entry.name)+Facts.swift"
      guard files.contains(path) else {
        Issue.record("\(entry.name) has no facts: \(path) is missing")
        continue
      }
      #expect(try Checkout.current.text("\(Self.module)/\(path)").contains("FactList<\(entry.name)>"), "\(path)")
    }
  }

  /// Each settable property of a control has a key, or `Kept.txt` contains the reason why it has no effect.
  @Test func eachSettablePropertyOfAControlIsInItsFacts() throws {
    let classes = try Self.openClasses()
    let kept = try Checkout.current.text("Sources/APICoverage/Data/Kept.txt")
    let controls = classes.values.filter { Self.isDescendant($0.name, of: ["UIControl"], in: classes) }
    #expect(controls.count > 10)
    for control in controls.sorted(by: { $0.name < $1.name }) {
      let facts = try Checkout.current.text(
        "\(Self.module)/" + control.file.replacingOccurrences(of: ".swift", with: "+Facts.swift"))
      for property in try Self.settableProperties(of: try Checkout.current.text("\(Self.module)/\(control.file)")) {
        #expect(
          facts.contains("\\.\(property)") || kept.contains("  \(control.name).\(property)\n"),
          "\(control.name).\(property) is in neither its facts nor Kept.txt")
      }
    }
  }

  /// The open properties of a class's body that have a setter, except deprecated ones and overrides.
  private static func settableProperties(of text: String) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let declaration = try Regex(#"^  (?:@\w+ )?open (?:weak )?var (\w+)(.*)$"#)
    let accessor = try Regex(#"\b(get \{|set\b|didSet|willSet)"#)
    return lines.indices.compactMap { index -> String? in
      guard let match = try? declaration.wholeMatch(in: lines[index]), let name = match.output[1].substring,
        let rest = match.output[2].substring
      else { return nil }
      if index > 0, lines[index - 1].contains("deprecated") { return nil }
      guard rest.contains("{"), !rest.contains("=") else { return String(name) }
      let body = rest.hasSuffix("{") ? lines[index + 1] : rest
      return body.contains(accessor) ? String(name) : nil
    }
  }

  /// The classes that a folder's code tests for, without the bases of all classes. A segue treats certain classes in its own way, as
  /// in UIKit: the triggers, the containers that an unwind segue pops or selects, and the anchors of popovers. A canvas builds
  /// Interface Builder's simulated bars. The lists can only shrink.
  private static let namedClasses: [String: Set<String>] = [
    "Documents/Loading": [], "ViewsAndControls/DocumentReading": [], "Documents/Keys": [], "ViewsAndControls/Facts": [],
    "ViewsAndControls/AppearanceProxies": [],
    "Documents/Storyboards": [
      "UIBarButtonItem", "UIButton", "UICollectionViewCell", "UIControl", "UINavigationController", "UIRefreshControl",
      "UITabBarController", "UITableViewCell", "UITableViewController",
    ],
    "Documents/Canvas": [
      "UICollectionReusableView", "UINavigationController", "UITabBarController", "UITableViewCell",
    ],
  ]

  @Test func codeForAllClassesNamesNoneOfThem() throws {
    let bases: Set = ["UIView", "UIViewController", "UIResponder", "UILayoutGuide", "UIGestureRecognizer"]
    let cast = try Regex(#"(?:\bas[?!]? |\bis )(UI\w+)"#)
    for (folder, allowed) in Self.namedClasses {
      var found: Set<String> = []
      for file in Checkout.current.swiftFiles(in: "\(Self.module)/\(folder)") {
        let text = try Checkout.current.text("\(Self.module)/\(folder)/\(file)")
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          found.formUnion(line.matches(of: cast).compactMap { $0.output[1].substring.map(String.init) })
        }
      }
      #expect(
        found.subtracting(bases) == allowed,
        "\(folder): what is known of a class belongs in its facts; classes that aren't named any more leave the list")
    }
  }
}

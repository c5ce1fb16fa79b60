import Foundation
import Testing

/// Floors and rooms: the rules for which folders can use the declarations of other folders.
@Suite struct RoomRuleTests {
  private static let module = "Sources/HeadlessUIKit"

  /// The floors of `HeadlessUIKit`, the lowest first, and the rooms (top folders) of each floor. A room only uses rooms that
  /// precede it in this list: a floor doesn't use the floors above it.
  static let order = RoomOrder(
    folder: module,
    floors: [
      (
        "values",
        ["Traits", "Drawing", "Descriptions", "Appearance", "TextDisplayAndFonts", "Localization", "Images"]
      ),
      (
        "views",
        [
          "ViewsAndControls", "Animation", "AppAndEnvironment", "ViewLayout", "TouchesAndGestures", "TextInput",
          "Accessibility", "Keyboard",
        ]
      ),
      ("controllers", ["ViewControllers"]),
      ("documents", ["Documents"]),
      ("hosting", ["Hosting"]),
      ("old names", ["OldNames"]),
    ],
    exceptions: betweenFloors + withinFloors, count: 20)

  /// The names that a floor uses from a floor above it, as UIKit's own interface requires.
  private static let betweenFloors: [RoomOrder.Exception] = [
    RoomOrder.Exception(
      "ViewsAndControls", "ViewControllers",
      names: [
        "ColorWellPresentation", "UIActivityViewController", "UINavigationController", "UISearchController",
        "UITabBarController", "UIViewController", "_UIDatePickerOverlayPresentation",
      ],
      because: "a bar's and a view's owners are controllers, which show menus, pickers and searches"),
    RoomOrder.Exception(
      "ViewsAndControls", "Documents",
      names: ["UINib"],
      because: "lists register nibs for their cells and other views"),
    RoomOrder.Exception(
      "AppAndEnvironment", "ViewControllers",
      names: [
        "RootStage", "TransitionCoordinator", "UIActivityItemsConfigurationReading", "UIInputViewController",
        "UIPreviewActionItem", "UIViewController",
      ],
      because: "a window has a root controller; controllers are responders in windows"),
    RoomOrder.Exception(
      "Keyboard", "ViewControllers",
      names: ["UIViewController"],
      because: "the keyboard's window has a controller, and input controllers in it"),
    RoomOrder.Exception(
      "ViewControllers", "Documents",
      names: ["ControllerArchive", "UIStoryboard", "UIStoryboardSegue", "UIStoryboardUnwindSegueSource"],
      because: "a controller knows its storyboard and its segues"),
  ]

  /// The names that a room uses from a later room on the same floor.
  private static let withinFloors: [RoomOrder.Exception] = [
    RoomOrder.Exception(
      "Traits", "Images", because: "one of the traits is an image's dynamic range; an image's configuration has traits"),
    RoomOrder.Exception(
      "Drawing", "Appearance", because: "colours fill and stroke what is drawn"),
    RoomOrder.Exception(
      "Drawing", "Images", because: "contexts make images; images draw into contexts"),
    RoomOrder.Exception(
      "Appearance", "Images", because: "a colour can be a pattern; catalogs name colours beside images"),
    RoomOrder.Exception(
      "ViewsAndControls", "Animation",
      because: "animations are class methods of views; views tell what changes while one is described"),
    RoomOrder.Exception(
      "ViewsAndControls", "AppAndEnvironment", because: "a view is a responder and knows its window and screen"),
    RoomOrder.Exception(
      "ViewsAndControls", "ViewLayout",
      because: "views hold constraints, guides and anchors, and texts their natural size"),
    RoomOrder.Exception(
      "ViewsAndControls", "TouchesAndGestures", because: "views hold recognizers and take touches"),
    RoomOrder.Exception(
      "ViewsAndControls", "TextInput", because: "search fields, alerts' fields and lists' accessories hold text"),
    RoomOrder.Exception(
      "ViewsAndControls", "Accessibility", because: "views are elements of accessibility, with traits and identifiers"),
    RoomOrder.Exception(
      "AppAndEnvironment", "ViewLayout", because: "the keyboard's layout guide of a window follows the keyboard"),
    RoomOrder.Exception(
      "AppAndEnvironment", "TouchesAndGestures",
      because: "windows deliver events; responders and the application take them"),
    RoomOrder.Exception(
      "AppAndEnvironment", "TextInput", because: "a responder tells the mode of its text input"),
    RoomOrder.Exception(
      "AppAndEnvironment", "Accessibility",
      because: "every responder has the properties of accessibility; elements are responders"),
    RoomOrder.Exception(
      "AppAndEnvironment", "Keyboard", because: "the first responder shows the keyboard on the screen's bottom"),
  ]

  @Test func aRoomNamesWhatStandsBeforeIt() throws { try RoomRuleTests.order.check() }

  @Test func namesAreReadWithoutCommentsAndTexts() {
    let source = """
      // UIView in a comment
      private let hidden = "UIWindow \\(UIColor.red) UIScreen"
      /* UIImage */ func made() -> UIFont { other.method(); made() }
      extension UIView { struct Inner {} }
      class Declared: Base {}
      """
    let names = SwiftNames(source)
    #expect(names.declared == ["made", "Declared"])
    #expect(names.used == ["UIColor", "UIFont", "made", "UIView", "Inner", "Declared", "Base"])
  }

  /// The tests of a part are in the folder with the part's name. The exceptions are tests of a whole module, which are outside the
  /// folders, helpers in `Support`, generated files in its `Generated`, and the tests of all parts with invalid numbers
  /// (`Nonsense`).
  @Test(arguments: RoomRuleTests.testedModules)
  func roomsOfTestsMirrorThoseOfTheSources(module: TestedModule) {
    func rooms(_ folder: String) -> Set<String> {
      Set(Checkout.current.swiftFiles(in: folder).map { ($0 as NSString).deletingLastPathComponent })
    }
    let sources = Set(
      rooms(module.sources).flatMap { room in
        // A folder that only contains rooms has no files of its own.
        sequence(first: room) { $0.isEmpty ? nil : ($0 as NSString).deletingLastPathComponent }
      })
    let unknown = rooms(module.tests).subtracting(sources).subtracting(["", "Support", "Support/Generated", "Nonsense"])
    #expect(unknown.isEmpty, "\(unknown.sorted()) are no rooms of \(module.sources)")
  }

  /// A test file that is named after a type's file, `TextFieldTests` after `UITextField`, is in the folder of that file.
  @Test(arguments: RoomRuleTests.testedModules)
  func testsOfATypeAreInItsRoom(module: TestedModule) {
    func folder(_ file: String) -> String { (file as NSString).deletingLastPathComponent }
    func name(_ file: String) -> String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }
    var homes: [String: Set<String>] = [:]
    for file in Checkout.current.swiftFiles(in: module.sources)
    where !file.contains("Generated/") && !file.contains("OldNames/") {
      homes[String(name(file).prefix { $0 != "+" }), default: []].insert(folder(file))
    }
    for file in Checkout.current.swiftFiles(in: module.tests) where file.hasSuffix("Tests.swift") {
      guard !file.hasPrefix("Support/"), !file.hasPrefix("Nonsense/") else { continue }
      let subject = name(file).dropLast("Tests".count).prefix { $0 != "+" }
      guard let rooms = ["", "UI", "NS", "CA", "CG"].lazy.compactMap({ homes[$0 + subject] }).first else { continue }
      #expect(rooms.contains(folder(file)), "\(file) belongs in \(rooms.sorted())")
    }
  }

  /// A module with sources, and the folder of its test target.
  struct TestedModule: CustomTestStringConvertible {
    let sources: String
    let tests: String
    var testDescription: String { tests }
  }

  private static let testedModules = Checkout.current.files(in: "Tests").compactMap { folder -> TestedModule? in
    guard folder.hasSuffix("Tests") else { return nil }
    let name = folder.dropLast("Tests".count)
    let sources = ["Sources/\(name)", "Sources/\(name)Shim"].first { !Checkout.current.swiftFiles(in: $0).isEmpty }
    return sources.map { TestedModule(sources: $0, tests: "Tests/\(folder)") }
  }

  @Test func testTargetsOfModulesAreFound() {
    #expect(RoomRuleTests.testedModules.count > 25)
  }

  /// A public control is in a folder with its name, or with the name of its family.
  @Test func everyControlHasAFolderOfItsOwn() {
    let files = Checkout.current.swiftFiles(in: "\(RoomRuleTests.module)/ViewsAndControls/UIControl")
    let strays = files.filter { !$0.contains("/") && $0.hasPrefix("UI") && !$0.hasPrefix("UIControl") }
    #expect(strays.isEmpty)
  }
}

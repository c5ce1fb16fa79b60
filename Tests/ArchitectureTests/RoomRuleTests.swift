import Foundation
import Testing

/// Which rooms (top folders) of `HeadlessUIKit` may name which others' declarations.
@Suite struct RoomRuleTests {
  private static let module = "Sources/HeadlessUIKit"

  /// What each room may name: nothing but this. A new name here is a decision.
  static let allowed: [String: Set<String>] = [
    "Accessibility": ["AppAndEnvironment", "Drawing", "Images", "TextInput", "ViewControllers", "ViewsAndControls"],
    "Animation": ["Appearance", "Descriptions", "Drawing", "ViewsAndControls"],
    "AppAndEnvironment": [
      "Accessibility", "Animation", "Appearance", "Descriptions", "Drawing", "Images", "Keyboard",
      "TextDisplayAndFonts", "TextInput", "TouchesAndGestures", "Traits", "ViewControllers", "ViewsAndControls",
    ],
    "Appearance": ["Descriptions", "Images", "Traits", "ViewsAndControls"],
    "Descriptions": ["Drawing"],
    "Drawing": ["Appearance", "Images", "Traits"],
    // The top: no other room names it.
    "Hosting": [
      "Animation", "AppAndEnvironment", "Appearance", "Descriptions", "Drawing", "InterfaceBuilder", "Keyboard",
      "TextDisplayAndFonts", "TextInput", "TouchesAndGestures", "Traits", "ViewControllers", "ViewsAndControls",
    ],
    "Images": [
      "Appearance", "Descriptions", "Drawing", "InterfaceBuilder", "TextDisplayAndFonts", "Traits", "ViewLayout",
    ],
    "InterfaceBuilder": [
      "Accessibility", "AppAndEnvironment", "Appearance", "Descriptions", "Drawing", "Images", "TextDisplayAndFonts",
      "TextInput",
      "TouchesAndGestures", "Traits", "ViewControllers", "ViewLayout", "ViewsAndControls",
    ],
    "Keyboard": [
      "AppAndEnvironment", "Appearance", "Drawing", "Images", "TextDisplayAndFonts", "TextInput",
      "TouchesAndGestures", "Traits", "ViewControllers", "ViewLayout", "ViewsAndControls",
    ],
    "TextDisplayAndFonts": ["Appearance", "Descriptions", "Drawing", "Traits"],
    "TextInput": [
      "AppAndEnvironment", "Appearance", "Descriptions", "Drawing", "Images", "InterfaceBuilder",
      "TextDisplayAndFonts", "TouchesAndGestures", "Traits", "ViewLayout", "ViewsAndControls",
    ],
    "TouchesAndGestures": ["AppAndEnvironment", "Drawing", "ViewsAndControls"],
    "Traits": ["Images"],
    "ViewControllers": [
      "Animation", "AppAndEnvironment", "Appearance", "Descriptions", "Drawing", "Images", "InterfaceBuilder",
      "Keyboard", "TextDisplayAndFonts", "TextInput", "TouchesAndGestures", "Traits", "ViewLayout", "ViewsAndControls",
    ],
    "ViewLayout": [
      "AppAndEnvironment", "Descriptions", "Drawing", "InterfaceBuilder", "Keyboard", "Traits", "ViewsAndControls",
    ],
    "ViewsAndControls": [
      "Accessibility", "Animation", "AppAndEnvironment", "Appearance", "Descriptions", "Drawing", "Images",
      "InterfaceBuilder", "TextDisplayAndFonts", "TextInput", "TouchesAndGestures", "Traits", "ViewControllers",
      "ViewLayout",
    ],
  ]

  /// The pairs that name each other, and why they have to. Most are UIKit's own interface: its classes know one another.
  static let mutual: [(String, String, because: String)] = [
    (
      "Accessibility", "AppAndEnvironment",
      "every responder has the properties of accessibility; elements are responders"
    ),
    (
      "Accessibility", "ViewsAndControls",
      "views are elements, and what a label or button says of itself goes by its class"
    ),
    (
      "Animation", "ViewsAndControls",
      "animations are class methods of views; views tell what changes while one is described"
    ),
    ("AppAndEnvironment", "Keyboard", "the first responder shows the keyboard, in windows and on the screen's bottom"),
    ("AppAndEnvironment", "TextInput", "a responder tells the mode of its text input; text fields are responders"),
    ("AppAndEnvironment", "TouchesAndGestures", "windows deliver events; responders and the application take them"),
    ("AppAndEnvironment", "ViewControllers", "a window has a root controller; controllers are responders in windows"),
    (
      "AppAndEnvironment", "ViewsAndControls",
      "a window is a view; a view is a responder and knows its window and screen"
    ),
    ("Appearance", "Images", "an image can be a colour; images are tinted in colours"),
    ("Appearance", "ViewsAndControls", "appearance proxies are views of their class, with the properties in a table"),
    ("Drawing", "Images", "contexts make images; images draw into contexts"),
    ("Images", "Traits", "images are chosen by traits; one of the traits is an image's dynamic range"),
    ("Images", "InterfaceBuilder", "documents name images; catalogs are looked for where documents are"),
    ("InterfaceBuilder", "TextInput", "documents make text fields and views, each by its own init(coder:)"),
    ("InterfaceBuilder", "ViewLayout", "documents make constraints and stack views, each by its own init(coder:)"),
    ("InterfaceBuilder", "ViewsAndControls", "documents make views and controls, each by its own init(coder:)"),
    (
      "InterfaceBuilder", "ViewControllers",
      "storyboards make controllers; a controller knows its storyboard and segues"
    ),
    (
      "Keyboard", "ViewControllers",
      "the keyboard's window has a controller, and input controllers in it; alerts keep clear of the keyboard"
    ),
    (
      "Keyboard", "ViewLayout",
      "constraints place accessories without a mask; the keyboard's layout guide follows the keyboard"
    ),
    ("TextInput", "ViewsAndControls", "text fields and views are views; a list's accessory shows an image in its text"),
    ("TouchesAndGestures", "ViewsAndControls", "touches hit views; views hold recognizers and take touches"),
    (
      "ViewControllers", "ViewsAndControls",
      "a controller has a view; a view's next responder and its bar's owner are controllers"
    ),
    ("ViewLayout", "ViewsAndControls", "constraints place views; views hold constraints, and texts their natural size"),
  ]

  @Test func roomsNameWhatTheyMay() throws {
    let rooms = try Rooms(of: RoomRuleTests.module, in: .current)
    #expect(rooms.names == Set(RoomRuleTests.allowed.keys))
    for room in rooms.names.sorted() {
      let allowed = RoomRuleTests.allowed[room] ?? []
      for other in rooms.named(by: room).subtracting(allowed).sorted() {
        Issue.record("\(room) names \(other), which the table doesn't allow: \(rooms.uses(of: other, by: room))")
      }
      let unused = allowed.subtracting(rooms.named(by: room))
      #expect(unused.isEmpty, "\(room) no longer names \(unused.sorted()): take it out of the table")
    }
  }

  @Test func pairsThatNameEachOtherSayWhy() {
    var found: Set<Set<String>> = []
    for (room, others) in RoomRuleTests.allowed {
      for other in others where RoomRuleTests.allowed[other]?.contains(room) == true { found.insert([room, other]) }
    }
    let explained = RoomRuleTests.mutual.map { Set([$0.0, $0.1]) }
    #expect(Set(explained) == found && explained.count == found.count)
    for pair in RoomRuleTests.mutual { #expect(pair.because.split(separator: " ").count > 4, "\(pair.0), \(pair.1)") }
  }

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

  /// Readers who look for a part's tests find them in the folder of the same name.
  @Test(arguments: ["HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit"])
  func roomsOfTestsMirrorThoseOfTheSources(module: String) {
    func rooms(_ folder: String) -> Set<String> {
      Set(Checkout.current.swiftFiles(in: folder).map { ($0 as NSString).deletingLastPathComponent })
    }
    let sources = Set(
      rooms("Sources/\(module)").flatMap { room in
        // A room of rooms has no files of its own.
        sequence(first: room) { $0.isEmpty ? nil : ($0 as NSString).deletingLastPathComponent }
      })
    // Numbers that are none go through all rooms.
    let unknown = rooms("Tests/\(module)Tests").subtracting(sources).subtracting(["Nonsense"])
    #expect(unknown.isEmpty, "\(unknown.sorted()) are no rooms of \(module)")
  }

  /// A public control stands in a folder that has its name, or the name of its family.
  @Test func everyControlHasAFolderOfItsOwn() {
    let files = Checkout.current.swiftFiles(in: "\(RoomRuleTests.module)/ViewsAndControls/UIControl")
    let strays = files.filter { !$0.contains("/") && $0.hasPrefix("UI") && !$0.hasPrefix("UIControl") }
    #expect(strays.isEmpty)
  }
}

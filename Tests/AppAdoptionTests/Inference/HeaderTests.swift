import Foundation
import Testing

@testable import AppAdoption

/// What Objective-C's headers declare, as Swift imports it.
@Suite struct HeaderTests {
  private let fixture: ProjectFixture

  init() throws { fixture = try ProjectFixture() }

  private func headers(_ text: String) throws -> DeclaredInHeaders {
    try fixture.write(text, "Menu.h")
    return DeclaredInHeaders([fixture.root.appending(path: "Menu.h")])
  }

  private static let menu = """
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, MenuStyle) { MenuStylePlain, MenuStyleGrouped = 4, MenuStyleDefault = MenuStylePlain };
    typedef NS_OPTIONS(NSUInteger, MenuParts) { MenuPartsNone = 0, MenuPartsTitle = 1 << 0, MenuPartsURLBar = 1 << 1 };
    typedef enum { kMenuOpen, kMenuClosed } MenuState;
    typedef void (^MenuBlock)(NSString *title, NSError * _Nullable error);
    extern NSString *const MenuDidOpen;
    static NSString * const MenuKey = @"menu";
    #define kMenuRows 4
    #define MENU_LOG(x) NSLog(x)
    @interface Menu : NSObject
    @property (nonatomic, copy, nullable) void (^onClose)(BOOL finished);
    @property (nonatomic, strong) NSArray<NSString *> *titles;
    + (instancetype)menuWithTitle:(NSString *)title;
    - (instancetype)initWithTitle:(NSString *)title style:(MenuStyle)style NS_DESIGNATED_INITIALIZER;
    - (void)addItem:(Menu *)item atIndex:(NSInteger)index;
    - (void)openWithCompletion:(nullable void (^)(NSArray<NSString *> *titles, NSError * _Nullable error))completion;
    - (BOOL)saveTo:(NSURL *)url error:(NSError **)error;
    - (nullable NSString *)rowNamed:(NSString *)name NS_SWIFT_NAME(row(_:));
    @end
    @interface UIView (Menu)
    - (void)showMenu:(Menu *)menu;
    @end
    NS_ASSUME_NONNULL_END
    """

  @Test func enumerationsLoseTheTypesNameInFront() throws {
    let headers = try headers(Self.menu)
    #expect(
      try #require(headers.enumerations["MenuStyle"]).lines == [
        "public enum MenuStyle: Int {", "  case plain = 0", "  case grouped = 4",
        "  public static var `default`: MenuStyle { MenuStyle(rawValue: 0)! }", "}",
      ])
    let parts = try #require(headers.enumerations["MenuParts"]).lines
    #expect(parts[0] == "public struct MenuParts: OptionSet, Sendable {")
    #expect(parts.contains("  public static let title = MenuParts(rawValue: 1)"))
    #expect(parts.contains("  public static let urlBar = MenuParts(rawValue: 2)"))
    // An option set without a value is [] in Swift.
    #expect(!parts.contains { $0.contains(" none ") })
    #expect(
      try #require(headers.enumerations["MenuState"]).lines.suffix(2) == [
        "public var kMenuOpen: MenuState { MenuState(0) }", "public var kMenuClosed: MenuState { MenuState(1) }",
      ])
  }

  @Test func constantsHaveTheirTypesAndValues() throws {
    let headers = try headers(Self.menu)
    #expect(headers.constants["MenuDidOpen"]?.type == "String" && headers.constants["MenuDidOpen"]?.value == nil)
    #expect(headers.constants["MenuKey"]?.value == "\"menu\"")
    #expect(headers.constants["kMenuRows"]?.type == "Int32" && headers.constants["kMenuRows"]?.value == "4")
    #expect(headers.constants["MENU_LOG"] == nil)
  }

  @Test func blocksAreClosures() throws {
    let headers = try headers(Self.menu)
    #expect(headers.aliases["MenuBlock"] == "((String, Error?) -> Void)")
    #expect(headers.properties["Menu"]?["onClose"] == "((Bool) -> Void)?")
    #expect(headers.properties["Menu"]?["titles"] == "[String]")
  }

  @Test func aCallMeansTheMethodWhoseNameTheImporterSplitsLikeIt() throws {
    let headers = try headers(Self.menu)
    func pieces(_ name: String, _ labels: [String], isStatic: Bool = false) -> [String]? {
      headers.method(of: "Menu", name, labels: labels, isStatic: isStatic)?.pieces
    }
    #expect(pieces("addItem", ["", "at"]) == ["addItem", "atIndex"])
    #expect(pieces("add", ["", "at"]) == ["addItem", "atIndex"])
    #expect(pieces("open", ["completion"]) == ["openWithCompletion"])
    #expect(pieces("open", [""]) == ["openWithCompletion"])
    #expect(pieces("save", ["to"]) == ["saveTo", "error"])
    #expect(pieces("row", [""]) == ["rowNamed"])
    #expect(pieces("init", ["title", "style"]) == ["initWithTitle", "style"])
    #expect(pieces("init", ["title"]) == ["menuWithTitle"])
    #expect(pieces("close", []) == nil && pieces("add", ["", "to", "at"]) == nil)
  }

  @Test func aMethodWithAnErrorThrows() throws {
    let headers = try headers(Self.menu)
    let save = try #require(headers.method(of: "Menu", "save", labels: ["to"], isStatic: false))
    #expect(save.isThrowing)
    let signature = headers.signature(save, of: "Menu")
    #expect(signature.parameters == ["URL"] && signature.result == "Void")
    let row = try #require(headers.method(of: "Menu", "row", labels: [""], isStatic: false))
    #expect(!row.isThrowing && headers.signature(row, of: "Menu").result == "String?")
  }

  @Test func whatTheAppCallsHasTheHeadersTypes() throws {
    try fixture.write(
      """
      let menu = Menu(title: "a", style: .grouped)
      menu.open { titles, error in }
      try menu.save(to: url)
      view.showMenu(menu)
      print(kMenuRows, kMenuOpen)
      """, "a.swift")
    try fixture.write(Self.menu, "Menu.h")
    var inference = StandInInference(
      UsedSources(
        sources: [fixture.root.appending(path: "a.swift")], documents: [],
        headers: [fixture.root.appending(path: "Menu.h")]))
    let path = fixture.root.appending(path: "a.swift").path
    func learn(_ errors: [String]) {
      _ = inference.learn(from: CompilerMessage.all(in: errors.map { "\(path):\($0)" }.joined(separator: "\n")))
    }
    learn([
      "1:12: error: cannot find 'Menu' in scope", "5:7: error: cannot find 'kMenuRows' in scope",
      "5:18: error: cannot find 'kMenuOpen' in scope",
    ])
    learn([
      "2:6: error: value of type 'Menu' has no member 'open'", "3:10: error: value of type 'Menu' has no member 'save'",
      "4:6: error: value of type 'UIView' has no member 'showMenu'",
    ])
    let text = InferredText.text(inference).text
    #expect(text.contains("public init(title a0: String, style a1: MenuStyle) {"))
    #expect(text.contains("public enum MenuStyle: Int {") && text.contains("public var kMenuRows: Int32 { 4 }"))
    #expect(text.contains("public var kMenuOpen: MenuState { MenuState(0) }"))
    #expect(text.contains("open func open(_ a0: (([String], Error?) -> Void)?) -> Void { absentCall(\"Menu.open\") }"))
    #expect(text.contains("open func save(to a0: URL) throws -> Void { absentCall(\"Menu.save\") }"))
    #expect(text.contains("public func showMenu(_ a0: Menu) -> Void { absentCall(\"UIView.showMenu\") }"))
  }
}

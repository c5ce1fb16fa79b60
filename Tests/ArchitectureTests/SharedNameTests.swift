import Foundation
import Testing

/// Modules, types and rooms have different names: a module's name can't qualify other names if it is also the name of a type.
@Suite struct SharedNameTests {
  private let modules = Set(
    Checkout.current.files(in: "Sources").flatMap {
      $0 == "System" ? Checkout.current.files(in: "Sources/System") : [$0]
    })

  @Test func noTypeIsCalledAsAModule() throws {
    var shared: [String] = []
    for file in Checkout.current.swiftFiles(in: "Sources") {
      let names = SwiftNames(try Checkout.current.text("Sources/\(file)"))
      let types = names.names.filter { name in
        name.depth == 0 && (name.isDeclaredType || name.previous == "typealias")
      }
      shared += Set(types.map(\.text)).intersection(modules).map { "\($0) in \(file)" }
    }
    #expect(shared.isEmpty, "\(shared.sorted())")
    #expect(modules.contains("Rasterizer"))
  }

  /// Rooms are the top folders of a module. A room can have the name of the type that it is about.
  @Test func noRoomIsCalledAsAModule() {
    var shared: [String] = []
    for module in modules {
      let rooms = Set(
        Checkout.current.swiftFiles(in: "Sources/\(module)").filter { $0.contains("/") }.map {
          String($0.prefix { $0 != "/" })
        })
      shared += rooms.intersection(modules).map { "\(module)/\($0)" }
    }
    #expect(shared.isEmpty, "\(shared.sorted())")
  }

  /// A type whose name ends in `Screen` is a screen in one of the states that `Docs/Architecture.md` lists.
  @Test func screensAreCalledByTheirState() throws {
    let page = try Checkout.current.text("Docs/Architecture.md")
    var screens: Set<String> = []
    for folder in ["Sources/Onionskin", "Sources/HeadlessUIKit/Hosting"] {
      for file in Checkout.current.swiftFiles(in: folder) {
        let names = SwiftNames(try Checkout.current.text("\(folder)/\(file)")).names
        screens.formUnion(
          names.filter { $0.depth == 0 && $0.text.hasSuffix("Screen") && $0.isDeclaredType }.map(\.text))
      }
    }
    #expect(screens.isSuperset(of: ["Screen", "HostedScreen", "TakenScreen"]))
    for screen in screens.sorted() { #expect(page.contains("`\(screen)`"), "\(screen) is in none of the states") }
  }
}

import Foundation
import Testing

/// A module, a type and a room never have one name: a module's name qualifies, and one that is also a type's can't.
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
        name.depth == 0
          && name.previous.map(["class", "struct", "enum", "protocol", "actor", "typealias"].contains) == true
      }
      shared += Set(types.map(\.text)).intersection(modules).map { "\($0) in \(file)" }
    }
    #expect(shared.isEmpty, "\(shared.sorted())")
    #expect(modules.contains("Rasterizer"))
  }

  /// Rooms are the top folders of a module. One may be called as the type that it is about.
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
}

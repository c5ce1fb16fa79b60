import Testing

@testable import HeadlessObjectiveC

/// The first word is one of the module's name, too, which the compiler abbreviates in the symbol.
final class HeadlessPart {}
final class ModuleWithoutOne {}

/// Classes of the program, found by the symbols of their names.
@MainActor @Suite struct ClassSymbolTests {
  private func classes(_ name: String) -> [AnyClass] {
    EmptyInitializers.symbolNames(ofClassesNamed: name).compactMap { _typeByName($0) as? AnyClass }
  }

  @Test func aClassIsFoundByItsName() {
    #expect(classes("ModuleWithoutOne").contains { $0 == ModuleWithoutOne.self })
    #expect(classes("NoSuchClassAnywhere").isEmpty)
  }

  @Test func aNameThatSharesAWordWithItsModuleIsFound() {
    #expect(classes("HeadlessPart").contains { $0 == HeadlessPart.self })
  }
}

import Foundation
import HeadlessObjectiveC
import Testing

private class Plain: NSObject {
  var number = 7
}

private class Named: NSObject {
  let name: String
  override init() {
    name = "own"
    super.init()
  }
}

private final class Derived: Named {}

private final class Defaulted: NSObject {
  let name: String
  init(name: String = "default") { self.name = name }
}

/// Objects of classes that are only known at run time.
@Suite struct RuntimeCreationTests {
  @Test func theClassesOwnInitialiserRuns() {
    let types: [NSObject.Type] = [NSObject.self, Plain.self, Named.self, Derived.self]
    let objects = types.map { $0.init() }
    #expect(zip(types, objects).allSatisfy { $0 == type(of: $1) })
    #expect((objects[1] as? Plain)?.number == 7)
    #expect((objects[2] as? Named)?.name == "own" && (objects[3] as? Named)?.name == "own")
  }

  @Test func aClassOfAnyKindIsCastFirst() {
    let someClass: AnyClass? = Derived.self
    #expect((someClass as? NSObject.Type)?.init() is Derived)
  }

  @Test func aKnownClassKeepsItsOwnInitialisers() {
    #expect(Defaulted().name == "default")
  }

  @Test func classesKnowTheirSuperclasses() {
    #expect(Derived.isSubclass(of: Named.self) && Derived.isSubclass(of: NSObject.self))
    #expect(!Named.isSubclass(of: Derived.self))
  }
}

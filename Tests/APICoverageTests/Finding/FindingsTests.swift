import Testing

@testable import APICoverage

/// What counts as an effect, on small sources.
@Suite struct FindingsTests {
  private func found(_ sources: String..., reader: String = "") -> [String] {
    let files = sources.enumerated().map { (path: "Sources/App/Folder\($0)/File.swift", text: $1) }
    let findings = Findings(sources: files + [("Sources/Reader/Reader.swift", reader)]) { $0.hasPrefix("Sources/App") }
    return findings.all.map(\.name).sorted()
  }

  @Test func propertyThatNothingReads() {
    #expect(found("open class Lamp { open var color = 1 }") == ["Lamp.color"])
    #expect(found("open class Lamp { open var color = 1; func draw() { paint(color) } }") == [])
    #expect(
      found("open class Lamp { open var color = 1 }", reader: "func draw(_ lamp: Lamp) { paint(lamp.color) }") == [])
  }

  @Test func writingIsNoRead() {
    let lamp = "open class Lamp { open var color = 1; open var size = CGSize.zero; open var wires: [Int] = [] }"
    let writer = """
      func change(_ lamp: Lamp) {
        lamp.color = 2
        lamp.color += 1
        lamp.size.width = 3
        lamp.wires.append(4)
      }
      """
    #expect(found(lamp, writer) == ["Lamp.color", "Lamp.size", "Lamp.wires"])
  }

  @Test func copyingComparingAndArchivingAreNoReads() {
    let lamp = """
      public struct Lamp: Equatable {
        public var color = 1 { didSet { if oldValue != color { changed() } } }
        init(_ other: Lamp) { color = other.color }
        func copied(to other: Lamp) { other.color = color }
        public static func == (a: Lamp, b: Lamp) -> Bool { a.color == b.color }
        public func hash(into hasher: inout Hasher) { hasher.combine(color) }
        open func encode(with coder: NSCoder) { coder.encode(color, forKey: "color") }
      }
      """
    #expect(found(lamp) == ["Lamp.color"])
  }

  @Test func handingOnToAnotherTypeIsARead() {
    let sources =
      "open class Lamp { open var color = 1 }\nopen class Shade { open var color = 1; func draw() { use(color) } }"
    #expect(found(sources, reader: "func f(lamp: Lamp, shade: Shade) { shade.color = lamp.color }") == [])
  }

  @Test func sameNameOfAnotherTypeIsNoRead() {
    let sources = "open class Lamp { open var title = 1 }\nopen class Door { open var title = 2 }"
    let readers = [
      "func read(_ door: Door) { print(door.title) }",
      "extension Door { func read() { print(title) } }",
      "func read(_ doors: [Door]) { for door in doors { print(door.title) } }",
      "func read(_ doors: [Door]) { doors.map { $0.title } }",
      "func read(_ any: Any) { if let door = any as? Door { print(door.title) } }",
      "func make() { let door = Door(); print(door.title) }",
      "struct House { var door: Door?; func read() { print(door?.title) } }",
    ]
    for reader in readers { #expect(found(sources, reader: reader) == ["Lamp.title"], "\(reader)") }
  }

  @Test func localsAreNoProperties() {
    let lamp = "open class Lamp { open var title = 1 }"
    #expect(found(lamp, reader: "extension Lamp { func f(title: Int) { print(title) } }") == ["Lamp.title"])
    #expect(found(lamp, reader: "extension Lamp { func f() { let title = 2; print(title) } }") == ["Lamp.title"])
    #expect(found(lamp, reader: "extension Lamp { func f() { make { title in print(title) } } }") == ["Lamp.title"])
    #expect(found(lamp, reader: "extension Lamp { func f() { if let title { print(title) } } }") == [])
    #expect(found(lamp, reader: "extension Lamp { func f() { make(title: 3) } }") == ["Lamp.title"])
    #expect(found(lamp, reader: "extension Lamp { func f() { print(\"\\(title)\") } }") == [])
    #expect(found(lamp, reader: "// title\nlet text = \"title\"") == ["Lamp.title"])
  }

  @Test func protocolsAndSuperclassesReadForTheirTypes() {
    let lamp = "public protocol Lit { var color: Int { get set } }\nopen class Lamp: Lit { open var color = 1 }"
    #expect(found(lamp, reader: "func f(_ lit: any Lit) { print(lit.color) }") == [])
    let small = "open class Lamp { open var color = 1 }\nopen class Small: Lamp {}"
    #expect(found(small, reader: "func f(_ small: Small) { print(small.color) }") == [])
  }

  @Test func forwardingToWhatNothingReadsHasNoEffect() {
    let lamp = """
      open class Lamp {
        private var state = State()
        open var color: Int { get { state.color } set { state.color = newValue } }
        open var power: Int { get { state.power } set { state.power = newValue; changed() } }
        open var shape: Int { get { 0 } set {} }
        func draw() { paint(state.power) }
      }
      struct State { var color = 1; var power = 2 }
      """
    #expect(found(lamp) == ["Lamp.color", "Lamp.shape"])
  }

  @Test func whatAppsCannotSetIsNoPromise() {
    let lamp = """
      open class Lamp {
        public private(set) var color = 1
        public let size = 2
        var inner = 3
        @available(*, unavailable, message: "Not here") open var power = 4
        @available(swift, obsoleted: 4.2, renamed: "color") open var shade = 6
        open var area: Int { 5 }
      }
      class Hidden { open var color = 1 }
      """
    #expect(found(lamp) == [])
  }

  @Test func emptyMethods() {
    let lamp = """
      open class Lamp {
        open func flash() {}
        open func isLit(at hour: Int) -> Bool { false }
        open func shades() -> [Int] { return [] }
        open func size() -> CGSize { .zero }
        open func work() { start() }
        open func layout() {}
        func run() { layout() }
      }
      """
    #expect(found(lamp) == ["Lamp.flash()", "Lamp.isLit(at:)", "Lamp.shades()", "Lamp.size()"])
  }

  @Test func archivingThatWritesNothing() {
    #expect(found("open class Lamp { open func encode(with coder: NSCoder) {} }") == ["Lamp.encode(with:)"])
    let sub = "open class Lamp { open override func encode(with coder: NSCoder) { super.encode(with: coder) } }"
    #expect(found(sub) == ["Lamp.encode(with:)"])
    #expect(found("open class Lamp { open func encode(with coder: NSCoder) { coder.encode(1, forKey: \"a\") } }") == [])
  }

  @Test func callbacksThatNothingMakes() {
    let lamp = """
      public protocol LampDelegate {
        func lamp(_ lamp: Lamp, didLight hour: Int)
        func lamp(_ lamp: Lamp, didFail error: Int)
      }
      extension LampDelegate { public func lamp(_ lamp: Lamp, didFail error: Int) { missing() } }
      open class Lamp { func light() { delegate.lamp(self, didLight: 3) } }
      """
    #expect(found(lamp) == ["LampDelegate.lamp(_:didFail:)"])
  }
}

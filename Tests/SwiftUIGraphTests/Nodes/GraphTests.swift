import Observation
import SwiftUIGraph
import SwiftUILayout
import Testing

/// A view that is one element, and says which values it was given.
struct Leaf: _ElementView {
  let text: String
  func makeElement(_ context: _ElementContext) -> LeafElement { LeafElement() }
  func updateElement(_ element: LeafElement, _ context: _ElementContext) { element.text = text }
}

@MainActor final class LeafElement: _LayoutElement {
  var text = ""
}

/// A graph with a root, as a host has it.
@MainActor final class TestHost<Root: View> {
  let graph = _ViewGraph()
  let root: _ViewNode<Root>
  private(set) var reports: [String] = []

  init(_ view: Root, environment: EnvironmentValues = EnvironmentValues()) {
    graph.isVisible = true
    root = Root._makeNode(view, _NodeInputs(graph: graph, parent: nil, environment: environment))
    graph.report = { [weak self] in self?.reports.append($0) }
    graph.update()
  }

  var texts: [String] { root.elements.map { ($0 as? LeafElement)?.text ?? "?" } }

  func update() -> [String] {
    graph.update()
    return texts
  }
}

@MainActor final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@MainActor @Suite struct GraphTests {
  struct Counter: View {
    @State var count = 0
    let log: Log
    let keep: (Binding<Int>) -> Void

    var body: some View {
      log.add("body")
      keep($count)
      return Leaf(text: "\(count)")
    }
  }

  @Test func aChangeOfStateEvaluatesTheBodyAgain() {
    let log = Log()
    var binding: Binding<Int>?
    let host = TestHost(Counter(log: log) { binding = $0 })
    #expect(host.texts == ["0"])
    #expect(log.take() == ["body"])
    binding?.wrappedValue = 5
    #expect(host.update() == ["5"])
    #expect(log.take() == ["body"])
    binding?.wrappedValue = 5
    _ = host.update()
    #expect(log.take() == [])
  }

  struct Parent: View {
    @State var value = 0
    let log: Log
    let keep: (Binding<Int>) -> Void

    var body: some View {
      log.add("parent")
      keep($value)
      return TupleView2(log: log, shown: $value)
    }
  }

  struct TupleView2: View {
    let log: Log
    @Binding var shown: Int
    var body: some View {
      Reader(log: log, value: $shown)
      Fixed(log: log)
    }
  }

  struct Reader: View {
    let log: Log
    @Binding var value: Int
    var body: some View {
      log.add("reader")
      return Leaf(text: "\(value)")
    }
  }

  struct Fixed: View {
    let log: Log
    var body: some View {
      log.add("fixed")
      return Leaf(text: "fixed")
    }
  }

  @Test func onlyWhatReadAValueIsEvaluatedAgain() {
    let log = Log()
    var binding: Binding<Int>?
    let host = TestHost(Parent(log: log) { binding = $0 })
    #expect(host.texts == ["0", "fixed"])
    _ = log.take()
    binding?.wrappedValue = 1
    #expect(host.update() == ["1", "fixed"])
    #expect(log.take() == ["reader"])
  }

  struct Choice: View {
    @State var isFirst = true
    let log: Log
    let keep: (Binding<Bool>) -> Void
    var body: some View {
      keep($isFirst)
      return Group {
        if isFirst {
          Counter(log: log) { $0.wrappedValue += 1 }
        } else {
          Leaf(text: "other")
        }
      }
    }
  }

  struct Once: View {
    @State var made = Log()
    let log: Log
    var body: some View {
      log.add("\(ObjectIdentifier(made).hashValue)")
      return Leaf(text: "once")
    }
  }

  struct Switching: View {
    @State var id = 1
    let log: Log
    let keep: (Binding<Int>) -> Void
    var body: some View {
      keep($id)
      return Once(log: log).id(id)
    }
  }

  @Test func anotherIdentityIsAnotherState() {
    let log = Log()
    var binding: Binding<Int>?
    let host = TestHost(Switching(log: log) { binding = $0 })
    _ = host.texts
    binding?.wrappedValue = 2
    _ = host.update()
    #expect(log.entries.count == 2)
  }

  struct Rows: View {
    @State var items = ["a", "b", "c"]
    let log: Log
    let keep: (Binding<[String]>) -> Void
    var body: some View {
      keep($items)
      return ForEach(items, id: \.self) { item in
        Row(name: item, log: log)
      }
    }
  }

  struct Row: View {
    let name: String
    let log: Log
    var body: some View {
      log.add(name)
      return Leaf(text: name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
    }
  }

  @Test func elementsOfACollectionKeepTheirIdentity() {
    let log = Log()
    var binding: Binding<[String]>?
    let host = TestHost(Rows(log: log) { binding = $0 })
    #expect(host.texts == ["a", "b", "c"])
    _ = host.update()
    #expect(log.take() == ["a", "b", "c", "+a", "+b", "+c"])
    binding?.wrappedValue = ["c", "a", "d"]
    #expect(host.update() == ["c", "a", "d"])
    _ = host.update()
    #expect(log.take() == ["-b", "d", "+d"])
  }

  enum NameKey: EnvironmentKey { static let defaultValue = "none" }
  enum OtherKey: EnvironmentKey { static let defaultValue = 0 }

  struct Outer: View {
    @State var name = "x"
    @State var other = 0
    let log: Log
    let keep: (Binding<String>, Binding<Int>) -> Void
    var body: some View {
      keep($name, $other)
      return NameReader(log: log).environment(\.testName, name).environment(\.testOther, other)
    }
  }

  struct NameReader: View {
    @Environment(\.testName) var name
    let log: Log
    var body: some View {
      log.add(name)
      return Leaf(text: name)
    }
  }

  @Test func environmentInvalidatesItsReadersAlone() {
    let log = Log()
    var name: Binding<String>?
    var other: Binding<Int>?
    let host = TestHost(
      Outer(log: log) {
        name = $0
        other = $1
      })
    #expect(host.texts == ["x"])
    #expect(log.take() == ["x"])
    other?.wrappedValue = 1
    #expect(host.update() == ["x"])
    #expect(log.take() == [])
    name?.wrappedValue = "y"
    #expect(host.update() == ["y"])
    #expect(log.take() == ["y"])
  }

  @Observable @MainActor final class Model {
    var name = "n"
    var other = 0
  }

  struct Observing: View {
    let model: Model
    let log: Log
    var body: some View {
      log.add("body")
      return Leaf(text: model.name)
    }
  }

  @Test func observableObjectsInvalidateWhatReadThem() {
    let (log, model) = (Log(), Model())
    let host = TestHost(Observing(model: model, log: log))
    #expect(host.texts == ["n"])
    model.other = 2
    _ = host.update()
    #expect(log.take() == ["body"])
    model.name = "m"
    #expect(host.update() == ["m"])
  }

  enum SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func preferencesAreReducedInOrderAndAnnounced() {
    let log = Log()
    let host = TestHost(
      Group {
        Leaf(text: "a").preference(key: SumKey.self, value: 1)
        Leaf(text: "b").preference(key: SumKey.self, value: 2)
      }
      .onPreferenceChange(SumKey.self) { log.add("\($0)") })
    _ = host.update()
    #expect(log.entries == ["3"])
  }

  struct MayContribute: View {
    let model: Model
    let log: Log
    var body: some View {
      Group {
        if model.name == "m" { Leaf(text: "a").preference(key: SumKey.self, value: 1) }
        Leaf(text: "b")
      }
      .onPreferenceChange(SumKey.self) { log.add("\($0)") }
    }
  }

  /// The closure is called with the default value where a condition may bring views, and never where no view can set the preference.
  @Test func preferencesThatMayComeStartWithTheirDefault() {
    let (model, log) = (Model(), Log())
    let host = TestHost(MayContribute(model: model, log: log))
    #expect(log.take() == ["0"])
    model.name = "m"
    _ = host.update()
    #expect(log.take() == ["1"])
    _ = TestHost(Leaf(text: "c").onPreferenceChange(SumKey.self) { log.add("\($0)") })
    #expect(log.entries == [])
  }

  struct Endless: View {
    @State var count = 0
    var body: some View {
      Leaf(text: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func aViewThatNeverSettlesIsNamed() {
    let host = TestHost(Endless())
    #expect(host.reports.contains { $0.contains("Endless") })
  }

  struct Framed: ViewModifier {
    @State var suffix = "!"
    func body(content: Content) -> some View {
      content
      Leaf(text: suffix)
    }
  }

  @Test func modifiersPutTheirContentWhereTheirBodyDoes() {
    let host = TestHost(
      Group {
        Leaf(text: "a")
        Leaf(text: "b")
      }
      .modifier(Framed()))
    #expect(host.texts == ["a", "b", "!"])
  }
}

extension EnvironmentValues {
  var testName: String {
    get { self[GraphTests.NameKey.self] }
    set { self[GraphTests.NameKey.self] = newValue }
  }
  var testOther: Int {
    get { self[GraphTests.OtherKey.self] }
    set { self[GraphTests.OtherKey.self] = newValue }
  }
}

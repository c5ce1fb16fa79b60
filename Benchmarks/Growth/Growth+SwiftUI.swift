import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation

extension Growth {
  private struct Nested: View {
    let depth: Int

    var body: some View {
      VStack {
        if depth > 0 { Nested(depth: depth - 1) } else { Text("The end") }
      }
    }
  }

  /// Each level sets an environment value for those below it.
  private struct Surrounded: View {
    let depth: Int

    var body: some View {
      ZStack {
        if depth > 0 { Surrounded(depth: depth - 1).environment(\.level, depth) } else { Text("The end") }
      }
    }
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable final class Entry {
    var text = "A row"
  }

  private struct EntryRow: View {
    let entry: Entry

    var body: some View { Text(entry.text) }
  }

  private struct Preferring: View {
    let entry: Entry

    var body: some View { Color.red.preference(key: Sum.self, value: entry.text.count) }
  }

  private struct Leveled: View {
    let entry: Entry
    let count: Int

    var body: some View {
      Texts(count: count).environment(\.level, entry.text.count)
    }
  }

  private struct Texts: View {
    let count: Int

    var body: some View { VStack { ForEach(0..<count, id: \.self) { Text("Text \($0)") } } }
  }

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// A window that shows a view, not laid out yet.
  private static func window(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: screen)
    window.rootViewController = UIHostingController(rootView: view)
    window.isHidden = false
    return window
  }

  private static func shown(_ name: String, _ counts: [Int], _ view: @escaping (Int) -> some View) -> Growth {
    Growth(name, counts) { count in
      let window = window(view(count))
      return { window.layoutIfNeeded() }
    }
  }

  static let swiftUI: [Growth] = [
    shown("SwiftUI: stacks in each other", [10, 50, 200]) { Nested(depth: $0) },
    shown("SwiftUI: environment values around each other", [10, 50, 200]) { Surrounded(depth: $0) },
    shown("SwiftUI: texts beside each other", [10, 100, 1000]) { count in
      VStack { ForEach(0..<count, id: \.self) { Text("Text \($0)") } }
    },
    shown("SwiftUI: preferences of siblings", [10, 100, 1000]) { count in
      VStack { ForEach(0..<count, id: \.self) { Color.red.preference(key: Sum.self, value: $0) } }
        .onPreferenceChange(Sum.self) { _ in }
    },
    shown("SwiftUI: rows of a list", [100, 1000, 10_000]) { count in
      List(0..<count, id: \.self) { Text("Row \($0)") }
    },
    shown("SwiftUI: rows of a lazy stack", [100, 1000, 10_000]) { count in
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 44) } } }
    },
  ]

  /// One of many entries changes, and what shows it is laid out again.
  private static func changed(
    _ name: String, _ counts: [Int] = [10, 100, 1000], _ view: @escaping ([Entry]) -> some View
  ) -> Growth {
    updated("one text changed, " + name, counts, view)
  }

  private static func updated(
    _ name: String, _ counts: [Int] = [10, 100, 1000], _ view: @escaping ([Entry]) -> some View
  ) -> Growth {
    Growth("SwiftUI: " + name, counts) { count in
      let entries = (0..<count).map { _ in Entry() }
      let window = window(view(entries))
      window.layoutIfNeeded()
      return { updateGrowing(window, entries[min(count / 2, 5)]) }
    }
  }

  static let swiftUIUpdates: [Growth] = [
    changed("in frames") { entries in
      VStack { ForEach(entries.indices, id: \.self) { EntryRow(entry: entries[$0]).frame(width: 100, height: 20) } }
    },
    changed("among texts") { entries in
      VStack { ForEach(entries.indices, id: \.self) { EntryRow(entry: entries[$0]) } }
    },
    changed("among rows") { entries in
      VStack {
        ForEach(entries.indices, id: \.self) { index in
          HStack {
            EntryRow(entry: entries[index])
            Spacer()
            Image(systemName: "star").foregroundStyle(.yellow).padding(4).background(Color.gray)
          }
        }
      }
    },
    changed("in a scroll view") { entries in
      // Without the frame, the scroll view is as wide as the widest text, and proposes its width to all of them.
      ScrollView {
        VStack { ForEach(entries.indices, id: \.self) { EntryRow(entry: entries[$0]).frame(maxWidth: .infinity) } }
      }
    },
    changed("in a lazy stack", [10, 1000, 10_000]) { entries in
      ScrollView { LazyVStack { ForEach(entries.indices, id: \.self) { EntryRow(entry: entries[$0]) } } }
    },
    changed("in a list", [10, 1000, 10_000]) { entries in
      List(entries.indices, id: \.self) { EntryRow(entry: entries[$0]) }
    },
    changed("beside switches", [10, 100, 500]) { entries in
      VStack {
        ForEach(entries.indices, id: \.self) { index in
          HStack {
            EntryRow(entry: entries[index]).frame(width: 100, height: 20)
            Toggle("A switch", isOn: .constant(true)).labelsHidden()
          }
        }
      }
    },
    updated("one preference of siblings changed") { entries in
      VStack { ForEach(entries.indices, id: \.self) { Preferring(entry: entries[$0]) } }
        .onPreferenceChange(Sum.self) { _ in }
    },
    updated("an environment value changed, around texts") { entries in
      Leveled(entry: entries[min(entries.count / 2, 5)], count: entries.count)
    },
  ]
}

/// What the series of updates measure; a function of its own, which profilers find by name.
@inline(never) @MainActor private func updateGrowing(_ window: UIWindow, _ entry: Growth.Entry) {
  entry.text = "Changed"
  window.layoutIfNeeded()
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[GrowthLevel.self] }
    set { self[GrowthLevel.self] = newValue }
  }
}

private struct GrowthLevel: EnvironmentKey {
  static let defaultValue = 0
}

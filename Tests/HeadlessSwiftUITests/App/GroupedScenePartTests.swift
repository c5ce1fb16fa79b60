import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UniformTypeIdentifiers

/// Scenes that show nothing on an iPhone, and groups of commands, which only a Mac and an iPad's menus show; styles of dates, exposure,
/// renaming and the rows of sidebars.
@MainActor @Suite struct GroupedScenePartTests {
  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { 0 }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(directoryWithFileWrappers: [:])
    }
  }

  private struct SettingsApp: App {
    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup { Text("Window") }
        .commands {
          Group {
            CommandMenu("Tools") { Button("Sharpen") {} }
            SidebarCommands()
          }
        }
    }
  }

  private struct ViewerApp: App {
    var body: some Scene {
      DocumentGroup(viewing: Sketch.self) { _ in Text("Viewer") }
      WindowGroup { Text("Window") }
    }
  }

  private struct EditorApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Sketch() }) { _ in Text("Editor") }
    }
  }

  private func texts<A: App>(_ app: A.Type) -> [String] {
    let shown = ShownView(AppScene(app))
    defer { shown.screen.close() }
    return shown.texts
  }

  /// A scene for settings isn't the window of an app, even if it comes first.
  @Test func settingsAreNotTheWindow() { #expect(texts(SettingsApp.self) == ["Window"]) }

  /// Without a file a viewer has no document to show; an editor starts with a new one.
  @Test func viewersWaitForADocument() {
    #expect(texts(ViewerApp.self) == ["Window"])
    #expect(texts(EditorApp.self) == ["Editor"])
  }

  private struct LineText: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("Limit \(limit ?? 0)") }
  }
  private struct LimitedApp: App {
    var body: some Scene {
      WindowGroup { LineText() }
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
        .environment(\.lineLimit, 2)
    }
  }

  /// The outer value is changed by the inner modifier.
  @Test func aSceneChangesTheEnvironmentOfItsWindows() { #expect(texts(LimitedApp.self) == ["Limit 3"]) }

  @Test func stylesOfDatesAreCoded() throws {
    for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
      #expect(try JSONDecoder().decode(Text.DateStyle.self, from: JSONEncoder().encode(style)) == style)
    }
  }

  /// A stop doubles the linear components; halves of the range are one stop apart.
  @Test func exposureMultipliesLinearComponents() {
    let grey = Color(.sRGBLinear, red: 0.25, green: 0.125, blue: 0, opacity: 0.5)
    let bright = grey.exposureAdjust(1).resolve(in: EnvironmentValues())
    #expect(abs(bright.linearRed - 0.5) < 0.001 && abs(bright.linearGreen - 0.25) < 0.001)
    #expect(bright.linearBlue == 0 && bright.opacity == 0.5)
    #expect(grey.headroom(2) == grey)
  }

  private struct Rename: View {
    @FocusState private var isNaming: Bool
    @Environment(\.rename) private var outer
    var body: some View {
      VStack {
        TextField("Name", text: .constant("Ada")).focused($isNaming)
        RenameButton()
        Text(isNaming ? "Naming" : "Idle")
      }
      .renameAction($isNaming)
    }
  }

  @Test func renamingFocusesTheField() throws {
    let shown = ShownView(Rename())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Idle"))
    shown.tap(text: "Rename")
    shown.update()
    #expect(try #require(shown.first(UITextField.self)).isFirstResponder)
    #expect(shown.texts.contains("Naming"))
  }

  private struct RowSize: View {
    @Environment(\.sidebarRowSize) private var size
    var body: some View { Text("\(size)") }
  }

  @Test func rowsOfSidebarsAreMediumUnlessSet() {
    let shown = ShownView(
      VStack {
        RowSize()
        RowSize().environment(\.sidebarRowSize, .large)
      })
    defer { shown.screen.close() }
    #expect(shown.texts == ["medium", "large"])
  }
}

import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct SystemModifierTests {
  @Test func addressesReachTheViews() throws {
    let notes = Notes()
    let shown = ShownView(VStack { Block().onOpenURL { notes.add($0.absoluteString) } })
    shown.controller.open(try #require(URL(string: "app://page")))
    #expect(notes.entries == ["app://page"])
  }

  @Test func activitiesReachTheViewsOfTheirType() {
    let notes = Notes()
    let shown = ShownView(
      Block().onContinueUserActivity("read") { notes.add($0.activityType) }
        .onContinueUserActivity("write") { notes.add($0.activityType) })
    shown.controller.continue(NSUserActivity(activityType: "write"))
    #expect(notes.entries == ["write"])
  }

  struct Stored: View {
    @AppStorage("count") var count = 1
    var body: some View { Block(width: CGFloat(count)) }
  }

  @Test func defaultsComeFromTheEnvironment() throws {
    let suite = try #require(UserDefaults(suiteName: "SystemModifierTests"))
    suite.set(70, forKey: "count")
    defer { suite.removePersistentDomain(forName: "SystemModifierTests") }
    #expect(ShownView(Stored().defaultAppStorage(suite)).frames("Block").map(\.width) == [70])
  }

  @Test func aViewBecomesAPicture() throws {
    let renderer = ImageRenderer(content: Block(width: 20, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 50)
    renderer.content = Block(width: 30, height: 10)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 10))
  }

  struct Note: Transferable, Codable, Equatable {
    var text: String
    static var transferRepresentation: some TransferRepresentation<Note> {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  @Test func valuesAreTransferred() async throws {
    let note = Note(text: "Hello")
    #expect(String(decoding: try await note.exported(as: .utf8PlainText), as: UTF8.self) == "Hello")
    let json = try await note.exported(as: .json)
    #expect(try await Note(importing: json, contentType: .json) == note)
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText])
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
  }

  @Test func coloursAreTransferred() async throws {
    let type = try #require(Color.exportedContentTypes().first)
    let data = try await Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).exported(as: type)
    let read = try await Color(importing: data, contentType: type).resolve(in: EnvironmentValues())
    #expect(read.red == 1 && abs(read.green - 0.5) < 0.001 && read.blue == 0 && read.opacity == 0.25)
  }

  struct Big: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).frame(width: 200, height: 90) }
  }

  @Test func menusHaveAStyle() throws {
    let shown = ShownView(Menu("More") { Button("One") {} }.menuStyle(Big()).background { Block(width: 5) })
    #expect(try #require(shown.frames("Block").first).width == 5)
    #expect(shown.texts == ["More"])
  }

  @Test func valuesOfThePreferenceAreBehindAndBefore() {
    let shown = ShownView(
      Block(width: 100, height: 50).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Block(width: proxy[anchor].width / 2, height: proxy[anchor].height) }
          }
        })
    #expect(
      shown.frames("Block") == [
        CGRect(x: 145, y: 403.5, width: 100, height: 50), CGRect(x: 145, y: 403.5, width: 50, height: 50),
      ])
  }

  struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
  }

  @Test func safeAreasOfAHostAreLeftOutByTheirOldNameToo() {
    let controller = UIHostingController(rootView: EmptyView())
    #expect(!controller._disableSafeArea && controller.safeAreaRegions == .all)
    controller._disableSafeArea = true
    #expect(controller.safeAreaRegions.isEmpty)
    controller._disableSafeArea = false
    #expect(controller.safeAreaRegions == .all)
  }

  private struct Memo: Codable, Transferable {
    var text: String

    // As in Apple's documentation: the builder receives the item.
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  @Test func representationsDontNameTheirItem() async throws {
    let memo = Memo(text: "a")
    #expect(try await memo.exported(as: .json) == Data(#"{"text":"a"}"#.utf8))
    #expect(try await memo.exported(as: .utf8PlainText) == Data("a".utf8))
    #expect(try await Memo(importing: Data(#"{"text":"b"}"#.utf8), contentType: .json).text == "b")
  }

  private struct Setting: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .xml, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
    }
  }

  @Test func codersOfARepresentationAreItsOwn() async throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = try encoder.encode(["name": "size"])
    #expect(try await Setting(importing: data, contentType: .xml).name == "size")
    let exported = try await Setting(name: "size").exported(as: .xml)
    #expect(try PropertyListDecoder().decode([String: String].self, from: exported) == ["name": "size"])
  }

  private struct Counting: View {
    let notes: Notes
    @State private var count = 0
    var body: some View {
      Button("Count") { count += 2 }
        .sensoryFeedback(.success, trigger: count) { old, new in
          notes.add("\(old) \(new)")
          return new > 2
        }
    }
  }

  /// The closure decides about a feedback that isn't simulated, with the old and the new value.
  @Test func theConditionOfAFeedbackIsAsked() {
    let notes = Notes()
    let shown = ShownView(Counting(notes: notes))
    defer { shown.screen.close() }
    for _ in 0..<2 {
      shown.tap(text: "Count")
      shown.update()
    }
    #expect(notes.entries == ["0 2", "2 4"])
  }
}

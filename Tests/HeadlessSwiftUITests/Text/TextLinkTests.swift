import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A tap on a link in a text opens it with the environment's action, as Apple documents `OpenURLAction`.
@MainActor @Suite struct TextLinkTests {
  private let notes = Notes()

  private func shown(_ view: some View) -> ShownView<some View> {
    let notes = notes
    return ShownView(
      view.environment(
        \.openURL,
        OpenURLAction { url in
          MainActor.assumeIsolated { notes.add(url.absoluteString) }
          return .handled
        }))
  }

  @Test func aTapOnALinkOpensIt() throws {
    let screen = shown(Text("See the [site](https://example.com)").onTapGesture { [notes] in notes.add("tap") })
    defer { screen.screen.close() }
    let text = try #require(screen.frame(of: "See the site"))
    screen.tap(text.maxX - 6, text.midY)
    #expect(notes.entries == ["https://example.com"])
    // The rest of the text belongs to the view's own gesture.
    screen.tap(text.minX + 6, text.midY)
    #expect(notes.entries == ["https://example.com", "tap"])
  }

  @Test func linksOfConcatenatedTextsAreApart() throws {
    var second = AttributedString("two")
    second.link = URL(string: "https://two.example")
    let screen = shown(Text("[one](https://one.example) ") + Text(second))
    defer { screen.screen.close() }
    let text = try #require(screen.frame(of: "one two"))
    screen.tap(text.minX + 6, text.midY)
    screen.tap(text.maxX - 6, text.midY)
    #expect(notes.entries == ["https://one.example", "https://two.example"])
  }

  @Test func aLinkHasAnAreaOnEachOfItsLines() throws {
    let screen = shown(Text("[a link of several words](https://example.com)").frame(width: 80))
    defer { screen.screen.close() }
    let text = try #require(screen.frame(of: "a link of several words"))
    #expect(text.height > 40)
    screen.tap(text.minX + 6, text.minY + 8)
    screen.tap(text.minX + 6, text.maxY - 8)
    #expect(notes.entries == ["https://example.com", "https://example.com"])
  }

  @Test func linksInRowsAreTapped() throws {
    let screen = shown(List { Text("[site](https://example.com)") })
    defer { screen.screen.close() }
    screen.tap(text: "site")
    #expect(notes.entries == ["https://example.com"])
  }

  private func element(in screen: ShownView<some View>) -> NSObject? {
    func find(_ object: NSObject) -> NSObject? {
      if object.isAccessibilityElement { return object }
      let inside = object.accessibilityElements?.compactMap { $0 as? NSObject } ?? (object as? UIView)?.subviews ?? []
      return inside.lazy.compactMap { find($0) }.first
    }
    return find(screen.controller.view)
  }

  @Test func eachLinkIsAnElementInsideTheTexts() throws {
    let screen = shown(Text("I accept the [terms](https://terms.example) and the [rules](https://rules.example)"))
    defer { screen.screen.close() }
    let text = try #require(element(in: screen))
    #expect(text.accessibilityLabel == "I accept the terms and the rules")
    let links = try #require(text.automationElements as? [NSObject])
    #expect(links.map(\.accessibilityLabel) == ["terms", "rules"])
    #expect(links.allSatisfy { $0.accessibilityTraits == .link })
    let frames = links.map(\.accessibilityFrame)
    #expect(frames.allSatisfy { text.accessibilityFrame.contains(CGPoint(x: $0.midX, y: $0.midY)) })
    #expect(frames[0].maxX <= frames[1].minX || frames[0].midY < frames[1].midY)
    #expect(links[1].accessibilityActivate())
    // Which of several links a double tap on the text means isn't clear.
    #expect(!text.accessibilityActivate())
    #expect(notes.entries == ["https://rules.example"])
  }

  @Test func aDoubleTapOpensTheOnlyLink() throws {
    let screen = shown(Text("See the [site](https://example.com)"))
    defer { screen.screen.close() }
    #expect(try #require(element(in: screen)).accessibilityActivate())
    #expect(notes.entries == ["https://example.com"])
  }
}

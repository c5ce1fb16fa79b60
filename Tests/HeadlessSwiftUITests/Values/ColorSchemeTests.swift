import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct ColorSchemeTests {
  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  struct Choosing: View {
    @State var scheme: ColorScheme? = .dark
    var body: some View {
      VStack {
        Scheme(name: "Inside")
        Button("Reset") { scheme = nil }
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test func theHostShowsThePreferredScheme() {
    let shown = ShownView(Choosing())
    shown.update()
    #expect(shown.controller.overrideUserInterfaceStyle == .dark)
    #expect(shown.controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(shown.texts.contains("Inside dark"))
    shown.tap(text: "Reset")
    #expect(shown.controller.overrideUserInterfaceStyle == .unspecified)
    #expect(shown.texts.contains("Inside light"))
  }

  @Test func pagesAndTabsHandThePreferenceOn() {
    let page = ShownView(NavigationStack { Scheme(name: "Page").preferredColorScheme(.dark).navigationTitle("Title") })
    page.update()
    #expect(page.controller.overrideUserInterfaceStyle == .dark)
    #expect(page.texts.contains("Page dark"))
    let tab = ShownView(
      TabView { Scheme(name: "Tab").preferredColorScheme(.dark).tabItem { Label("One", systemImage: "star") } })
    tab.update()
    #expect(tab.controller.overrideUserInterfaceStyle == .dark)
    #expect(tab.texts.contains("Tab dark"))
  }

  @Test func aSheetHasAPreferenceOfItsOwn() {
    let shown = ShownView(
      Scheme(name: "Below").sheet(isPresented: .constant(true)) { Scheme(name: "Sheet").preferredColorScheme(.dark) })
    shown.update()
    #expect(shown.controller.overrideUserInterfaceStyle == .unspecified)
    #expect(shown.texts.contains("Below light") && shown.texts.contains("Sheet dark"))
  }

  @Test func whatAnAppSetStays() {
    let shown = ShownView(Scheme(name: "Inside"))
    shown.controller.overrideUserInterfaceStyle = .dark
    shown.update()
    #expect(shown.controller.overrideUserInterfaceStyle == .dark)
    #expect(shown.texts.contains("Inside dark"))
  }
}

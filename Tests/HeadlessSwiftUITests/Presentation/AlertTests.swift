import Foundation
import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct AlertTests {
  struct Asking: View {
    @State var isShown = false
    @State var result = "none"
    var body: some View {
      VStack {
        Button("Ask") { isShown = true }
        Text("Result \(result)")
        Text(isShown ? "Shown" : "Not shown")
      }
      .alert("Delete it?", isPresented: $isShown) {
        Button("Delete", role: .destructive) { result = "deleted" }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test func aTappedButtonRunsItsActionAndTakesTheAlertAway() throws {
    let shown = ShownView(Asking())
    for _ in 0..<2 {
      shown.tap(text: "Ask")
      #expect(shown.texts.contains("Shown"))
      #expect(shown.controller.presentedViewController is UIAlertController)
      shown.tap(text: "Delete")
      #expect(shown.texts.contains("Result deleted"))
      #expect(shown.texts.contains("Not shown"))
      #expect(shown.controller.presentedViewController == nil)
    }
  }

  private struct Saving: View {
    @State var name = ""
    @State var saved = "none"
    var body: some View {
      Text("Saved \(saved)").alert("Name", isPresented: .constant(true)) {
        TextField("Name", text: $name)
        Button("Save") { saved = name }.disabled(name.isEmpty)
      }
    }
  }

  @Test func buttonsOfAShownAlertFollowTheState() throws {
    let shown = ShownView(Saving())
    defer { shown.screen.close() }
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    let save = try #require(alert.actions.first)
    #expect(!save.isEnabled)
    let field = try #require(alert.textFields?.first)
    shown.tap(field)
    shown.type("Ada")
    #expect(save.isEnabled)
    #expect(alert.performTap(onActionTitled: "Save"))
    shown.update()
    #expect(shown.texts.contains("Saved Ada"))
  }

  private struct Lockable: View {
    @Environment(\.isLockedHere) var isLocked
    var body: some View { Button("Open") {}.disabled(isLocked) }
  }

  /// Without values of its own: a change of the environment doesn't evaluate its body.
  private struct Door: View {
    var body: some View { Text("Door").alert("Door", isPresented: .constant(true)) { Lockable() } }
  }

  private struct House: View {
    @ObservedObject var lock: Lock
    var body: some View { Door().environment(\.isLockedHere, lock.isLocked) }
  }

  /// The buttons of a shown alert have the environment of the view that presents it.
  @Test func buttonsOfAShownAlertFollowTheEnvironment() throws {
    let lock = Lock()
    let shown = ShownView(House(lock: lock))
    defer { shown.screen.close() }
    shown.update()
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    let open = try #require(alert.actions.first)
    #expect(!open.isEnabled)
    lock.isLocked = false
    shown.update()
    #expect(open.isEnabled)
    lock.isLocked = true
    shown.update()
    #expect(!open.isEnabled)
  }

  /// SwiftUI's closures don't escape: apps hand theirs on.
  private struct Wrapping<Actions: View>: View {
    let actions: Actions
    init(@ViewBuilder actions: () -> Actions) { self.actions = actions() }
    var body: some View { Text("Wrapped").asking(true, actions: { actions }, message: { Text("Really?") }) }
  }

  @Test func closuresOfAlertsDoNotEscape() throws {
    let shown = ShownView(Wrapping { Button("Yes") {} })
    shown.update()
    #expect(shown.texts.contains("Yes") && shown.texts.contains("Really?"))
  }

  @Test func performTapDoesTheSame() throws {
    let shown = ShownView(Asking())
    shown.tap(text: "Ask")
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.performTap(onActionTitled: "Delete"))
    shown.update()
    #expect(shown.texts.contains("Result deleted"))
    #expect(shown.texts.contains("Not shown"))
    #expect(shown.controller.presentedViewController == nil)
  }

  struct Old: View {
    @State var isShown = true
    @State var result = "none"
    var body: some View {
      Text("Result \(result)").alert(isPresented: $isShown) {
        Alert(
          title: Text("Really?"), primaryButton: .default(Text("Yes")) { result = "yes" },
          secondaryButton: .cancel())
      }
    }
  }

  @Test func alertsOfTheOldKindRunTheirActions() throws {
    let shown = ShownView(Old())
    shown.update()
    shown.tap(text: "Yes")
    #expect(shown.texts.contains("Result yes"))
    #expect(shown.controller.presentedViewController == nil)
  }

  struct Naming: View {
    @State var isShown = true
    @State var name = ""
    @State var saved = "nothing"
    var body: some View {
      Text("Saved \(saved)").alert("Name it", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("Save") { saved = name }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test func fieldsInAlertsChangeTheirBindings() throws {
    let shown = ShownView(Naming())
    shown.update()
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    let field = try #require(alert.textFields?.first)
    #expect(alert.textFields?.count == 1 && field.placeholder == "Name")
    #expect(alert.actions.map(\.title) == ["Save", "Cancel"])
    #expect(field.isFirstResponder)
    shown.type("Ada")
    try shown.savePicture("alert-field")
    shown.tap(text: "Save")
    #expect(shown.texts.contains("Saved Ada"))
    #expect(shown.controller.presentedViewController == nil)
  }

  struct Dialog: View {
    @State var isShown = true
    @State var result = "none"
    var body: some View {
      Text("Result \(result)").confirmationDialog("Which?", isPresented: $isShown) {
        Button("First") { result = "first" }
        Button("Second") { result = "second" }
      }
    }
  }

  private struct ChosenDialog: View {
    @State var isShown = true
    @State var result = "none"
    let item: String?
    var body: some View {
      Text("Result \(result)").confirmationDialog(Text("Which?"), isPresented: $isShown, presenting: item) { item in
        Button("Take \(item)") { result = item }
      } message: {
        Text("About \($0)")
      }
    }
  }

  @Test func aDialogShowsWhatItPresents() {
    let shown = ShownView(ChosenDialog(item: "a pear"))
    shown.update()
    #expect(shown.texts.contains("About a pear"))
    shown.tap(text: "Take a pear")
    #expect(shown.texts == ["Result a pear"])
    // Without a value there is nothing to present.
    let without = ShownView(ChosenDialog(item: nil))
    without.update()
    #expect(without.controller.presentedViewController == nil)
  }

  @Test func aTapBesideADialogCancelsIt() {
    let shown = ShownView(Dialog())
    shown.update()
    #expect(shown.controller.presentedViewController != nil)
    shown.tap(195, 100)
    #expect(shown.controller.presentedViewController == nil && shown.texts == ["Result none"])
  }

  @Test func aDialogsButtonRunsItsAction() throws {
    let shown = ShownView(Dialog())
    shown.update()
    shown.tap(text: "Second")
    #expect(shown.texts.contains("Result second"))
    #expect(shown.controller.presentedViewController == nil)
  }

  /// As Apple documents `alert(_:isPresented:actions:)`.
  @Test func theShortcutOfDefaultActionsDeterminesTheDefaultButton() {
    let shown = ShownView(
      Text("Page").alert("Keep?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Keep") {}.keyboardShortcut(.defaultAction)
        Button("Other") {}
      })
    defer { shown.screen.close() }
    shown.update()
    let alert = shown.controller.presentedViewController as? UIAlertController
    #expect(alert?.preferredAction?.title == "Keep")
  }
}

extension View {
  fileprivate func asking(
    _ isShown: Bool, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View
  ) -> some View {
    alert("Sure?", isPresented: .constant(isShown), actions: actions, message: message)
      .confirmationDialog("Sure?", isPresented: .constant(false), actions: actions, message: message)
      .inspector(isPresented: .constant(false), content: message)
  }
}

private final class Lock: ObservableObject { @Published var isLocked = true }

private struct LockedKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  fileprivate var isLockedHere: Bool {
    get { self[LockedKey.self] }
    set { self[LockedKey.self] = newValue }
  }
}

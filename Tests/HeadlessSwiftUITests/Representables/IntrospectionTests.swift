import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The views and controllers of UIKit that show SwiftUI's views, found as SwiftUIIntrospect (27.0) finds them on iOS: an anchor lies
/// in a background of the view, a second one in an overlay. What shows the view lies between both in the order of the tree.
@MainActor @Suite struct IntrospectionTests {
  typealias View = HeadlessSwiftUI.View

  /// Where a search begins.
  @MainActor final class Finder {
    let anchor = UIViewController()
    let front = UIViewController()
    /// What has to stay alive.
    var screen: Any?

    private func superviews(_ view: UIView) -> [UIView] { view.superview.map { [$0] + superviews($0) } ?? [] }
    private func parents(_ controller: UIViewController) -> [UIViewController] {
      controller.parent.map { [$0] + parents($0) } ?? []
    }
    private func inside(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + inside($0) } }
    private func inside(_ controller: UIViewController) -> [UIViewController] {
      controller.children.flatMap { [$0] + inside($0) }
    }

    /// The first view of a type between the anchors.
    func view<Found: UIView>(_ type: Found.Type) -> Found? {
      guard let back = anchor.viewIfLoaded, let front = front.viewIfLoaded,
        let top = superviews(back).first(where: { front.isDescendant(of: $0) })
      else { return nil }
      for view in inside(top).drop(while: { $0 !== back }).dropFirst() {
        if view === front { return nil }
        if let found = view as? Found { return found }
      }
      return nil
    }

    /// The first controller of a type between the anchors.
    func controller<Found: UIViewController>(_ type: Found.Type) -> Found? {
      let others = parents(front)
      guard let top = parents(anchor).first(where: { parent in others.contains { $0 === parent } }) else { return nil }
      for controller in inside(top).drop(while: { $0 !== anchor }).dropFirst() {
        if controller === front { return nil }
        if let found = controller as? Found { return found }
      }
      return nil
    }

    func ancestor<Found: UIView>(_ type: Found.Type) -> Found? {
      superviews(front.view).lazy.compactMap { $0 as? Found }.first
    }

    func parent<Found: UIViewController>(_ type: Found.Type) -> Found? {
      parents(front).lazy.compactMap { $0 as? Found }.first
    }
  }

  struct Anchor: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  struct Introspected<Content: View>: View {
    let content: Content
    let finder: Finder
    var body: some View {
      content
        .background(Group { EmptyView() })
        .background(Anchor(controller: finder.anchor).frame(width: 0, height: 0).accessibilityHidden(true))
        .overlay(Anchor(controller: finder.front).frame(width: 0, height: 0).accessibilityHidden(true))
    }
  }

  private struct Three<Content: View>: View {
    let finders: [Finder]
    let content: Content
    var body: some View {
      VStack { ForEach(0..<3, id: \.self) { Introspected(content: content, finder: finders[$0]) } }
    }
  }

  /// Shows a view three times: each place finds the view of its own.
  private func expect(_ type: (some UIView).Type, _ view: some View, _ location: SourceLocation = #_sourceLocation) {
    let finders = (0..<3).map { _ in Finder() }
    let shown = ShownView(Three(finders: finders, content: view.frame(maxHeight: 200)))
    defer { shown.screen.close() }
    shown.update()
    let found = finders.compactMap { $0.view(type) }.map { ObjectIdentifier($0) }
    #expect(Set(found).count == 3, sourceLocation: location)
  }

  private func find(_ view: some View, isRegular: Bool = false) -> Finder {
    let finder = Finder()
    let shown = ShownView(Introspected(content: view, finder: finder), isRegular: isRegular)
    shown.update()
    finder.screen = shown
    return finder
  }

  private let text = Binding.constant("")

  @Test func fieldsAreFound() {
    expect(UITextField.self, TextField("a", text: text))
    expect(UITextField.self, TextField("a", text: text).textFieldStyle(.roundedBorder))
    expect(UITextField.self, SecureField("a", text: text))
    expect(UITextView.self, TextEditor(text: text))
    expect(UITextView.self, TextField("a", text: text, axis: .vertical))
  }

  @Test func controlsAreFound() {
    expect(UISwitch.self, Toggle("a", isOn: .constant(true)))
    expect(UISlider.self, Slider(value: .constant(0.5)))
    expect(UIStepper.self, Stepper("a", value: .constant(1)))
    expect(UIColorWell.self, ColorPicker("a", selection: .constant(Color.red)))
    let date = DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    expect(UIDatePicker.self, date)
    expect(UIDatePicker.self, date.datePickerStyle(.compact))
    expect(UIDatePicker.self, date.datePickerStyle(.graphical))
    expect(UIDatePicker.self, date.datePickerStyle(.wheel))
    let picker = Picker("a", selection: .constant(1)) { Text("b").tag(1) }
    expect(UISegmentedControl.self, picker.pickerStyle(.segmented))
    expect(UIPickerView.self, picker.pickerStyle(.wheel))
    expect(UIActivityIndicatorView.self, ProgressView())
    expect(UIProgressView.self, ProgressView(value: 0.5))
  }

  @Test func scrollingContainersAreFound() {
    expect(UIScrollView.self, ScrollView { Text("a") })
    expect(UIScrollView.self, List { Text("a") })
    expect(UIScrollView.self, Form { Text("a") })
    let pages = TabView {
      Text("a")
      Text("b")
    }
    expect(UICollectionView.self, pages.tabViewStyle(.page))
    expect(UIPageControl.self, pages.tabViewStyle(.page))
  }

  @Test func controllersAreFound() {
    #expect(find(NavigationStack { Text("a") }).controller(UINavigationController.self) != nil)
    #expect(
      find(NavigationView { Text("a") }.navigationViewStyle(.stack)).controller(UINavigationController.self) != nil)
    let split = find(
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }, isRegular: true)
    #expect(split.controller(UISplitViewController.self) != nil)
    let tabs = find(TabView { Text("a").tabItem { Text("A") } })
    #expect(tabs.controller(UITabBarController.self) != nil)
  }

  /// Shows a container of an introspected view.
  private func find(isRegular: Bool = false, in container: (Introspected<Text>) -> some View) -> Finder {
    let finder = Finder()
    let shown = ShownView(container(Introspected(content: Text("a"), finder: finder)), isRegular: isRegular)
    shown.update()
    finder.screen = shown
    return finder
  }

  @Test func containersAroundAViewAreFound() {
    #expect(find { inner in NavigationStack { inner } }.front.navigationController != nil)
    #expect(find { inner in TabView { inner.tabItem { Text("A") } } }.front.tabBarController != nil)
    let row = find { inner in List { inner } }
    #expect(row.ancestor(UITableViewCell.self) != nil && row.ancestor(UIScrollView.self) != nil)
  }

  @Test func presentationsAroundAViewAreFound() {
    let shows = Binding.constant(true)
    let sheet = find { inner in Text("b").sheet(isPresented: shows) { inner.presentationDetents([.medium]) } }
    #expect(sheet.parent(UIViewController.self)?.sheetPresentationController?.detents.count == 1)
    let cover = find { inner in Text("b").fullScreenCover(isPresented: shows) { inner } }
    #expect(cover.parent(UIViewController.self)?.modalPresentationStyle == .fullScreen)
    let popover = find(isRegular: true) { inner in Text("b").popover(isPresented: shows) { inner } }
    #expect(popover.parent(UIViewController.self)?.popoverPresentationController != nil)
  }

  /// Only what lies between the anchors counts.
  @Test func neighboursAreNotFound() {
    let finder = Finder()
    let shown = ShownView(
      VStack {
        TextField("a", text: .constant("1"))
        Introspected(
          content: HStack {
            Text("b")
            TextField("c", text: .constant("2"))
          }, finder: finder)
        TextField("d", text: .constant("3"))
      })
    defer { shown.screen.close() }
    shown.update()
    #expect(finder.view(UITextField.self)?.text == "2" && finder.view(UISwitch.self) == nil)
  }
}

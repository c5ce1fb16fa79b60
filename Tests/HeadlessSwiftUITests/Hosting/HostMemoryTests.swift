import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The views of a closed screen, and what they capture, are freed.
@MainActor @Suite struct HostMemoryTests {
  /// An object that only the views under test retain.
  @MainActor final class Content {
    let text = "Text"
  }

  /// A view that retains the object.
  struct Holder: View {
    let content: Content
    @State private var count = 0

    var body: some View {
      Button(content.text) { count += content.text.count }
    }
  }

  enum Kind: CaseIterable {
    case plain, stack, path, destination, presentedDestination, olderStack, splitView, tabs, list, form, lazyStack,
      sheet, cover
    case popover, alert, menu, contextMenu, picker, toolbar, search, keyboardToolbar, field, disclosure, group, task,
      observed
    case gesture, geometry, preference, lazyGrid, swipeActions, refreshable, timeline, representable, scrollReader,
      table

    @MainActor func view(_ content: Content) -> AnyView {
      let holder = Holder(content: content)
      switch self {
      case .plain: return AnyView(holder)
      case .stack: return AnyView(NavigationStack { holder.navigationTitle("Title") })
      case .path:
        return AnyView(
          NavigationStack(path: .constant([1, 2])) {
            holder.navigationDestination(for: Int.self) { _ in holder }
          })
      case .destination:
        return AnyView(
          NavigationStack { NavigationLink("Link", value: 1).navigationDestination(for: Int.self) { _ in holder } })
      case .presentedDestination:
        return AnyView(NavigationStack { Text("Root").navigationDestination(isPresented: .constant(true)) { holder } })
      case .olderStack: return AnyView(NavigationView { NavigationLink("Link") { holder } })
      case .splitView:
        return AnyView(
          NavigationSplitView {
            holder
          } detail: {
            holder
          })
      case .tabs:
        return AnyView(
          TabView {
            holder.tabItem { Text("A") }; NavigationStack { holder }.tabItem { Text("B") }
          })
      case .list:
        return AnyView(
          List {
            holder; NavigationLink("Link") { holder }
          })
      case .form:
        return AnyView(
          NavigationStack {
            Form {
              Section("Section") {
                holder; Toggle("T", isOn: .constant(true))
              }
            }
          })
      case .lazyStack: return AnyView(ScrollView { LazyVStack { ForEach(0..<100) { _ in holder } } })
      case .sheet: return AnyView(Text("Root").sheet(isPresented: .constant(true)) { NavigationStack { holder } })
      case .cover: return AnyView(Text("Root").fullScreenCover(isPresented: .constant(true)) { holder })
      case .popover: return AnyView(Text("Root").popover(isPresented: .constant(true)) { holder })
      case .alert: return AnyView(holder.alert("Alert", isPresented: .constant(true)) { holder })
      case .menu: return AnyView(Menu("Menu") { holder })
      case .contextMenu: return AnyView(holder.contextMenu { holder })
      case .picker: return AnyView(Picker("Picker", selection: .constant(1)) { holder.tag(1) }.pickerStyle(.menu))
      case .toolbar: return AnyView(NavigationStack { Text("Root").toolbar { ToolbarItem { holder } } })
      case .search: return AnyView(NavigationStack { holder }.searchable(text: .constant("a")))
      case .keyboardToolbar:
        return AnyView(
          TextField("Field", text: .constant("")).toolbar { ToolbarItemGroup(placement: .keyboard) { holder } })
      case .field: return AnyView(TextField("Field", text: .constant("a")).onSubmit { _ = content.text })
      case .disclosure: return AnyView(List { DisclosureGroup("Group") { holder } })
      case .group: return AnyView(GroupBox("Group") { holder })
      case .task: return AnyView(Text("Root").task { _ = content.text }.onAppear { _ = content.text })
      case .observed: return AnyView(Text("Root").onChange(of: 1) { _ = content.text })
      case .gesture: return AnyView(Text("Root").gesture(DragGesture().onEnded { _ in _ = content.text }))
      case .geometry: return AnyView(GeometryReader { _ in holder })
      case .preference: return AnyView(holder.background(GeometryReader { _ in holder }))
      case .lazyGrid: return AnyView(ScrollView { LazyVGrid(columns: [GridItem()]) { holder } })
      case .swipeActions: return AnyView(List { Text("Row").swipeActions { holder } })
      case .refreshable: return AnyView(List { Text("Row") }.refreshable { _ = content.text })
      case .timeline: return AnyView(TimelineView(.everyMinute) { _ in holder })
      case .representable: return AnyView(HeldLabel(content: content))
      case .scrollReader: return AnyView(ScrollViewReader { _ in ScrollView { holder } })
      case .table:
        return AnyView(
          List {
            Section {
              holder
            } header: {
              holder
            }
          }.listStyle(.grouped))
      }
    }
  }

  struct HeldLabel: UIViewRepresentable {
    let content: Content
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = content.text }
  }

  @Test(arguments: Kind.allCases) func aClosedScreenFreesItsViews(kind: Kind) async {
    weak var content: Content?
    weak var host: UIView?
    do {
      let made = Content()
      content = made
      let shown = ShownView(kind.view(made))
      host = shown.controller.view
      shown.update()
      shown.screen.close()
    }
    // A view's task runs when the test waits.
    for _ in 0..<20 where content != nil { await Task.yield() }
    #expect(host == nil)
    #expect(content == nil)
  }
}

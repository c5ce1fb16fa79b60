import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Which of several declarations of a modifier counts. That of views is disfavored where texts have their own, so that the compiler
/// doesn't compare all combinations in a long body. Toolbars of views and of items share a declaration for the same reason.
@MainActor @Suite struct TextOverloadTests {
  @Test func modifiersOfTextsMakeTexts() {
    let text = Text("a").font(.title).fontWeight(.bold).fontWidth(.condensed).fontDesign(.serif).bold().italic()
    #expect(type(of: text) == Text.self)
    let lines = text.monospaced().monospacedDigit().kerning(1).tracking(1).baselineOffset(2).underline().strikethrough()
    #expect(type(of: lines) == Text.self)
    #expect(type(of: lines.foregroundColor(.red).foregroundStyle(.tint)) == Text.self)
    let view = lines.padding().font(.title).bold().foregroundStyle(.red)
    #expect(type(of: view) != Text.self)
  }

  /// A body of 60 modifiers, which took the compiler 18 s when all the declarations that fit had the same rank.
  private struct LongBody: View {
    @State private var count = 0
    @State private var flag = false
    @State private var text = ""

    var body: some View {
      Text("a")
        .font(.title).fontWeight(.bold).italic().foregroundStyle(.red).lineLimit(2).multilineTextAlignment(.center)
        .padding().padding(.top, 4).background(.blue).background(Color.red.opacity(0.4)).cornerRadius(8)
        .clipShape(.circle).overlay(Circle().stroke(.red)).shadow(radius: 3).opacity(0.5).frame(width: 100, height: 50)
        .frame(maxWidth: .infinity).offset(x: 3).rotationEffect(.degrees(4)).scaleEffect(2).disabled(flag)
        .onTapGesture { count += 1 }.onAppear { count = 1 }.onDisappear { count = 2 }
        .onChange(of: count) { flag = true }.onChange(of: flag) { _, new in count = new ? 1 : 0 }
        .animation(.easeIn, value: count).transition(.opacity).tint(.red).accentColor(.blue).buttonStyle(.plain)
        .listRowInsets(EdgeInsets()).listRowBackground(Color.red).listRowSeparator(.hidden).navigationTitle("x")
        .navigationBarTitleDisplayMode(.inline).toolbar { Button("a") { count = 3 } }
        .sheet(isPresented: $flag) { Text("b") }.alert("t", isPresented: $flag) { Button("ok") {} }
        .accessibilityLabel("x").accessibilityHidden(flag).zIndex(2).blur(radius: count > 3 ? 2 : 1)
        .environment(\.lineSpacing, 3).id(count).tag(4).contentShape(Rectangle())
        .gesture(DragGesture().onChanged { _ in count = 4 }).allowsHitTesting(true).fixedSize().layoutPriority(1)
        .hidden().badge(3).foregroundColor(.red).border(.red).mask(Circle()).ignoresSafeArea()
        .preferredColorScheme(.dark).labelsHidden().refreshable { print("refreshed") }.task { text = "b" }
    }
  }

  @Test func longBodiesCompile() {
    let size = UIHostingController(rootView: LongBody()).sizeThatFits(in: CGSize(width: 300, height: 600))
    #expect(size == CGSize(width: 100, height: 50))
  }

  private struct Grown: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.scaleEffect(phase.isIdentity ? 1 : 2) }
  }

  private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
  }

  /// Views that only a disfavored declaration takes, with content that others would take, too.
  @Test func disfavoredDeclarationsAreFound() {
    let view = VStack { Button("a") {} }
      .transition(Grown()).buttonStyle(Loud()).toolbar { Button("b") {} }.toolbar { ToolbarItem { Text("c") } }
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
      .onChange(of: 1) { _ in }.onChange(of: 2) {}.onChange(of: 3) { _, _ in }
      .mask { Circle() }.mask(Circle()).foregroundColor(nil).font(nil)
    #expect(type(of: view) != VStack<Button<Text>>.self)
  }

  private struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
  }

  /// 57 modifiers with searches, tasks and dialogs, which took the compiler 3.7 s when closures and single values fitted several
  /// declarations.
  private struct BodyOfDialogs: View {
    @State private var flag = false
    @State private var text = ""
    @State private var item: Item?

    var body: some View {
      ScrollView { Text("Hello") }
        .alert(item: $item) { item in Alert(title: Text(item.name)) }.sheet(item: $item) { item in Text(item.name) }
        .popover(item: $item) { item in Text(item.name) }.swipeActions { Button("x") {} }
        .safeAreaInset(edge: .bottom) { Text("x") }.contextMenu { Button("x") {} }
        .toolbar { ToolbarItem(placement: .principal) { Text("x") } }.tabItem { Label("x", systemImage: "star") }
        .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("x") {} } }.badge(3).badge("x")
        .listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listStyle(.plain)
        .gesture(TapGesture().onEnded { flag = true }).simultaneousGesture(DragGesture().onChanged { _ in flag = true })
        .keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: .command).accessibilityLabel("x")
        .accessibilityLabel(Text("x")).accessibilityHint("y").accessibilityValue("z").accessibilityAddTraits(.isButton)
        .accessibilityHidden(flag).accessibilityIdentifier("x").accessibilityAction(named: "x") {}
        .searchable(text: $text).searchable(text: $text, placement: .navigationBarDrawer, prompt: "x")
        .refreshable {}.task(id: text) { flag = true }.task { flag = false }
        .environment(\.colorScheme, .dark).preferredColorScheme(.dark).dynamicTypeSize(.large)
        .dynamicTypeSize(...(.xxLarge)).navigationDestination(for: Item.self) { item in Text(item.name) }
        .navigationDestination(isPresented: $flag) { Text("x") }.navigationBarBackButtonHidden(true)
        .navigationTitle(text).confirmationDialog("x", isPresented: $flag) { Button("x") {} }
        .confirmationDialog("x", isPresented: $flag) {
          Button("x") {}
        } message: {
          Text("m")
        }
        .alert("x", isPresented: $flag, presenting: item) { item in
          Button(item.name) {}
        } message: { item in
          Text(item.name)
        }
        .background { if flag { Color.red } else { Color.blue } }.overlay { if flag { ProgressView() } }
        .background { Color.green }.overlay { Circle() }.toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.red, for: .tabBar).submitLabel(.go).onSubmit { flag = true }
    }
  }

  @Test func bodiesOfDialogsCompile() {
    #expect(BodyOfDialogs.Body.self != Never.self)
  }

  /// Backgrounds and overlays take a style, a shape's view, a view and a closure, also where the type is only known from both branches.
  @Test(arguments: [false, true]) func backgroundsTakeStylesAndViews(flag: Bool) {
    func colors(_ view: some View) -> [String] { ElementHost(view).items(20, 20).colors }
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let expected = [flag ? "#FF0000" : "#0000FF"]
    #expect(colors(EmptyRoom().background(flag ? red : blue)) == expected)
    #expect(colors(EmptyRoom().overlay(flag ? AnyView(red) : AnyView(blue))) == expected)
    #expect(colors(EmptyRoom().background(flag ? red : blue, in: Rectangle())) == expected)
    #expect(colors(EmptyRoom().background(in: Rectangle()).backgroundStyle(flag ? red : blue)) == expected)
    #expect(colors(EmptyRoom().overlay(Rectangle().fill(flag ? red : blue), alignment: .top)) == expected)
    #expect(colors(EmptyRoom().overlay(flag ? red : blue, ignoresSafeAreaEdges: [])) == expected)
    #expect(colors(EmptyRoom().background { if flag { red } else { blue } }) == expected)
  }

  private struct EmptyRoom: View {
    var body: some View { Spacer() }
  }

  /// Results of types that don't depend on the arguments' types: the compiler then checks the arguments by themselves.
  @Test func resultsDontDependOnTheTypesOfStringsAndStyles() {
    func same<A, B>(_ first: A, _ second: B) -> Bool { A.self == B.self }
    let view = EmptyRoom()
    let part = "abc".prefix(2)
    #expect(same(view.navigationTitle("abc"), view.navigationTitle(part)))
    #expect(same(view.badge(part), view.badge(Text("abc"))))
    #expect(same(view.help(part), view.accessibilityHint(Text("abc"))))
    #expect(same(view.background(Color.red), view.background(.thinMaterial)))
    #expect(same(view.overlay(Color.red), view.overlay(.thinMaterial)))
    #expect(same(view.foregroundStyle(.tint), view.foregroundStyle(Color.red)))
    #expect(same(view.toolbarBackground(.thinMaterial, for: .tabBar), view.toolbarBackground(Color.red)))
  }
}

import Foundation
import Testing

@testable import HeadlessSwiftUI

// What this file declares outside of the main actor compiles against SwiftUI, too: modifiers and initializers aren't isolated there.

@Suite struct NonisolatedViewTests {
  /// The drawing of a view that a function makes off the main actor is that of one made on it.
  @MainActor private func expectSame(
    width: CGFloat = 320, height: CGFloat = 400, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @Sendable () -> AnyView
  ) async {
    let made = await Task.detached { make() }.value
    let expected = ElementHost(make()).items(width, height)
    #expect(!expected.isEmpty, sourceLocation: sourceLocation)
    #expect(ElementHost(made).items(width, height) == expected, sourceLocation: sourceLocation)
  }

  @Test func commonModifiersAreNotIsolated() async {
    await expectSame { AnyView(Text("Title").framed()) }
    await expectSame { AnyView(Text("Title").decorated()) }
    await expectSame { AnyView(Text("Title").reacting(notes: {})) }
    await expectSame { AnyView(Text("Title").presenting(isShown: .constant(false))) }
  }

  @Test func viewsAreMadeOutsideOfTheMainActor() async {
    await expectSame { AnyView(stack(["a", "b", "c"])) }
    await expectSame { AnyView(controls()) }
    await expectSame { AnyView(Badge(count: 3).view) }
  }

  @Test func shapesAreExtendedOutsideOfTheMainActor() async {
    await expectSame { AnyView(RoundedRectangle(cornerRadius: 8).card(.red)) }
    await expectSame { AnyView(Circle().ring(.blue)) }
  }

  @Test func anErasedViewIsAConstant() async {
    await expectSame { AnyView(PlaceholderKey.defaultValue) }
    await expectSame { AnyView(Rectangle().environment(\.placeholder, AnyView(Text("b")))) }
    await MainActor.run { #expect(ElementHost(PlaceholderView()).items(99, 99).glyphs.count == 1) }
  }

  @Test func modifiersAndStylesHaveNonisolatedInitializers() async {
    await expectSame { AnyView(Text("a").modifier(Boxed(color: .green))) }
    await expectSame { AnyView(Button("a") {}.buttonStyle(Flat(color: .green))) }
    await expectSame { AnyView(Text("a").modifier(Shift(distance: 4))) }
    await expectSame { AnyView(Text("a").labelled(.flat)) }
  }

  /// Stored properties of views keep their places in comparisons and their dynamic properties, whatever isolation they have.
  @MainActor @Test func fieldsOfViewsAreCompared() {
    let (a, b) = (HStack(spacing: 3) { Text("a") }, HStack(spacing: 3) { Text("b") })
    #expect(ValueComparison.areEqual(a, a) && !ValueComparison.areEqual(a, b))
    #expect(ValueComparison.areEqual(b, HStack(spacing: 3) { Text("b") }))
    #expect(ValueComparison.areEqual(Boxed(color: .red), Boxed(color: .red)))
    #expect(!ValueComparison.areEqual(Boxed(color: .red), Boxed(color: .blue)))
  }
}

nonisolated private func stack(_ titles: [String]) -> some View {
  VStack(alignment: .leading, spacing: 4) {
    ForEach(titles, id: \.self) { title in
      HStack {
        Image(systemName: "star")
        Text(title).font(.headline)
        Spacer()
        if title == "b" { Divider() } else { Color.red.frame(width: 4, height: 4) }
      }
    }
    LazyVStack { ForEach(0..<2) { Text("\($0)") } }
    ZStack(alignment: .topLeading) {
      Group { Text("x") }
      GeometryReader { Text("\($0.size.width)") }
    }
  }
}

nonisolated private func controls() -> some View {
  VStack {
    ScrollView { Text("row") }
    Label("Label", systemImage: "star").labelStyle(.titleAndIcon)
    Button("Button") {}.buttonStyle(.plain)
    ProgressView(value: 0.5)
    LabeledContent("Name", value: "Value")
    NavigationLink("Link") { Text("page") }
    Menu("Menu") { Button("Item") {} }
    ViewThatFits { Text("long") }
  }
}

/// A value that isn't a view and builds one.
private struct Badge {
  var count: Int
  var view: some View {
    Text("\(count)").font(.caption.bold()).foregroundStyle(.white).padding(4).background(Circle().fill(Color.red))
  }
}

extension Shape {
  fileprivate func card(_ color: Color) -> some View { fill(color).shadow(radius: 2).overlay(stroke(.black)) }
}

extension InsettableShape {
  fileprivate func ring(_ color: Color) -> some View { strokeBorder(color, lineWidth: 2).padding().clipShape(self) }
}

extension View {
  nonisolated fileprivate func framed() -> some View {
    padding().padding(.horizontal, 4).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .frame(width: 200).frame(maxWidth: .infinity, alignment: .leading).fixedSize(horizontal: false, vertical: true)
      .offset(x: 1, y: 2).aspectRatio(contentMode: .fit).layoutPriority(1).zIndex(2)
      .alignmentGuide(.leading) { $0[.leading] + 2 }
      .ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("bar") }.safeAreaPadding(2)
  }

  nonisolated fileprivate func decorated() -> some View {
    font(.title).fontWeight(.bold).foregroundStyle(.red).foregroundColor(.red).lineLimit(2).multilineTextAlignment(
      .center
    )
    .background(Color.yellow).background { Rectangle().fill(.blue) }.overlay(alignment: .topTrailing) { Text("1") }
    .border(.green).cornerRadius(4).clipShape(RoundedRectangle(cornerRadius: 3)).mask { Rectangle() }
    .opacity(0.9).shadow(radius: 1).blur(radius: 1).rotationEffect(.degrees(3)).scaleEffect(0.9).tint(.purple)
    .compositingGroup().hidden().overlay { Text("shown") }
  }

  nonisolated fileprivate func reacting(notes action: @escaping () -> Void) -> some View {
    onAppear(perform: action).onDisappear(perform: action).onTapGesture(perform: action)
      .onChange(of: 1) { _, _ in action() }.task { await Task.yield() }
      .gesture(DragGesture().onEnded { _ in action() }).disabled(true).allowsHitTesting(false).id(1).tag(2)
      .transition(.opacity).animation(.default, value: 1).environment(\.lineSpacing, 3)
      .preference(key: CountKey.self, value: 1).onPreferenceChange(CountKey.self) { _ in }
      .accessibilityLabel("label").accessibilityHidden(false).accessibilityAction { action() }
  }

  nonisolated fileprivate func presenting(isShown: Binding<Bool>) -> some View {
    sheet(isPresented: isShown) { Text("sheet") }.alert("alert", isPresented: isShown) { Button("OK") {} }
      .navigationTitle("title").navigationBarTitleDisplayMode(.inline).toolbar { Button("Edit") {} }
      .listStyle(.plain).listRowInsets(EdgeInsets()).contextMenu { Button("Copy") {} }.confirmationDialog(
        "sure?", isPresented: isShown, actions: {})
  }

  nonisolated fileprivate func labelled<S: ButtonStyle>(_ style: S) -> some View {
    Button {
    } label: {
      self
    }.buttonStyle(style)
  }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PlaceholderKey: EnvironmentKey {
  static let defaultValue = AnyView(Text("a").padding())
}

extension EnvironmentValues {
  fileprivate var placeholder: AnyView {
    get { self[PlaceholderKey.self] }
    set { self[PlaceholderKey.self] = newValue }
  }
}

private struct PlaceholderView: View {
  @Environment(\.placeholder) private var placeholder
  var body: some View { placeholder }
}

private struct Boxed: ViewModifier {
  let color: Color
  nonisolated init(color: Color) { self.color = color }
  func body(content: Content) -> some View { content.padding().background(color) }
}

private struct Shift: GeometryEffect {
  var distance: CGFloat
  nonisolated init(distance: CGFloat) { self.distance = distance }
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

private struct Flat: ButtonStyle {
  let color: Color
  nonisolated init(color: Color) { self.color = color }
  func makeBody(configuration: Configuration) -> some View { configuration.label.background(color) }
}

extension ButtonStyle where Self == Flat {
  nonisolated fileprivate static var flat: Flat { Flat(color: .blue) }
}

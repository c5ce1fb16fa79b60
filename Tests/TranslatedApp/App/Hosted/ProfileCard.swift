import SwiftUI

// Views of SwiftUI's as apps have them, of which the translation leaves out what they consist of.

final class Profile: ObservableObject {
  @Published var name: String
  init(name: String) { self.name = name }
}

struct ProfileCard: View {
  @ObservedObject var profile: Profile
  @State private var isExpanded = false
  @Binding var isFollowed: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.profileTheme) private var theme
  @ScaledMetric(relativeTo: .headline) private var side: CGFloat = 40
  @FocusState private var isFocused: Bool
  let onTap: () -> Void
  private let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]
  static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  init(profile: Profile, isFollowed: Binding<Bool> = .constant(false), onTap: @escaping () -> Void) {
    self.profile = profile
    self._isFollowed = isFollowed
    self._isExpanded = State(initialValue: true)
    self.onTap = onTap
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header
      Button(action: toggle) { Label("Follow", systemImage: "heart") }.buttonStyle(.pressed)
      if isExpanded {
        Chart(value: profile.name.count).frame(height: side)
      }
    }
    .padding(Self.insets)
    .animation(.spring(), value: isExpanded)
  }

  @ViewBuilder private var header: some View {
    HStack {
      Text(profile.name).font(.title); badge
    }
  }
  private var badge: Text { Text("new").bold() }
  private var tint: Color { isExpanded ? .accentColor : Color(.systemGray6).opacity(0.5) }
  private var title: LocalizedStringKey { "Hello \(profile.name)" }
  private func toggle() {
    withAnimation(.easeInOut) { isExpanded.toggle() }
    isFocused = false
    onTap()
  }
}

struct ProfileTheme { var corner: CGFloat = 8 }

private struct ProfileThemeKey: EnvironmentKey { static let defaultValue = ProfileTheme() }

extension EnvironmentValues {
  @Entry var cardTitle: String = "Card"
  @Entry var cardSizes = [1, 2].map { $0 * 2 }
  @Entry var cardName: String?

  var profileTheme: ProfileTheme {
    get { self[ProfileThemeKey.self] }
    set { self[ProfileThemeKey.self] = newValue }
  }
}

struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ButtonStyle where Self == PressedStyle {
  static var pressed: PressedStyle { PressedStyle() }
}

struct CardShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct CardModifier: ViewModifier {
  var radius: CGFloat = 4
  func body(content: Content) -> some View { content.cornerRadius(radius).shadow(radius: 1) }
}

extension View {
  func card(radius: CGFloat = 4) -> some View { modifier(CardModifier(radius: radius)) }
  @ViewBuilder func `if`<Other: View>(_ condition: Bool, transform: (Self) -> Other) -> some View {
    if condition { transform(self) } else { self }
  }
}

extension Color { static let brand = Color(red: 0.2, green: 0.4, blue: 0.6) }
extension Font { static let brand: Font = .custom("Brand", size: 12).weight(.semibold) }

#if DEBUG
  struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View { ProfileCard(profile: Profile(name: "Ada")) {}.previewLayout(.sizeThatFits) }
  }
#endif

#Preview { ProfileCard(profile: Profile(name: "Ada")) {} }

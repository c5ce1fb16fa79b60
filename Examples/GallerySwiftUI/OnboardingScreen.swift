import HeadlessSwiftUI

/// Pages to swipe through, dots below them, and the way on.
public struct OnboardingScreen: View {
  @State private var page: Int

  public init(page: Int = 0) { _page = State(initialValue: page) }

  public var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        ForEach(Page.all) { page in
          PageView(page: page).tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      VStack(spacing: 12) {
        Button {
          page = min(page + 1, Page.all.count - 1)
        } label: {
          Text(page == Page.all.count - 1 ? "Start" : "Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Button("Skip") { page = Page.all.count - 1 }.font(.subheadline)
      }
      .frame(maxWidth: 480)
      .padding()
    }
  }
}

private struct PageView: View {
  let page: Page

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      picture
      VStack(spacing: 8) {
        Text(page.title).font(.largeTitle.bold())
        Text(page.words).foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
      .multilineTextAlignment(.center)
      .padding(.horizontal)
      Spacer()
      Spacer()
    }
    .frame(maxWidth: .infinity)
  }

  /// Gives way to the words where those are large.
  private var picture: some View {
    ZStack {
      Circle().fill(page.tint.opacity(0.15))
      Circle().fill(page.tint.opacity(0.2)).padding(24)
      Image(systemName: page.symbol)
        .resizable()
        .scaledToFit()
        .padding(64)
        .foregroundStyle(page.tint)
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxWidth: 220, maxHeight: 220)
  }
}

private struct Page: Identifiable {
  let id: Int
  let symbol: String
  let tint: Color
  let title: LocalizedStringKey
  let words: LocalizedStringKey

  static let all = [
    Page(
      id: 0, symbol: "map.fill", tint: .green, title: "Maps that wait",
      words: "They are on the phone before the signal is gone."),
    Page(
      id: 1, symbol: "location.fill", tint: .blue, title: "Where you are",
      words: "Your place stays on this phone. It is used to centre the map, and for nothing else."),
    Page(
      id: 2, symbol: "bell.fill", tint: .orange, title: "Before the tide",
      words: "A note in time to be back on dry land."),
  ]
}

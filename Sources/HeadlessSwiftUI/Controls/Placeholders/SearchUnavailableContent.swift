/// The parts of the unavailable view for a search without results.
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String?
    @Environment(\.searchedText) private var searched

    public var body: some View {
      let text = text ?? searched
      HeadlessSwiftUI.Label {
        Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

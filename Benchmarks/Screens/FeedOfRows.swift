import HeadlessSwiftUI

/// Twelve rows of a feed, written in SwiftUI: a disc, a name, words in two lines, and a time.
struct FeedOfRows: View {
  nonisolated static let names = [
    "Ada Lindqvist", "Boris Vetrov", "Chiara Rossetti", "Dalia Mansour", "Emeka Obi", "Fen Li", "Greta Halvorsen",
    "Hugo Bernard", "Jonas Weber", "Kaveh Tehrani", "Marta Kowal", "Nils Berg",
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Self.names, id: \.self) { Row(name: $0) }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Feed")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct Row: View {
    let name: String

    var body: some View {
      HStack(spacing: 12) {
        Circle().fill(.indigo).frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 2) {
          Text(name).font(.headline)
          Text("The proofs are back.").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text("9:41").font(.footnote).foregroundStyle(.tertiary)
      }
      .frame(height: 60)
      .overlay(alignment: .bottom) { Divider() }
    }
  }
}

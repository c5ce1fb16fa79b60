import HeadlessSwiftUI

/// Posts below one another, each with its author, words, a picture and what can be done with it.
public struct FeedScreen: View {
  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(Post.samples) { PostCard(post: $0) }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Field Notes")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Write", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}

private struct PostCard: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Avatar(name: post.author, tint: post.tint)
        VStack(alignment: .leading) {
          Text(post.author).font(.headline)
          Text(post.time).font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "ellipsis").foregroundStyle(.secondary)
      }
      Text(post.words)
      if let symbol = post.symbol { picture(symbol) }
      HStack {
        Label("\(post.likes)", systemImage: post.isLiked ? "heart.fill" : "heart")
          .foregroundStyle(post.isLiked ? AnyShapeStyle(.pink) : AnyShapeStyle(.secondary))
        Spacer()
        Label("\(post.answers)", systemImage: "bubble.right")
        Spacer()
        Image(systemName: "bookmark")
        Image(systemName: "square.and.arrow.up")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
  }

  private func picture(_ symbol: String) -> some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(LinearGradient(colors: [post.tint.opacity(0.7), post.tint], startPoint: .top, endPoint: .bottom))
      .aspectRatio(16 / 9, contentMode: .fit)
      .overlay { Image(systemName: symbol).font(.system(size: 56)).foregroundStyle(.white) }
      .overlay(alignment: .bottomTrailing) {
        Text("1/3")
          .font(.caption2.monospacedDigit())
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.ultraThinMaterial, in: Capsule())
          .padding(8)
      }
  }
}

/// A person's initials in a circle that grows with the text.
struct Avatar: View {
  let name: String
  let tint: Color
  @ScaledMetric(relativeTo: .headline) var size: CGFloat = 40

  var body: some View {
    Text(name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined())
      .font(.system(size: size * 0.4, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(tint.gradient, in: Circle())
      .accessibilityHidden(true)
  }
}

private struct Post: Identifiable {
  let id: Int
  let author: String
  let time: LocalizedStringKey
  let words: LocalizedStringKey
  var symbol: String?
  let tint: Color
  let likes: Int
  let answers: Int
  var isLiked = false

  static let samples = [
    Post(
      id: 1, author: "Ada Lindqvist", time: "2 hours ago",
      words: "First frost on the *north* slope. The **larches** have turned overnight.", symbol: "leaf.fill",
      tint: .orange,
      likes: 128, answers: 14, isLiked: true),
    Post(
      id: 2, author: "Emeka Obi", time: "4 hours ago", words: "Does anyone lend a tripod for the weekend?", tint: .teal,
      likes: 3, answers: 9),
    Post(
      id: 3, author: "Inés Calderón", time: "Yesterday",
      words: "Low tide at the old pier, and nobody there but the gulls. Bring boots.", symbol: "water.waves",
      tint: .blue,
      likes: 64, answers: 5),
  ]
}

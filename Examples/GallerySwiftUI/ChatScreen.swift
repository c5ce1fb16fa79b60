import HeadlessSwiftUI

/// A conversation: bubbles on either side, a line for the day, and a field above the home indicator.
public struct ChatScreen: View {
  @State private var draft = ""

  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 8) {
          Text("Today 9:41").font(.caption).foregroundStyle(.secondary).padding(.vertical, 8)
          ForEach(Message.samples) { Bubble(message: $0) }
          HStack(spacing: 4) {
            Text("Read").fontWeight(.semibold)
            Text("9:44")
          }
          .font(.caption2)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Chiara Rossetti")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Call", systemImage: "phone") {} }
      }
      .safeAreaInset(edge: .bottom) { field }
    }
  }

  private var field: some View {
    HStack(alignment: .bottom, spacing: 12) {
      Button {
      } label: {
        Image(systemName: "plus.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
      }
      .accessibilityLabel("Attach")
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...4)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 18))
        .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(Color(.separator)) }
      Button {
      } label: {
        Image(systemName: "arrow.up.circle.fill").font(.title2)
      }
      .disabled(draft.isEmpty)
      .accessibilityLabel("Send")
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if message.isOwn {
        Spacer(minLength: 48)
      } else {
        Avatar(name: "Chiara Rossetti", tint: .purple, size: 28)
      }
      Text(message.words)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(message.isOwn ? .white : .primary)
        .tint(message.isOwn ? .white : .accentColor)
        .background(
          message.isOwn ? Color.accentColor : Color(.secondarySystemBackground),
          in: UnevenRoundedRectangle(
            topLeadingRadius: 18, bottomLeadingRadius: message.isOwn ? 18 : 4,
            bottomTrailingRadius: message.isOwn ? 4 : 18,
            topTrailingRadius: 18))
      if !message.isOwn { Spacer(minLength: 48) }
    }
  }
}

private struct Message: Identifiable {
  let id: Int
  let words: LocalizedStringKey
  var isOwn = false

  static let samples = [
    Message(id: 1, words: "Are you still on the island?"),
    Message(id: 2, words: "Until Thursday. The ferry was full.", isOwn: true),
    Message(id: 3, words: "Then bring the **maps**, please. The ones with the old coast line, not the reprint."),
    Message(id: 4, words: "Both are packed.", isOwn: true),
    Message(id: 5, words: "Grazie! 🗺️"),
    Message(
      id: 6, words: "See you at [the pier](https://example.org) at six, I'll be the one with the very large roll.",
      isOwn: true),
  ]
}

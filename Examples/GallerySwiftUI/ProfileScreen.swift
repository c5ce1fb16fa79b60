import HeadlessSwiftUI

/// A person: a header behind an avatar, figures beside one another, buttons, and a grid of pictures.
public struct ProfileScreen: View {
  @ScaledMetric(relativeTo: .headline) private var portrait: CGFloat = 88

  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          header
          VStack(spacing: 4) {
            HStack(spacing: 4) {
              Text("Greta Halvorsen").font(.title2.bold())
              Image(systemName: "checkmark.seal.fill").foregroundStyle(.blue)
            }
            Text("Draws maps of places that are under water twice a day.")
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
          }
          figures
          HStack(spacing: 12) {
            Button {
            } label: {
              Text("Follow").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button {
            } label: {
              Text("Message").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
          }
          .controlSize(.large)
          pictures
        }
        .padding(.horizontal)
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) { Text("@greta").font(.headline) }
        ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis.circle") {} }
      }
    }
  }

  private var header: some View {
    LinearGradient(colors: [.mint, .teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
      .frame(height: 120)
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .overlay(alignment: .bottom) {
        Avatar(name: "Greta Halvorsen", tint: .pink, size: 88)
          .overlay { Circle().strokeBorder(Color(.systemBackground), lineWidth: 4) }
          .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
      .padding(.bottom, portrait / 2)
  }

  private var figures: some View {
    HStack {
      figure("248", "Maps")
      Divider()
      figure("12.4k", "Readers")
      Divider()
      figure("310", "Places")
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func figure(_ value: String, _ name: LocalizedStringKey) -> some View {
    VStack {
      Text(value).font(.headline.monospacedDigit())
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .frame(maxWidth: .infinity)
  }

  private var pictures: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 4)], spacing: 4) {
      ForEach(0..<9, id: \.self) { index in
        Rectangle()
          .fill(Color(hue: Double(index) / 9, saturation: 0.45, brightness: 0.85).gradient)
          .aspectRatio(1, contentMode: .fit)
          .overlay { Image(systemName: index.isMultiple(of: 2) ? "map" : "drop.fill").foregroundStyle(.white) }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

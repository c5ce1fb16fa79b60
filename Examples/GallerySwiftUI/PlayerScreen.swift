import HeadlessSwiftUI

/// What is played: a cover, where it stands, and the controls below it.
public struct PlayerScreen: View {
  @State private var place = 0.35
  @State private var volume = 0.7

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      Capsule().fill(.secondary).frame(width: 36, height: 5)
      Spacer(minLength: 0)
      cover
      Spacer(minLength: 0)
      HStack {
        VStack(alignment: .leading) {
          Text("Low Water").font(.title2.bold())
          Text("The Harbour Pilots").font(.title3).foregroundStyle(.secondary)
        }
        Spacer()
        Button("More", systemImage: "ellipsis.circle.fill") {}
          .labelStyle(.iconOnly)
          .font(.title2)
          .symbolRenderingMode(.hierarchical)
      }
      VStack(spacing: 4) {
        Slider(value: $place) { Text("Place") }
        HStack {
          Text("1:24")
          Spacer()
          Text("-2:36")
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 48) {
        Button("Back", systemImage: "backward.fill") {}.font(.title)
        Button("Pause", systemImage: "pause.fill") {}.font(.system(size: 44))
        Button("Forward", systemImage: "forward.fill") {}.font(.title)
      }
      .labelStyle(.iconOnly)
      HStack(spacing: 12) {
        Image(systemName: "speaker.fill")
        Slider(value: $volume) { Text("Volume") }
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      HStack {
        Image(systemName: "quote.bubble")
        Spacer()
        Image(systemName: "airplayaudio")
        Spacer()
        Image(systemName: "list.bullet")
      }
      .font(.title3)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 32)
    }
    .tint(.primary)
    .frame(maxWidth: 480)
    .padding(.horizontal, 24)
    .padding(.vertical)
    .frame(maxWidth: .infinity)
    .background {
      LinearGradient(colors: [.indigo.opacity(0.5), .teal.opacity(0.25)], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
  }

  private var cover: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(RadialGradient(colors: [.yellow, .orange, .indigo], center: .bottom, startRadius: 20, endRadius: 320))
      .overlay(alignment: .bottom) {
        VStack(spacing: 10) {
          ForEach(0..<5, id: \.self) { line in
            Capsule().fill(.white.opacity(0.8 - Double(line) * 0.15)).frame(height: 3).padding(
              .horizontal, CGFloat(line) * 18)
          }
        }
        .padding(24)
      }
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .aspectRatio(1, contentMode: .fit)
      .frame(maxWidth: 320)
      .shadow(color: .black.opacity(0.3), radius: 20, y: 10)
  }
}

import HeadlessSwiftUI

/// A day in figures: rings, bars and progress in cards of a grid.
public struct DashboardScreen: View {
  private let week: [Double] = [0.4, 0.65, 0.3, 0.9, 0.75, 0.5, 0.2]

  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          summary
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
            Card(title: "Heart", symbol: "heart.fill", tint: .red) {
              HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("64").font(.title.bold().monospacedDigit())
                Text("BPM").font(.caption).foregroundStyle(.secondary)
              }
            }
            Card(title: "Sleep", symbol: "bed.double.fill", tint: .indigo) {
              Text("7 h 20").font(.title.bold().monospacedDigit())
            }
            Card(title: "Water", symbol: "drop.fill", tint: .cyan) {
              ProgressView(value: 0.7) { Text("1.4 of 2 l").font(.subheadline) }.tint(.cyan)
            }
            Card(title: "Battery", symbol: "battery.75", tint: .green) {
              ProgressView(value: 0.78) {
                Text("Watch").font(.subheadline)
              } currentValueLabel: {
                Text("78 %")
              }
              .tint(.green)
            }
          }
          Card(title: "Steps this week", symbol: "figure.walk", tint: .orange) { bars }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Today")
    }
  }

  private var summary: some View {
    HStack(spacing: 20) {
      ZStack {
        Ring(part: 0.82, tint: .pink)
        Ring(part: 0.55, tint: .green).padding(16)
        Ring(part: 0.3, tint: .cyan).padding(32)
      }
      .frame(width: 110, height: 110)
      VStack(alignment: .leading, spacing: 8) {
        legend("Move", "410 kcal", .pink)
        legend("Exercise", "22 min", .green)
        legend("Stand", "4 h", .cyan)
      }
      Spacer(minLength: 0)
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
  }

  private func legend(_ name: LocalizedStringKey, _ value: LocalizedStringKey, _ tint: Color) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline).foregroundStyle(tint)
    }
  }

  private var bars: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(Array(zip(["M", "T", "W", "T", "F", "S", "S"], week).enumerated()), id: \.offset) { _, day in
        VStack(spacing: 4) {
          UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
            .fill(Color.orange.gradient)
            .frame(height: 100 * day.1)
          Text(day.0).font(.caption2).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

private struct Card<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  let tint: Color
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title, systemImage: symbol).font(.subheadline.weight(.semibold)).foregroundStyle(tint)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 20))
  }
}

/// How much of a day's goal is reached, from the top on.
private struct Ring: View {
  let part: Double
  let tint: Color

  var body: some View {
    ZStack {
      Circle().stroke(tint.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: part)
        .stroke(tint.gradient, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(6)
  }
}

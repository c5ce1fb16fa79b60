import SwiftUI

struct ProvisionRow: View {
    let provision: Provision

    var body: some View {
        HStack(spacing: 12) {
            FreshnessDot(freshness: provision.freshness)
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text(provision.name)
                        .font(.headline)
                    if provision.isFavorite {
                        Image(systemName: "star.fill")
                            .imageScale(.small)
                            .foregroundStyle(.yellow)
                            .accessibilityLabel("Favorite")
                    }
                }
                if let subtitle {
                    Text(subtitle)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            Spacer()
            Text("\(provision.count)")
                .font(.body.monospacedDigit())
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    private var subtitle: String? {
        switch provision.daysLeft {
        case .some(...0): "Past its date"
        case .some(1): "One day left"
        case .some(let days) where days <= 30: "\(days) days left"
        default: provision.note.isEmpty ? nil : provision.note
        }
    }
}

struct FreshnessDot: View {
    let freshness: Provision.Freshness

    var body: some View {
        Circle()
            .fill(color.gradient)
            .frame(width: 12, height: 12)
    }

    private var color: Color {
        switch freshness {
        case .good: Color("Leaf")
        case .soon: .orange
        case .over: .red
        }
    }
}

#Preview("Rows", traits: .sizeThatFitsLayout) {
    VStack {
        ForEach(Stock.sample.provisions) { ProvisionRow(provision: $0) }
    }
    .padding()
}

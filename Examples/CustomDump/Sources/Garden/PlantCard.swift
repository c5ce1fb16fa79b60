public import SwiftUI

/// A plant as a view of SwiftUI.
public struct PlantCard: View {
  private let plant: Plant

  public init(plant: Plant) { self.plant = plant }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(plant.name, systemImage: "leaf")
        .font(.headline)
      ProgressView(value: plant.height, total: 20)
      Text("\(plant.seeds.count) seeds")
        .foregroundStyle(.secondary)
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
  }
}

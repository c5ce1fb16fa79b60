public import UIKit

/// Something to dump.
public struct Plant: Sendable {
  public var name: String
  public var height: Double
  public var seeds: [Int]

  public init(name: String, height: Double, seeds: [Int]) {
    self.name = name
    self.height = height
    self.seeds = seeds
  }
}

/// Something to show beside it.
public final class PlantLabel: UILabel {
  public func show(_ plant: Plant) { text = plant.name }
}

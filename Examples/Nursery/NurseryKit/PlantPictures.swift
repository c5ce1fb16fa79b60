import Foundation

/// Where the pictures of plants are.
public enum PlantPictures {
  public static func address(of plant: String) -> URL? {
    URL(string: "https://nursery.example/\(plant.lowercased()).png")
  }
}

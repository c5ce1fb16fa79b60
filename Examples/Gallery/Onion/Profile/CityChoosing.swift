import UIKit

/// A screen on which cities are chosen: what it shows, and what it tells. Whether one is wanted or several, and whether it
/// looks like a list or like a map, is known to the coordinator and the factory alone.
@MainActor protocol CityChoosing: UIViewController, CitiesShowing {
  /// Called with the city that was tapped.
  var onChoose: (City) -> Void { get set }
}

/// Makes the screens of the choice and hides their classes, so that a test of two designs changes nothing else.
@MainActor public struct CityScreens: Sendable {
  public enum Design: Sendable {
    case list, map
  }

  public var design: Design

  public init(design: Design = .list) {
    self.design = design
  }

  func cities(of region: Region) -> any CityChoosing {
    switch design {
    case .list: CityListController(region)
    case .map: CityMapController(region)
    }
  }
}

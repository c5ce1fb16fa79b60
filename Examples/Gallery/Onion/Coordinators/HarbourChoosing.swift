import UIKit

/// A screen on which somebody chooses a harbour: what it is asked, and what it tells. How it looks is its own business.
@MainActor protocol HarbourChoosing: UIViewController {
  /// Told the name that was tapped.
  var onChoose: (String) -> Void { get set }
}

/// Makes the screens of the choice and hides their classes, so that a test of two designs changes nothing else.
@MainActor public struct HarbourScreens: Sendable {
  public enum Design: Sendable {
    case list, map
  }

  public var design: Design

  public init(design: Design) {
    self.design = design
  }

  func choice(of harbours: [Harbour]) -> any HarbourChoosing {
    switch design {
    case .list: HarbourListController(harbours)
    case .map: HarbourMapController(harbours)
    }
  }
}

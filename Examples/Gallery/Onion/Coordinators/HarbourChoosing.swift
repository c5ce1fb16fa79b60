import UIKit

/// A screen on which the user chooses a harbour: its input, and its result. How it looks is its own business.
@MainActor protocol HarbourChoosing: UIViewController {
  /// Called with the name that was tapped.
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

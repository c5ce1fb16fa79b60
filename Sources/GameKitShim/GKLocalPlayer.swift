public import HeadlessUIKit

/// The answers about the player. By default no player is signed in.
public struct GameAnswers: StandInAnswers {
  public var isAuthenticated = false
  public var alias = ""
  public init() {}
}

open class GKPlayer: NSObject, @unchecked Sendable {
  fileprivate static var answers: GameAnswers { StandInScope.answers(framework: "GameKit", asked: "who plays") }
  open var alias: String { GKPlayer.answers.alias }
  open var displayName: String { alias }
  open var gamePlayerID: String { alias }
}

open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  open class var local: GKLocalPlayer { StandInScope.shared { GKLocalPlayer() } }
  open class func localPlayer() -> GKLocalPlayer { local }
  open var isAuthenticated: Bool { GKPlayer.answers.isAuthenticated }
  open var isUnderage: Bool { false }

  /// Called after it was set, and after the setter has returned.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { if let authenticateHandler { deliverLater { authenticateHandler(nil, nil) } } }
  }
}

/// The score of a game. It isn't sent.
open class GKScore: NSObject {
  public let leaderboardIdentifier: String
  open var value: Int64 = 0
  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }
  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
  {
    if let completionHandler { deliverLater { completionHandler(nil) } }
  }
}

open class GKLeaderboard: NSObject {
  /// Whose scores a leaderboard has.
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  /// Since when scores count.
  public enum TimeScope: Int, Sendable { case today, week, allTime }

  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { deliverLater { completionHandler(nil) } }
}

open class GKAchievement: NSObject {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { if let completionHandler { deliverLater { completionHandler(nil) } } }
}

/// The part of Game Center that its screen shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// A placeholder for Game Center.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var leaderboardIdentifier: String?
  /// Stored but unused: the placeholder is the same for every part.
  open var viewState = GKGameCenterViewControllerState.default

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
  }

  public convenience init(achievementID: String) { self.init(state: .achievements) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Game Center", detail: leaderboardIdentifier)
  }
}

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

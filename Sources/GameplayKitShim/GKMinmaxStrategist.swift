public import Foundation

/// A player of a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// An identifier that is unique among the players.
  var playerId: Int { get }
}

/// A move.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// The strategist's rating of the move: higher is better.
  var value: Int { get set }
}

/// A state of a game.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Copies another state.
  func setGameModel(_ gameModel: any GKGameModel)
  /// The possible moves; nil or empty if the game has ended.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Applies a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// The rating of the state for a player: higher is better.
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

// Optional on iOS.
extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Chooses moves.
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  /// Chooses among moves that are equally good; nil for the first one.
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Chooses the move with the best worst-case outcome, several moves ahead.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  /// The number of moves to look ahead.
  open var maxLookAheadDepth = 0

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    randomMove(for: player, fromNumberOfBestMoves: 1)
  }

  /// A random one of the best moves, including all that are as good as the last of them.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty, numMovesToConsider > 0
    else { return nil }
    for move in moves { move.value = outcome(of: move, in: gameModel, for: player, ahead: maxLookAheadDepth - 1) }
    let least = moves.map(\.value).sorted(by: >).prefix(numMovesToConsider).last ?? 0
    let best = moves.filter { $0.value >= least }
    return best[randomSource?.nextInt(upperBound: best.count) ?? 0]
  }

  private func outcome(
    of move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer, ahead depth: Int
  ) -> Int {
    guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
    next.apply(move)
    let isOver = next.isWin(for: player) || next.isLoss(for: player)
    guard depth > 0, !isOver, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active),
      !moves.isEmpty
    else { return next.score(for: player) }
    let outcomes = moves.map { outcome(of: $0, in: next, for: player, ahead: depth - 1) }
    return (active.playerId == player.playerId ? outcomes.max() : outcomes.min()) ?? 0
  }
}

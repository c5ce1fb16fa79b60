import GameplayKit
import Testing

@Suite struct StrategistTests {
  private final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ playerId: Int) { self.playerId = playerId }
  }

  private final class Take: NSObject, GKGameModelUpdate {
    let count: Int
    var value = 0
    init(_ count: Int) { self.count = count }
  }

  /// Players take one, two or three sticks alternately; the one who takes the last one wins.
  private final class Sticks: NSObject, GKGameModel {
    var left: Int
    var turn = 0
    let all = [Player(0), Player(1)]

    init(_ left: Int) { self.left = left }

    var players: [any GKGameModelPlayer]? { all }
    var activePlayer: (any GKGameModelPlayer)? { all[turn] }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Sticks(left)
      copy.turn = turn
      return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Sticks else { return }
      (left, turn) = (other.left, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      (1...3).filter { $0 <= left }.map { Take($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      left -= (gameModelUpdate as? Take)?.count ?? 0
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
    func score(for player: any GKGameModelPlayer) -> Int { isWin(for: player) ? 1 : isLoss(for: player) ? -1 : 0 }
  }

  @Test(arguments: [(3, 3), (5, 1), (6, 2), (7, 3)]) func aStrategistLeavesAMultipleOfFour(left: Int, taken: Int) {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Sticks(left)
    strategist.maxLookAheadDepth = 7
    let move = strategist.bestMoveForActivePlayer() as? Take
    #expect(move?.count == taken && move?.value == 1)
  }

  @Test func aGameThatIsOverHasNoMove() {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Sticks(0)
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.gameModel = nil
    #expect(strategist.bestMoveForActivePlayer() == nil)
  }
}

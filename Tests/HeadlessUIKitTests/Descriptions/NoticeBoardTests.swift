import Testing

@testable import HeadlessUIKit

/// Listeners that come and go at different times, as snapshots that are taken beside each other do.
@Suite struct NoticeBoardTests {
  @Test func eachHearsWhatWasNotedSinceItBeganToListen() {
    let board = NoticeBoard<Int>()
    board.note(0)
    let first = board.listen()
    board.note(1)
    let second = board.listen()
    board.note(2)
    #expect(board.heard(by: first) == [1, 2])
    board.note(3)
    let third = board.listen()
    (4..<40).forEach(board.note)
    #expect(board.heard(by: second) == Array(2..<40))
    #expect(board.heard(by: third) == Array(4..<40))
    #expect(board.heard(by: third).isEmpty)
    let last = board.listen()
    board.note(40)
    #expect(board.heard(by: last) == [40])
  }

  @Test func theFirstToEndTakesNothingFromThoseThatBeganLater() {
    let board = NoticeBoard<Int>()
    let listeners = (0..<20).map { number in
      board.note(number)
      return board.listen()
    }
    (20..<30).forEach(board.note)
    for (number, listener) in listeners.enumerated() {
      #expect(board.heard(by: listener) == Array((number + 1)..<30))
    }
  }
}

import Foundation
import HeadlessObjectiveC
import Testing

/// Subscriptions that begin and end at different times, as for snapshots that are taken in parallel.
@Suite struct NoticeLogTests {
  @Test func eachGetsWhatWasNotedSinceItBegan() {
    let notices = NoticeLog<Int>()
    notices.note(0)
    let first = notices.subscribe()
    notices.note(1)
    let second = notices.subscribe()
    notices.note(2)
    #expect(notices.endSubscription(first) == [1, 2])
    notices.note(3)
    let third = notices.subscribe()
    (4..<40).forEach(notices.note)
    #expect(notices.endSubscription(second) == Array(2..<40))
    #expect(notices.endSubscription(third) == Array(4..<40))
    #expect(notices.endSubscription(third).isEmpty)
    let last = notices.subscribe()
    notices.note(40)
    #expect(notices.endSubscription(last) == [40])
  }

  @Test func theFirstToEndTakesNothingFromThoseThatBeganLater() {
    let notices = NoticeLog<Int>()
    let subscriptions = (0..<20).map { number in
      notices.note(number)
      return notices.subscribe()
    }
    (20..<30).forEach(notices.note)
    for (number, subscription) in subscriptions.enumerated() {
      #expect(notices.endSubscription(subscription) == Array((number + 1)..<30))
    }
  }

  /// The code of a listener, of a task without one, and of a queue, which belongs to no task.
  @Test(arguments: [false, true])
  func aListenerReceivesItsOwnNoticesAndThoseOfQueuesOnRequest(includesThreads: Bool) async {
    let log = NoticeLog<String>(includesThreads: includesThreads)
    let listener = NoticeListener()
    let (own, all) = (log.subscribe(for: listener), log.subscribe())
    listener.hear { log.note("own") }
    log.note("other")
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        log.note("queue")
        continuation.resume()
      }
    }
    #expect(log.endSubscription(own) == (includesThreads ? ["own", "queue"] : ["own"]))
    #expect(log.endSubscription(all) == ["own", "other", "queue"])
  }
}

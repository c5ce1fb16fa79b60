import Foundation
import HeadlessObjectiveC
import Testing

/// Functions of Apple's Foundation and C library that Linux lacks.
@Suite struct AppleServiceTests {
  @Test func valuesOfTheCloudStayInMemory() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Quince", forKey: "name")
    store.set(Int64(4), forKey: "count")
    store.set(true, forKey: "isRipe")
    #expect(store.string(forKey: "name") == "Quince" && store.longLong(forKey: "count") == 4)
    #expect(store.bool(forKey: "isRipe") && store.double(forKey: "missing") == 0)
    store.removeObject(forKey: "name")
    #expect(store.object(forKey: "name") == nil && store.dictionaryRepresentation.count == 2)
    #expect(NSUbiquitousKeyValueStore.default === NSUbiquitousKeyValueStore.default)
  }

  @Test func filesAreCoordinatedAtOnce() {
    let url = URL(fileURLWithPath: "/tmp/a")
    var error: NSError?
    var seen: [URL] = []
    NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, error: &error) { seen.append($0) }
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, options: .withoutChanges, error: &error) {
      seen.append($0)
    }
    #expect(seen == [url, url] && error == nil)
  }

  @Test func atomicOperationsReturnTheNewValue() {
    var count: Int32 = 4
    #expect(OSAtomicIncrement32(&count) == 5 && OSAtomicDecrement32Barrier(&count) == 4)
    #expect(!OSAtomicCompareAndSwap32Barrier(5, 7, &count) && OSAtomicCompareAndSwap32(4, 7, &count) && count == 7)
    var long: Int64 = 1 << 40
    #expect(OSAtomicAdd64(2, &long) == 1 << 40 + 2)
    var flags: UInt32 = 0b0101
    // A name with Orig returns the value before.
    #expect(OSAtomicOr32OrigBarrier(0b0010, &flags) == 0b0101 && flags == 0b0111)
    #expect(OSAtomicXor32(0b0001, &flags) == 0b0110 && OSAtomicAnd32Orig(0b0100, &flags) == 0b0110 && flags == 0b0100)
  }

  @Test func aQueueHasALabelOfC() {
    let queue = DispatchQueue(label: "shop.queue")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "shop.queue")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "shop.queue")
  }

  @Test func aRunLoopRunsUntilItIsStopped() async {
    let isDone = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let loop = CFRunLoopGetCurrent()
        CFRunLoopPerformBlock(loop, nil) { CFRunLoopStop(loop) }
        CFRunLoopRun()
        continuation.resume(returning: loop === CFRunLoopGetCurrent())
      }
    }
    #expect(isDone)
    #expect(CFRunLoopGetMain() === CFRunLoopGetMain())
  }

  @Test func messagesAreForwardedToNoObject() {
    #expect(NSObject().forwardingTarget(for: Selector("run")) == nil)
  }
}

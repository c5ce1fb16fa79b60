public import Foundation

/// A player for a queue of items. Nothing is played.
@preconcurrency @MainActor open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }

  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }

  /// - Parameter afterItem: nil for the end of the queue.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }

  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Would repeat an item; nothing is played here.
@preconcurrency @MainActor open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
  }

  open func disableLooping() {}
}

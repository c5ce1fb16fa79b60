import Foundation
import Graphics
import Synchronization
import Testing

@testable import HeadlessCoreGraphics

/// Images that are decoded when their pixels are first read.
@Suite struct LazyImageTests {
  @Test func pixelsAreDecodedOnce() throws {
    let count = Mutex(0)
    let image = CGImage(width: 4, height: 2) {
      count.withLock { $0 += 1 }
      return Bitmap(width: 4, height: 2, color: .black)
    }
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
    #expect(image.width == 4 && image.height == 2 && part.width == 2 && image.isWhole && !part.isWhole)
    #expect(image == image.copy() && count.withLock { $0 } == 0)
    #expect(part.bitmap?[1, 1] == .black && image.bitmap?.width == 4)
    #expect(image == CGImage(.bitmap(Bitmap(width: 4, height: 2, color: .black))))
    #expect(count.withLock { $0 } == 1)
  }
}

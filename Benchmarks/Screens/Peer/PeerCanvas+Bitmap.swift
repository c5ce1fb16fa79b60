import Foundation
import Graphics

extension PeerCanvas {
  /// A copy of what is painted.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height) { memory in
      memory.copyMemory(from: UnsafeRawBufferPointer(pixels))
    }
  }
}

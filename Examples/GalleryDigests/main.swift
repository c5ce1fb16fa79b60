// Prints the digest of the pixels of every gallery screen on a few devices, each painted twice on two threads at once.
// The gallery's tests run it in surroundings that would change what other renderers paint, and compare.

import Dispatch
import Gallery
import Graphics
import HeadlessUIKit
import ImageFormats
import Onionskin
import Rasterizer
import Synchronization

let painted = Mutex<[PixelDigest]>([])

MainActor.assumeIsolated {
  for device in [Device.iPhoneSE3, .iPhone15Pro] {
    let configuration = ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      traits: device.traits(orientation: .portrait))
    for screen in GalleryScreens.all {
      let list = ScreenRenderer.take(on: configuration, controller: screen.make).displayList
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        guard let picture = try? CairoRasterizer.paint(list) else { return }
        painted.withLock { $0.append(PixelDigest(of: picture)) }
      }
      let digests = painted.withLock { digests in
        defer { digests = [] }
        return digests
      }
      print(device.name, screen.name, digests.map(\.description).joined(separator: " "), separator: "\t")
    }
  }
}

// Prints the digest of the pixels of every gallery screen on a few devices. The gallery's tests run it in surroundings
// that would change what other renderers paint, and compare.

import Gallery
import HeadlessUIKit
import ImageFormats
import Onionskin

try MainActor.assumeIsolated {
  for device in [Device.iPhoneSE3, .iPhone15Pro] {
    let configuration = ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      traits: device.traits(orientation: .portrait))
    for screen in GalleryScreens.all {
      let (picture, _) = try ScreenRenderer.render(on: configuration, controller: screen.make)
      print(device.name, screen.name, PixelDigest(of: picture), separator: "\t")
    }
  }
}

package import Foundation

/// The device for which a document was designed.
package struct InterfaceDevice: Sendable, Hashable {
  /// Interface Builder's name, such as `retina4_7`.
  package let identifier: String
  package let isLandscape: Bool

  init(_ element: DocumentElement) {
    identifier = element["id"] ?? ""
    isLandscape = element["orientation"] == "landscape"
  }

  /// The size of the canvas, in points; nil for an unknown device.
  ///
  /// Source of the figures: the sizes of scenes' views in documents that name the device.
  package var canvas: CGSize? {
    guard let size = InterfaceDevice.sizes[identifier] else { return nil }
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  private static let sizes: [String: CGSize] = [
    "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
    "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
    "retina5_9": CGSize(width: 375, height: 812), "retina6_0": CGSize(width: 390, height: 844),
    "retina6_1": CGSize(width: 414, height: 896), "retina6_12": CGSize(width: 393, height: 852),
    "retina6_5": CGSize(width: 414, height: 896), "retina6_7": CGSize(width: 428, height: 926),
    "retina6_72": CGSize(width: 430, height: 932), "retina6_3": CGSize(width: 402, height: 874),
    "ipad9_7": CGSize(width: 768, height: 1024),
    "ipad10_5": CGSize(width: 834, height: 1112), "ipad10_9rounded": CGSize(width: 820, height: 1180),
    "ipad11_0rounded": CGSize(width: 834, height: 1194), "ipad12_9": CGSize(width: 1024, height: 1366),
    "ipad12_9rounded": CGSize(width: 1024, height: 1366),
  ]
}

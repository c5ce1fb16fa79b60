public import Foundation

/// The name of an image and the bundle that has it; Xcode makes one for every image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

public import Foundation

/// The name of a colour and the bundle that has it; Xcode makes one for every colour of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// A colour of an asset catalog; clear if there is none of this name.
  public convenience init(resource: ColorResource) {
    self.init { traits in
      CatalogAssets.color(named: resource.name, in: resource.bundle, compatibleWith: nil)?.resolvedColor(with: traits)
        ?? .clear
    }
  }
}

public import Foundation

/// A file of an asset catalog's data set.
open class NSDataAsset: NSObject {
  /// The set's name.
  public let name: String
  open private(set) var data: Data
  /// The file's uniform type identifier.
  open private(set) var typeIdentifier: String

  /// Data of the main bundle; nil if it has none of this name.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Nil if the bundle has no data of this name.
  public init?(name: String, bundle: Bundle) {
    guard let found = CatalogAssets.data(named: name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }
}

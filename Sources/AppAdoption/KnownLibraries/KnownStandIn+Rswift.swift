extension KnownStandIn {
  /// The resources that R.swift's file names before version 7.
  static let rswift = #"""
    import UIKit

    public protocol Validatable {
      static func validate() throws
    }

    public struct ValidationError: Error, CustomStringConvertible {
      public let description: String
      public init(description: String) { self.description = description }
    }

    public struct NoUrlForResourceError: Error {}

    public protocol IdentifierType: CustomStringConvertible {
      var identifier: String { get }
    }

    extension IdentifierType {
      public var description: String { identifier }
    }

    // MARK: Pictures, colours, fonts, files and texts

    public protocol ImageResourceType {
      var bundle: Bundle { get }
      var name: String { get }
    }

    public struct ImageResource: ImageResourceType {
      public let bundle: Bundle
      public let name: String
      public init(bundle: Bundle, name: String) { (self.bundle, self.name) = (bundle, name) }
    }

    public protocol ColorResourceType {
      var bundle: Bundle { get }
      var name: String { get }
    }

    public struct ColorResource: ColorResourceType {
      public let bundle: Bundle
      public let name: String
      public init(bundle: Bundle, name: String) { (self.bundle, self.name) = (bundle, name) }
    }

    public protocol FontResourceType {
      var fontName: String { get }
    }

    public struct FontResource: FontResourceType {
      public let fontName: String
      public init(fontName: String) { self.fontName = fontName }
    }

    public protocol FileResourceType {
      var bundle: Bundle { get }
      var name: String { get }
      var pathExtension: String { get }
    }

    extension FileResourceType {
      public var fullName: String { pathExtension.isEmpty ? name : "\(name).\(pathExtension)" }
      public func path() -> String? { bundle._path(forResource: name, ofType: pathExtension) }
      public func url() -> URL? { bundle._url(forResource: name, withExtension: pathExtension) }
    }

    public struct FileResource: FileResourceType {
      public let bundle: Bundle
      public let name: String
      public let pathExtension: String
      public init(bundle: Bundle, name: String, pathExtension: String) {
        (self.bundle, self.name, self.pathExtension) = (bundle, name, pathExtension)
      }
    }

    public protocol StringResourceType {
      var key: String { get }
      var tableName: String { get }
      var bundle: Bundle { get }
      var locales: [String] { get }
      var comment: String? { get }
    }

    public struct StringResource: StringResourceType {
      public let key: String
      public let tableName: String
      public let bundle: Bundle
      public let locales: [String]
      public let comment: String?
      public init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) {
        (self.key, self.tableName, self.bundle, self.locales, self.comment) = (key, tableName, bundle, locales, comment)
      }
    }

    extension UIImage {
      public convenience init?(resource: ImageResourceType, compatibleWith traitCollection: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection)
      }
    }

    extension UIColor {
      public convenience init?(resource: ColorResourceType, compatibleWith traitCollection: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection)
      }
    }

    extension UIFont {
      public convenience init?(resource: FontResourceType, size: CGFloat) {
        self.init(name: resource.fontName, size: size)
      }
    }

    extension Bundle {
      public func url(forResource resource: FileResourceType) -> URL? { resource.url() }
      public func _url(forResource resource: FileResourceType) -> URL? { resource.url() }
      public func path(forResource resource: FileResourceType) -> String? { resource.path() }
      public func _path(forResource resource: FileResourceType) -> String? { resource.path() }
    }

    extension Data {
      public init(resource: FileResourceType) throws {
        guard let url = resource.url() else { throw NoUrlForResourceError() }
        try self.init(contentsOf: url)
      }
    }

    """#
}

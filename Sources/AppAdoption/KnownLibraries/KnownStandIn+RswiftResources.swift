extension KnownStandIn {
  /// The resources that R.swift's file names, since version 7.
  static let rswiftResources = #"""
    import UIKit

    /// A file's language. The files of all languages have one name.
    public enum LocaleReference: Hashable, Sendable {
      case none, base
      case language(String)
    }

    public struct ValidationError: Error, CustomStringConvertible, Sendable {
      public let description: String
      public init(_ description: String) { self.description = description }
    }

    // MARK: Pictures, colours, data, fonts and files

    public struct ImageResource: Sendable {
      public let name: String
      public let path: [String]
      public let bundle: Bundle
      public let locale: LocaleReference?
      public let onDemandResourceTags: [String]?

      public init(
        name: String, path: [String], bundle: Bundle, locale: LocaleReference?, onDemandResourceTags: [String]?
      ) {
        (self.name, self.path, self.bundle) = (name, path, bundle)
        (self.locale, self.onDemandResourceTags) = (locale, onDemandResourceTags)
      }

      public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traitCollection)
      }
    }

    public struct ColorResource: Sendable {
      public let name: String
      public let path: [String]
      public let bundle: Bundle

      public init(name: String, path: [String], bundle: Bundle) {
        (self.name, self.path, self.bundle) = (name, path, bundle)
      }

      public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: traitCollection)
      }
    }

    public struct DataResource: Sendable {
      public let name: String
      public let path: [String]
      public let bundle: Bundle
      public let onDemandResourceTags: [String]?

      public init(name: String, path: [String], bundle: Bundle, onDemandResourceTags: [String]?) {
        (self.name, self.path, self.bundle) = (name, path, bundle)
        self.onDemandResourceTags = onDemandResourceTags
      }

      public func callAsFunction() -> Data? { NSDataAsset(name: name, bundle: bundle)?.data }
    }

    public struct FontResource: Sendable {
      public let name: String
      public let bundle: Bundle
      public let filename: String

      public init(name: String, bundle: Bundle, filename: String) {
        (self.name, self.bundle, self.filename) = (name, bundle, filename)
      }

      public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
    }

    public struct FileResource: Sendable {
      public let name: String
      public let pathExtension: String
      public let bundle: Bundle
      public let locale: LocaleReference?

      public init(name: String, pathExtension: String, bundle: Bundle, locale: LocaleReference?) {
        (self.name, self.pathExtension, self.bundle, self.locale) = (name, pathExtension, bundle, locale)
      }

      public var filename: String { name.isEmpty || pathExtension.isEmpty ? name + pathExtension : "\(name).\(pathExtension)" }
      public func url() -> URL? { bundle._url(forResource: name, withExtension: pathExtension) }
      public func callAsFunction() -> URL? { url() }
    }

    extension UIImage {
      public convenience init?(resource: ImageResource, compatibleWith traitCollection: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection)
      }
    }

    extension UIColor {
      public convenience init?(resource: ColorResource, compatibleWith traitCollection: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection)
      }
    }

    extension UIFont {
      public convenience init?(resource: FontResource, size: CGFloat) { self.init(name: resource.name, size: size) }
    }

    extension Bundle {
      public func url(forResource resource: FileResource) -> URL? { resource.url() }
      public func path(forResource resource: FileResource) -> String? { resource.url()?.path }
    }

    extension Data {
      public init(resource: FileResource) throws {
        guard let url = resource.url() else { throw ValidationError("There is no file \(resource.filename).") }
        try self.init(contentsOf: url)
      }
    }

    """#
}

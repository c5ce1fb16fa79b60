internal import Foundation
internal import HeadlessUIKit

/// A type of data, identified by a uniform type identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String

  // MARK: Making types

  /// Returns nil if the system doesn't declare the type and the identifier isn't that of a dynamic type.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard DeclaredType.byIdentifier[identifier] != nil || identifier.hasPrefix(UTType.dynamicPrefix) else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app declares. Its supertypes are declared in an Info.plist, which isn't read.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// - Parameter filenameExtension: without its dot. A dynamic type where none is declared for it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension.lowercased(), DeclaredType.byExtension, "ext", supertype)
  }

  /// - Parameter mimeType: as `image/png`. A dynamic type where none is declared for it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType.lowercased(), DeclaredType.byMIMEType, "mime", supertype)
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let types = tagClass == .filenameExtension ? DeclaredType.byExtension : DeclaredType.byMIMEType
    self.init(
      tag: tag.lowercased(), types, tagClass == .filenameExtension ? "ext" : "mime",
      supertype ?? UTType(declared: "public.item"))
  }

  private init?(tag: String, _ types: [String: [DeclaredType]], _ kind: String, _ supertype: UTType) {
    guard !tag.isEmpty else { return nil }
    let declared = types[tag]?.lazy.map { UTType(declared: $0.identifier) }.first { $0.conforms(to: supertype) }
    // Apple encodes the tag in a dynamic identifier. Apps only compare these identifiers, so it isn't encoded here.
    self = declared ?? UTType(declared: "\(UTType.dynamicPrefix)\(kind).\(tag)")
  }

  init(declared identifier: String) { self.identifier = identifier }

  private static let dynamicPrefix = "dyn."
  private var declaration: DeclaredType? { DeclaredType.byIdentifier[identifier] }

  // MARK: What is known of a type

  public var description: String { identifier }
  /// The type's description in English; nil if none is declared.
  public var localizedDescription: String? { declaration?.description }
  public var preferredFilenameExtension: String? { declaration?.extensions.first ?? dynamicTag("ext") }
  public var preferredMIMEType: String? { declaration?.mimeTypes.first ?? dynamicTag("mime") }
  public var isDynamic: Bool { identifier.hasPrefix(UTType.dynamicPrefix) }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if let names = declaration?.extensions, !names.isEmpty { tags[.filenameExtension] = names }
    if let names = declaration?.mimeTypes, !names.isEmpty { tags[.mimeType] = names }
    return tags
  }

  private func dynamicTag(_ kind: String) -> String? {
    let prefix = "\(UTType.dynamicPrefix)\(kind)."
    return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }

  // MARK: What a type conforms to

  /// The types that the type conforms to, directly or indirectly.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = isDynamic ? ["public.data"] : declaration?.parents ?? []
    while let identifier = next.popLast() {
      if found.insert(UTType(declared: identifier)).inserted {
        next += DeclaredType.byIdentifier[identifier]?.parents ?? []
      }
    }
    return found
  }

  /// Whether the type is equal to the other type or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A class of tags that identify a type in other systems, such as file name extensions and MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

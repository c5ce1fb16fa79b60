extension Schema {
  /// The arguments of `@Attribute`.
  public struct Attribute: SchemaProperty, Sendable {
    public let options: [Option]
    public let originalName: String?
    /// A text that distinguishes versions of a model; nothing here depends on it.
    public let hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    public var isUnique: Bool { options.contains(.unique) }

    /// The storage options of an attribute. Only `unique` has an effect here.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// Each value occurs once: inserting an object with the value of a stored one updates that one.
      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var encrypt: Option { Option(name: "encrypt") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var spotlight: Option { Option(name: "spotlight") }
      public static func transformable(by name: String) -> Option { Option(name: "transformable \(name)") }
      public static func transformable(by type: Any.Type) -> Option { Option(name: "transformable \(type)") }
    }
  }
}

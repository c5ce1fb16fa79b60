extension Schema {
  /// The arguments of `@Relationship`.
  public struct Relationship: SchemaProperty, @unchecked Sendable {
    public let options: [Option]
    public let deleteRule: DeleteRule
    /// The minimum and maximum number of models; saving doesn't check them here.
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let originalName: String?
    /// The property of the other model that refers back.
    public let inverseKeyPath: AnyKeyPath?
    /// A text that distinguishes versions of a model; nothing here depends on it.
    public let hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    /// What happens to the other models when a model is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// They keep the reference to the deleted model.
      case noAction
      /// The reference in their inverse is removed.
      case nullify
      /// They are deleted, too.
      case cascade
      /// Saving fails as long as there are any.
      case deny
    }

    /// The storage options of a relationship; nothing here depends on them.
    public struct Option: Hashable, Sendable {
      private let name: String

      public static var unique: Option { Option(name: "unique") }
    }
  }
}

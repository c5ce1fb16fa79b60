/// The name of a type for users.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  public let numericFormat: LocalizedStringResource?
  public let synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// How the system shows an entity or a case.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  public struct Image: Sendable, Hashable {
    /// The form of an image in a list.
    public enum DisplayStyle: Sendable, Hashable { case `default`, circular, square }

    /// The name of the symbol or the image; empty for data.
    public let name: String
    public let data: Data?
    public let url: URL?

    private init(_ name: String, _ data: Data? = nil, _ url: URL? = nil) {
      (self.name, self.data, self.url) = (name, data, url)
    }

    public init(systemName: String) { self.init(systemName) }
    public init(named name: String) { self.init(name) }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init(name) }
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(systemName)
    }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.init("", data) }
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { self.init("", nil, url) }
  }

  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?
  public let synonyms: [LocalizedStringResource]
  public let descriptionText: LocalizedStringResource?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image, self.synonyms, descriptionText) = (title, subtitle, image, synonyms, nil)
  }

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    descriptionText: LocalizedStringResource?, synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    self.descriptionText = descriptionText
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

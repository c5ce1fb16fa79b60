/// One face of a font file, with the names and the style that the file declares for it.
public struct FontFace: Sendable, Hashable {
  /// A style of a variable font that has a name of its own, as `Inter-SemiBold`.
  public struct NamedInstance: Hashable, Sendable {
    public var postScriptName: String
    /// The place along the weight axis, where the font has one.
    public var weight: Double?
  }

  /// Absolute.
  public var path: String
  /// The face's place in a collection; 0 for an ordinary file.
  public var index: Int
  public var familyName: String
  public var fullName: String
  public var postScriptName: String
  /// The face's weight, from 1 to 1000; a variable font's default.
  public var weight: Double
  public var isItalic: Bool
  /// The weights that a variable font reaches, or nil where the weight is fixed.
  public var weightRange: ClosedRange<Double>?
  public var namedInstances: [NamedInstance]
}

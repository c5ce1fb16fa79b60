/// One face of a font file, with the names and the style that the file declares for it.
public struct FontFace: Sendable, Hashable {
  /// A named style of a variable font, such as `Inter-SemiBold`.
  public struct NamedInstance: Hashable, Sendable {
    public var postScriptName: String
    /// The position on the weight axis, if the font has one.
    public var weight: Double?
  }

  /// Absolute.
  public var path: String
  /// The face's index in a collection; 0 for an ordinary file.
  public var index: Int
  public var familyName: String
  public var fullName: String
  public var postScriptName: String
  /// The face's weight, from 1 to 1000; a variable font's default.
  public var weight: Double
  public var isItalic: Bool
  /// The weights of a variable font; nil if the weight is fixed.
  public var weightRange: ClosedRange<Double>?
  public var namedInstances: [NamedInstance]
}

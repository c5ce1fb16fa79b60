/// One face of one font file at one set of variation coordinates. A value: each painting thread opens the file for
/// itself, because a FreeType face may not be shared between threads.
public struct FontInstance: Hashable, Sendable {
  /// A coordinate along one axis of a variable font, as `wght` = 600.
  public struct Variation: Hashable, Sendable {
    /// The axis' four letters.
    public var tag: String
    /// In the axis' own units.
    public var value: Double

    public init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// The file's absolute path.
  public var path: String
  /// The face's place in a collection; 0 for an ordinary file.
  public var index: Int
  /// In the order of the font's axes; axes left out stand at their default.
  public var variations: [Variation]
  /// The horizontal shear that replaces a missing italic: 0 for none, 0.2 for a slant of about 11 degrees.
  public var slant: Double
  /// How many times as wide as it is drawn in the file the font is: 1 for a font as it is. Pictures of a colour font stay
  /// as they are.
  public var stretch: Double

  public init(
    path: String, index: Int = 0, variations: [Variation] = [], slant: Double = 0, stretch: Double = 1
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.slant = slant
    self.stretch = stretch
  }
}

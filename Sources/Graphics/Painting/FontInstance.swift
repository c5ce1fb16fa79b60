/// A face of a font file with a set of variation coordinates. A value: each painting thread opens the file itself, because a
/// FreeType face may not be shared between threads.
public struct FontInstance: Hashable, Sendable {
  /// A coordinate on an axis of a variable font, such as `wght` = 600.
  public struct Variation: Hashable, Sendable {
    /// The four letters of the axis.
    public var tag: String
    /// In the units of the axis.
    public var value: Double

    public init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// The file's absolute path.
  public var path: String
  /// The face's index in a collection; 0 for an ordinary file.
  public var index: Int
  /// In the order of the font's axes; omitted axes have their default.
  public var variations: [Variation]
  /// The horizontal shear that replaces a missing italic: 0 for none, 0.2 for a slant of about 11 degrees.
  public var slant: Double
  /// The horizontal scale relative to the font file: 1 for an unchanged font. Pictures of a colour font are unchanged.
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

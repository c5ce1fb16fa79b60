/// What a laid-out screen is checked for, beside its look.
public struct SnapshotAudit: OptionSet, Hashable, Sendable {
  /// A bit for each kind of mistake.
  public let rawValue: Int

  /// Kinds of mistakes by their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Constraints that can't all hold, and views whose place they leave open.
  public static let constraints = SnapshotAudit(rawValue: 1)
  /// Texts that are cut off, by their label or by what lies around it.
  public static let text = SnapshotAudit(rawValue: 2)
  /// Labels, images and controls that lie partly over each other.
  public static let overlaps = SnapshotAudit(rawValue: 4)
  /// Controls that take touches in less than 44 x 44 points, the least that Apple's Human Interface Guidelines ask for.
  public static let tapTargets = SnapshotAudit(rawValue: 8)
  /// Text whose contrast to a plain background is less than 4.5, or 3 for large text: WCAG 2.1, criterion 1.4.3.
  public static let contrast = SnapshotAudit(rawValue: 16)
  /// What VoiceOver says: controls without a name, names that say what VoiceOver adds by itself ("Save button"), and several things
  /// to be used that are called the same. Not among ``all``, which is about the layout.
  public static let spokenNames = SnapshotAudit(rawValue: 32)

  /// All mistakes of the layout.
  public static let all: SnapshotAudit = [.constraints, .text, .overlaps, .tapTargets, .contrast]
}

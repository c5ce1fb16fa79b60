/// Layout checks for a screen, in addition to its picture.
public struct SnapshotAudit: OptionSet, Hashable, Sendable {
  /// A bit for each kind of issue.
  public let rawValue: Int

  /// Creates kinds of issues from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Conflicting constraints, and views with an ambiguous layout.
  public static let constraints = SnapshotAudit(rawValue: 1)
  /// Texts that are truncated or clipped, by their label or by an enclosing view.
  public static let text = SnapshotAudit(rawValue: 2)
  /// Labels, images and controls that partly overlap.
  public static let overlaps = SnapshotAudit(rawValue: 4)
  /// Controls whose touch area is smaller than 44 x 44 points, the minimum in Apple's Human Interface Guidelines.
  public static let tapTargets = SnapshotAudit(rawValue: 8)
  /// Text whose contrast to a plain background is less than 4.5, or 3 for large text: WCAG 2.1, criterion 1.4.3.
  public static let contrast = SnapshotAudit(rawValue: 16)
  /// Issues of the text that VoiceOver reads: controls without a label, labels that repeat words that VoiceOver adds ("Save
  /// button"), and several interactive elements with the same label. Not part of ``all``, which covers the layout.
  public static let spokenNames = SnapshotAudit(rawValue: 32)
  /// Elements that the app's `accessibilityElements` order against their places: one is read after another that lies below it or,
  /// in the same line, behind it. Not part of ``all``.
  public static let readingOrder = SnapshotAudit(rawValue: 64)
  /// Texts of labels, buttons, fields and text views in a font of a fixed size, which doesn't follow the user's text size. Not part
  /// of ``all``.
  public static let dynamicType = SnapshotAudit(rawValue: 128)

  /// All layout issues.
  public static let all: SnapshotAudit = [.constraints, .text, .overlaps, .tapTargets, .contrast]
  /// The issues that concern users of VoiceOver, of larger text and of touch: names, order, fonts, tap targets and contrast.
  public static let accessibility: SnapshotAudit = [.spokenNames, .readingOrder, .dynamicType, .tapTargets, .contrast]
}

extension SnapshotAudit {
  /// The kinds of issues by their names in code, in the order in which messages list them.
  private static let named: KeyValuePairs<String, SnapshotAudit> = [
    "constraints": .constraints, "text": .text, "overlaps": .overlaps, "tapTargets": .tapTargets, "contrast": .contrast,
    "spokenNames": .spokenNames, "readingOrder": .readingOrder, "dynamicType": .dynamicType, "all": .all,
    "accessibility": .accessibility,
  ]

  /// The names of the audit's kinds of issues.
  static var names: [String] { named.map(\.key) }

  /// Creates the kind with a name as it is written in code; nil for an unknown name.
  init?(named name: String) {
    guard let found = SnapshotAudit.named.first(where: { $0.key == name }) else { return nil }
    self = found.value
  }
}

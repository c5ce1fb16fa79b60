extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    @available(*, deprecated, renamed: "singleLine")
    case singleLineEtched
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The state for which a cell is prepared.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

extension UITableViewCell {
  /// Creates a cell of a class that is known only at run time; see `CALayer.make(_:)`.
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    cellClass.makeOfRuntimeClass(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

internal import Foundation

extension UITableViewCell {
  /// Makes a cell of a class that is known at run time only; see `CALayer.make(_:)` for how.
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    cellClass.allocate(style: .default, reuseIdentifier: reuseIdentifier, ofRuntimeClass: ())
  }

  package convenience init(style: CellStyle, reuseIdentifier: String?, ofRuntimeClass: Void) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC5style15reuseIdentifier14ofRuntimeClassA2C0E5StyleO_SSSgyttcfC")
  fileprivate static func allocate(
    style: CellStyle, reuseIdentifier: consuming String?, ofRuntimeClass: Void
  ) -> UITableViewCell
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UITableViewCell {
  /// A cell of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_style") @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("HeadlessUIKit_UITableViewCell_init_style") @MainActor @usableFromInline
  static func makeOfRuntimeClass(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self {
    unsafeDowncast(allocate(style: style, reuseIdentifier: reuseIdentifier, ofRuntimeClass: ()), to: self)
  }
}

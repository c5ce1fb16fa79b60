// Written by `make generate` from UITableViewCell.swift. Change that, and run it again.

extension UITableViewCell {
  package convenience init(ofRuntimeClassStyleReuseIdentifier arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (CellStyle, String?).self)
    self.init(style: values.0, reuseIdentifier: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC34ofRuntimeClassStyleReuseIdentifierACSV_tcfC")
  fileprivate static func allocateStyleReuseIdentifier(_ arguments: UnsafeRawPointer) -> UITableViewCell
}

/// What adopts ``RuntimeInitializable`` as a UITableViewCell. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UITableViewCellInitializers: RuntimeInitializable {}

extension UITableViewCell: _UITableViewCellInitializers {}

/// See ``RuntimeInitializable``.
extension _UITableViewCellInitializers where Self: UITableViewCell {
  /// `init(style:reuseIdentifier:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_style_reuseIdentifier") @preconcurrency @MainActor
  public init(style: CellStyle, reuseIdentifier: String?)

  @_silgen_name("HeadlessUIKit_UITableViewCell_init_style_reuseIdentifier") @MainActor @usableFromInline
  static func makeOfRuntimeClass(style: consuming CellStyle, reuseIdentifier: consuming String?) -> Self {
    let values: (CellStyle, String?) = (style, reuseIdentifier)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateStyleReuseIdentifier($0.baseAddress!), to: self) }
  }
}

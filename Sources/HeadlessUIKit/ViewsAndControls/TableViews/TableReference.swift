/// Points back at a table from its cells and headers without keeping it alive; see ``BackReference``.
@MainActor struct TableReference {
  private let reference: BackReference<UIView>

  init(_ table: UITableView) {
    reference = table.backReference
  }

  /// Nil once it is gone.
  var table: UITableView? { reference.target.map { unsafeDowncast($0, to: UITableView.self) } }
}

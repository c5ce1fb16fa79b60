/// Points back at a list from its cells and headers without keeping it alive; see ``BackReference``.
@MainActor struct ListReference<List: UIView> {
  private let reference: BackReference<UIView>

  init(_ list: List) {
    reference = list.backReference
  }

  /// Nil once it is gone.
  var list: List? { reference.target.map { unsafeDowncast($0, to: List.self) } }
}

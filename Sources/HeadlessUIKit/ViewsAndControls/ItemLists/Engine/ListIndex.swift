import Foundation

extension ListContents {
  /// Shows titles in the index at the trailing edge, or removes the index if there are none. Returns whether it appeared or
  /// disappeared.
  @discardableResult func showIndex(_ titles: [String], _ looks: IndexLooks) -> Bool {
    let old = state.index
    state.index = titles.isEmpty ? nil : old ?? UITableViewIndex(looks)
    guard let index = state.index else {
      old?.removeFromSuperview()
      return old != nil
    }
    index.didChoose = { [weak self] in self?.scroll(toIndexTitle: $0) }
    index.titles = titles
    if old == nil { list.addSubview(index) }
    return old == nil
  }
}

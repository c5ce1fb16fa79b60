import Foundation

/// The items of a list. Extensions of this protocol and its policies implement the common behaviour of tables and collection views.
/// A policy's requirements are the differences, named after the delegates' methods.
@MainActor protocol ListContents: AnyObject {
  associatedtype Cell: ReusableView
  associatedtype List: UIScrollView

  var list: List { get }
  var state: ListState<Cell> { get }

  /// Asks the data source for the numbers of sections and items, unless that has happened already.
  func prepareIfNeeded()
  /// The number of items in each section.
  var counts: [Int] { get }
  var itemsInSight: [IndexPath] { get }
  func contains(_ path: IndexPath) -> Bool
  /// The cell of a visible item.
  func cell(at path: IndexPath) -> Cell?
  /// The item at a point in the list's coordinates.
  func item(at point: CGPoint) -> IndexPath?
  func hideSwipe()
  func scroll(toIndexTitle place: Int)
}

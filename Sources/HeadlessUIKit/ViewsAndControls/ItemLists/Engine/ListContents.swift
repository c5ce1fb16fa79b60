import Foundation

/// What a list does with its items. Extensions of this protocol and of its policies do what tables and collection views do alike;
/// a policy's requirements are what the two do differently, in the words of their delegates.
@MainActor protocol ListContents: AnyObject {
  associatedtype Cell: ReusableView
  associatedtype List: UIScrollView

  var list: List { get }
  var state: ListState<Cell> { get }

  /// Asks the data source how much there is where that hasn't happened yet.
  func prepareIfNeeded()
  /// The number of items of every section.
  var counts: [Int] { get }
  var itemsInSight: [IndexPath] { get }
  func contains(_ path: IndexPath) -> Bool
  /// The cell of an item in sight.
  func cell(at path: IndexPath) -> Cell?
  /// The item at a place, in points of the list.
  func item(at point: CGPoint) -> IndexPath?
  func hideSwipe()
  func scroll(toIndexTitle place: Int)
}

public import Foundation

/// The kinds of places that a map shows. Maps draw none here.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  public class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  public class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }

  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
    super.init()
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
    super.init()
  }

  public func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

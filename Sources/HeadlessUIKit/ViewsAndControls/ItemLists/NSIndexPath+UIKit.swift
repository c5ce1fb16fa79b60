public import Foundation

extension NSIndexPath {
  /// The path of a table's row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The path of a collection's item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section: the first of the two numbers.
  public var section: Int { index(atPosition: 0) }

  /// The row within the section: the second of the two numbers.
  public var row: Int { index(atPosition: 1) }

  /// The item within the section: the second of the two numbers.
  public var item: Int { index(atPosition: 1) }
}

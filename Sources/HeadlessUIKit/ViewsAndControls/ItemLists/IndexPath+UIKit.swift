public import Foundation

extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The path of a collection's item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section: the first of the two numbers.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section: the second of the two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within the section: the second of the two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

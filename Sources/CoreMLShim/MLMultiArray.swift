public enum MLMultiArrayDataType: Int, Sendable { case double = 65600, float32 = 65568, int32 = 131104 }

/// Numbers in several dimensions, the last of which varies fastest.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [Double]

  /// Creates an array of zeros.
  ///
  /// - Throws: ``MLModelError`` for a shape with a negative number.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.generic) }
    (self.shape, self.dataType) = (shape, dataType)
    values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    super.init()
  }

  open var count: Int { values.count }

  /// The number of elements between two neighbours of each dimension.
  open var strides: [NSNumber] {
    var next = 1
    return shape.reversed().map { size in
      defer { next *= size.intValue }
      return NSNumber(value: next)
    }.reversed()
  }

  open subscript(idx: Int) -> NSNumber {
    get { NSNumber(value: values[idx]) }
    set { values[idx] = newValue.doubleValue }
  }

  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(key)] }
    set { self[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}

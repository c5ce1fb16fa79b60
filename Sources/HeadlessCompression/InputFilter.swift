/// Compresses or decompresses the bytes that it reads, on demand.
public class InputFilter<D: DataProtocol> {
  private let stream: FilterStream
  private let capacity: Int
  private let readFunc: (Int) throws -> D?
  private var input = Data()
  private var isLast = false
  private var isEnded = false

  /// - Parameters:
  ///   - bufferCapacity: The number of bytes to request at a time.
  ///   - readFunc: Returns the requested number of bytes, or fewer; nil or empty data at the end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    stream = try FilterStream(operation, algorithm)
    capacity = bufferCapacity
    self.readFunc = readFunc
  }

  /// Returns a number of bytes of the output, fewer at its end, and nil after it.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0, "The number of bytes to read is 0 or less.")
    if isEnded { return nil }
    var result = Data()
    while result.count < count, !isEnded {
      if input.isEmpty, !isLast {
        input = try readFunc(capacity).map { Data($0) } ?? Data()
        isLast = input.isEmpty
      }
      let step = try stream.code(&input, room: count - result.count, isLast: isLast)
      result += step.output
      isEnded = step.isEnded
    }
    return result
  }
}

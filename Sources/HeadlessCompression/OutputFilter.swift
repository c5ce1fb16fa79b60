/// Compresses or decompresses the bytes that are written to it, and passes them on.
public class OutputFilter {
  private var stream: FilterStream?
  private let capacity: Int
  private let writeFunc: (Data?) throws -> Void

  /// - Parameters:
  ///   - bufferCapacity: The maximum number of bytes that are passed on at a time.
  ///   - writeFunc: Receives the output, and nil at its end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    stream = try FilterStream(operation, algorithm)
    capacity = bufferCapacity
    self.writeFunc = writeFunc
  }

  /// Writes more input; nil and empty data end the filter.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard let stream else { throw FilterError.invalidState }
    var input = Data(data)
    // Also continues if the input was read and the buffer is full, because more output may follow.
    var isFull = false
    while !input.isEmpty || isFull {
      let before = input.count
      let step = try stream.code(&input, room: capacity, isLast: false)
      isFull = step.output.count == capacity
      if !step.output.isEmpty { try writeFunc(step.output) }
      // Data after the end of compressed data aren't read.
      if step.isEnded || step.output.isEmpty && input.count == before { break }
    }
  }

  /// Writes the rest of the output, and its end. Has no effect on a filter that has ended.
  public func finalize() throws {
    guard let stream else { return }
    self.stream = nil
    var (input, isEnded) = (Data(), false)
    while !isEnded {
      let step = try stream.code(&input, room: capacity, isLast: true)
      isEnded = step.isEnded
      if !step.output.isEmpty { try writeFunc(step.output) }
    }
    try writeFunc(nil)
  }

  deinit {
    // As documented, a filter ends when it is deallocated; errors can't be reported then.
    do { try finalize() } catch {}
  }
}

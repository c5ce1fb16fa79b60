/// The operation of a filter.
public enum FilterOperation: RawRepresentable, Hashable, Sendable {
  case compress, decompress

  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }

  public var rawValue: compression_stream_operation {
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}

public enum FilterError: Error, Hashable, Sendable {
  /// The filter has ended, or its format isn't supported.
  case invalidState
  /// The bytes aren't of the format, or end too early.
  case invalidData
}

/// A coder, and the errors of filters.
struct FilterStream {
  private let coder: any StreamCoder

  init(_ operation: FilterOperation, _ algorithm: Algorithm) throws {
    do throws(CodingFailure) { coder = try algorithm.rawValue.coder(operation.rawValue) } catch {
      throw FilterError.invalidState
    }
  }

  /// Reads from `input`, and removes the bytes that were read; writes at most `room` bytes.
  func code(_ input: inout Data, room: Int, isLast: Bool) throws -> (output: Data, isEnded: Bool) {
    var (output, isEnded, read) = (Data(count: room), false, 0)
    let written = try output.withUnsafeMutableBytes { output in
      try input.withUnsafeBytes { input in
        // Empty data have no address, which C streams require.
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { none in
          guard let none = none.baseAddress else { throw FilterError.invalidState }
          var stream = compression_stream(
            dst_ptr: output.bindMemory(to: UInt8.self).baseAddress ?? none, dst_size: output.count,
            src_ptr: input.bindMemory(to: UInt8.self).baseAddress ?? UnsafePointer(none), src_size: input.count,
            state: nil)
          do throws(CodingFailure) { isEnded = try stream.run(coder, isLast: isLast) } catch {
            throw FilterError.invalidData
          }
          read = input.count - stream.src_size
          return output.count - stream.dst_size
        }
      }
    }
    input = input.dropFirst(read)
    return (output.prefix(written), isEnded)
  }
}

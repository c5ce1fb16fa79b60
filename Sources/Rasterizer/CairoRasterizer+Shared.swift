public import Foundation
public import Graphics
import Synchronization

extension CairoRasterizer {
  /// Paints `list` with a rasterizer from a pool that all threads share; callable from any thread.
  ///
  /// - Throws: what `CairoRasterizer.init` and the method `paint(_:)` throw.
  public static func paint(_ list: DisplayList) throws(RasterizerError) -> Bitmap {
    let rasterizer = try RasterizerPool.shared.take()
    defer { RasterizerPool.shared.give(rasterizer) }
    return try rasterizer.paint(list)
  }

  /// Writes a PDF document with a rasterizer from the pool; callable from any thread.
  ///
  /// - Throws: what `CairoRasterizer.init` and the method `write(_:)` throw.
  public static func write(_ document: PDFDocument) throws(RasterizerError) -> Data {
    let rasterizer = try RasterizerPool.shared.take()
    defer { RasterizerPool.shared.give(rasterizer) }
    return try rasterizer.write(document)
  }
}

/// Rasterizers that aren't in use at the moment.
private final class RasterizerPool: Sendable {
  static let shared = RasterizerPool()

  /// Sendable because only rasterizers that no thread uses are in the pool, and the lock hands each to one taker.
  private struct Idle: @unchecked Sendable {
    let rasterizer: CairoRasterizer
  }

  private let idle = Mutex<[Idle]>([])
  private let limit = max(2, ProcessInfo.processInfo.activeProcessorCount)

  func take() throws(RasterizerError) -> CairoRasterizer {
    let reused = idle.withLock { $0.popLast() }
    if let reused { return reused.rasterizer }
    return try CairoRasterizer()
  }

  func give(_ rasterizer: CairoRasterizer) {
    let returned = Idle(rasterizer: rasterizer)
    idle.withLock { idle in
      if idle.count < limit { idle.append(returned) }
    }
  }
}

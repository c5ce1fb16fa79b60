public import Foundation
public import Graphics
import Synchronization

extension CairoRasterizer {
  /// Paints `list` with a rasterizer from a pool that all threads share. Can be called from any thread.
  ///
  /// - Throws: the errors of `CairoRasterizer.init` and of the method `paint(_:)`.
  public static func paint(_ list: DisplayList) throws(RasterizerError) -> Bitmap {
    let rasterizer = try RasterizerPool.shared.take()
    defer { RasterizerPool.shared.give(rasterizer) }
    return try rasterizer.paint(list)
  }

  /// Writes a PDF document with a rasterizer from the pool. Can be called from any thread.
  ///
  /// - Throws: the errors of `CairoRasterizer.init` and of the method `write(_:)`.
  public static func write(_ document: PDFDocument) throws(RasterizerError) -> Data {
    let rasterizer = try RasterizerPool.shared.take()
    defer { RasterizerPool.shared.give(rasterizer) }
    return try rasterizer.write(document)
  }
}

/// The rasterizers that aren't in use.
private final class RasterizerPool: Sendable {
  static let shared = RasterizerPool()

  /// Sendable because the pool contains only rasterizers that no thread uses, and the lock gives each one to a single caller.
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

public import Foundation

/// The part of an input that a kernel reads to compute a part of its output: the index of the input, and the output's part.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A program of the app's own that computes an image, in Core Image's kernel language or in Metal's.
///
/// There is no interpreter of these languages: no kernel can be created, and an app does what it does where its kernel doesn't
/// compile.
open class CIKernel: NSObject {
  /// Nil for every source, with a warning.
  public init?(source string: String) {
    AppWarning(.image, "Core Image's kernel language isn't supported").note()
    return nil
  }

  /// Throws for all data: a Metal library can't be run.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws {
    throw CIKernelError(functionName: name)
  }

  /// Nil, because no kernel can be created.
  open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?)
    -> CIImage?
  {
    nil
  }
}

/// A kernel that computes each pixel from the same pixel of its inputs.
open class CIColorKernel: CIKernel {
  /// Nil, because no kernel can be created.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A kernel that computes the place that each pixel comes from.
open class CIWarpKernel: CIKernel {
  /// Nil, because no kernel can be created.
  open func apply(
    extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]?
  ) -> CIImage? { nil }
}

/// Why a kernel can't be created from a Metal library.
public struct CIKernelError: Error, CustomStringConvertible, Sendable {
  /// The name of the function in the library.
  public let functionName: String

  public var description: String { "the kernel \"\(functionName)\" is a Metal function, which can't be run here" }
}

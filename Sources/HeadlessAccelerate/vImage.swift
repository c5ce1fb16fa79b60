// The functions with which apps blur and tint pictures.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageNoFlags = 0
public let kvImageEdgeExtend = 8
public let kvImageBackgroundColorFill = 4

/// Rows of pixels in memory.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    data.advanced(by: y * rowBytes).assumingMemoryBound(to: UInt8.self)
  }
}

/// The mean of the pixels around each pixel, for four channels of 8 bits. Edges are extended, whatever the flags are.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
  let (source, target) = (src.pointee, dest.pointee)
  let (width, height) = (Int(target.width), Int(target.height))
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  guard left + width <= Int(source.width), top + height <= Int(source.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  let (columns, rows) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
  // Sums along rows first, which the second step adds up: a box filter is separable.
  let sourceHeight = Int(source.height)
  var sums = [UInt32](repeating: 0, count: sourceHeight * width * 4)
  for y in 0..<sourceHeight {
    let row = source.row(y)
    for channel in 0..<4 {
      func value(_ x: Int) -> UInt32 { UInt32(row[min(max(x, 0), Int(source.width) - 1) * 4 + channel]) }
      var sum = ((left - columns)...(left + columns)).reduce(0) { $0 + value($1) }
      for x in 0..<width {
        sums[(y * width + x) * 4 + channel] = sum
        sum = sum + value(left + x + columns + 1) - value(left + x - columns)
      }
    }
  }
  let count = kernel_width * kernel_height
  for place in 0..<(width * 4) {
    func value(_ y: Int) -> UInt32 { sums[min(max(y, 0), sourceHeight - 1) * width * 4 + place] }
    var sum = ((top - rows)...(top + rows)).reduce(0) { $0 + value($1) }
    for y in 0..<height {
      target.row(y)[place] = UInt8((sum + count / 2) / count)
      sum = sum + value(top + y + rows + 1) - value(top + y - rows)
    }
  }
  return kvImageNoError
}

/// Multiplies each pixel's four channels with a matrix, as saturation filters do.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  for y in 0..<Int(target.height) {
    let (from, to) = (source.row(y), target.row(y))
    for x in 0..<Int(target.width) {
      let pixel = (0..<4).map { Int32(from[x * 4 + $0]) + Int32(pre_bias?[$0] ?? 0) }
      for column in 0..<4 {
        var sum = post_bias?[column] ?? 0
        for row in 0..<4 { sum += Int32(matrix[row * 4 + column]) * pixel[row] }
        to[x * 4 + column] = UInt8(min(max(sum / max(divisor, 1), 0), 255))
      }
    }
  }
  return kvImageNoError
}

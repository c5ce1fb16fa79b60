public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// The mean of a vector.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let values = (0..<Int(n)).map { a[$0 * ia] }
  c.pointee = values.reduce(0, +) / Float(n)
}

/// The largest of a vector.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = (0..<Int(n)).map { a[$0 * ia] }.max() ?? -.infinity
}

/// A vector multiplied by a number.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for place in 0..<Int(n) { c[place * ic] = a[place * ia] * b.pointee }
}

/// The functions of `vDSP` for Swift arrays.
public enum vDSP {
  public static func mean(_ vector: [Float]) -> Float { vector.reduce(0, +) / Float(vector.count) }
  public static func mean(_ vector: [Double]) -> Double { vector.reduce(0, +) / Double(vector.count) }
  public static func maximum(_ vector: [Float]) -> Float { vector.max() ?? -.infinity }
  public static func maximum(_ vector: [Double]) -> Double { vector.max() ?? -.infinity }
  public static func minimum(_ vector: [Float]) -> Float { vector.min() ?? .infinity }
  public static func minimum(_ vector: [Double]) -> Double { vector.min() ?? .infinity }
  public static func sum(_ vector: [Float]) -> Float { vector.reduce(0, +) }
  public static func sum(_ vector: [Double]) -> Double { vector.reduce(0, +) }
  public static func add(_ a: [Float], _ b: [Float]) -> [Float] { zip(a, b).map(+) }
  public static func add(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map(+) }
  public static func multiply(_ scalar: Float, _ vector: [Float]) -> [Float] { vector.map { $0 * scalar } }
  public static func multiply(_ scalar: Double, _ vector: [Double]) -> [Double] { vector.map { $0 * scalar } }
}

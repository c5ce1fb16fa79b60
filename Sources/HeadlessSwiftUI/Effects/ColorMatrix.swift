internal import Graphics

/// How a filter makes a pixel's components from all of them: a row of five factors for each, for red, green, blue, alpha and 1,
/// as in SVG's `feColorMatrix`. A new one leaves colours as they are.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  public init() {}

  var graphics: Graphics.ColorMatrix {
    func row(_ r: Float, _ g: Float, _ b: Float, _ a: Float, _ bias: Float) -> Graphics.ColorMatrix.Row {
      Graphics.ColorMatrix.Row(Double(r), Double(g), Double(b), Double(a), bias: Double(bias))
    }
    return Graphics.ColorMatrix(
      red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5),
      alpha: row(a1, a2, a3, a4, a5))
  }
}

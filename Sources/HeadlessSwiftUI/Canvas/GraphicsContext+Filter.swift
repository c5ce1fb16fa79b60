public import Foundation
internal import Graphics

extension GraphicsContext {
  /// A filter that is applied to a canvas's drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, CGFloat, CGSize)
      case shadowLayer(Color, CGFloat, CGSize, GraphicsContext.BlendMode, ShadowOptions)
      case blur(CGFloat, BlurOptions)
      case matrix(Graphics.ColorMatrix)
      case multiply(Color)
      case projection(ProjectionTransform)
      case alphaThreshold(Double, Double, Color)
      /// A shader, which nothing runs.
      case none
    }

    let kind: Kind

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let offset = CGSize(width: x, height: y)
      guard blendMode != .normal || !options.subtracting(.disablesGroup).isEmpty else {
        return Filter(kind: .shadow(color, radius, offset))
      }
      return Filter(kind: .shadowLayer(color, radius, offset, blendMode, options))
    }
    /// Transforms what is drawn, in the canvas' coordinates.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    /// - Parameter radius: the standard deviation of the blur, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, options))
    }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix.graphics)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .matrix(.hueRotation(angle.radians))) }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .matrix(.saturation(amount))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .matrix(.brightness(amount))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .matrix(.contrast(amount))) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .matrix(.saturation(1 - amount))) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .matrix(.inversion(amount))) }
    /// Has no effect: there is no Metal here that could run a shader.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .none) }
    /// Has no effect: there is no Metal here that could run a shader.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .none) }
    /// Has no effect: there is no Metal here that could run a shader.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .none) }
    public static var luminanceToAlpha: Filter { Filter(kind: .matrix(.luminanceToAlpha)) }

    /// A colour where the drawing's opacity lies between two values, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .alphaThreshold(min, max, color))
    }

    func applied(to items: [DisplayItem], in bounds: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
      switch kind {
      case .shadow(let color, let radius, let offset):
        let shadow = Shadow(color: color.displayColor(in: environment), offset: offset, sigma: max(radius, 0))
        return [.group(DisplayGroup(shadow: shadow, items: items))]
      case .shadowLayer(let color, let radius, let offset, let blendMode, let options):
        let inked = DisplayGroup(
          items: items,
          colorMatrix: .ink(color.displayColor(in: environment), inverted: options.contains(.invertsAlpha)))
        let shadow = DisplayItem.group(
          DisplayGroup(
            blendMode: blendMode.graphics,
            items: [
              .group(
                DisplayGroup(
                  transform: CGAffineTransform(translationX: offset.width, y: offset.height),
                  items: blurred([.group(inked)], radius, in: bounds)))
            ]))
        if options.contains(.shadowOnly) { return [shadow] }
        return options.contains(.shadowAbove) ? items + [shadow] : [shadow] + items
      case .blur(let radius, let options):
        guard options.contains(.opaque) else { return blurred(items, radius, in: bounds) }
        let area = Graphics.Path(rect: bounds.insetBy(dx: -3 * radius, dy: -3 * radius))
        let blur = blurred([.fill(area, .color(.black))] + items, radius, in: bounds)
        return [.group(DisplayGroup(clip: DisplayGroup.Clip(Graphics.Path(rect: bounds)), items: blur))]
      case .matrix(let matrix): return [.group(DisplayGroup(items: items, colorMatrix: matrix))]
      case .multiply(let color):
        return [.group(DisplayGroup(items: items, colorMatrix: .multiplying(color.displayColor(in: environment))))]
      case .projection(let projection): return projection.item(items).map { [$0] } ?? []
      case .none: return items
      case .alphaThreshold(let min, let max, let color):
        var shown: [DisplayItem] = [.group(DisplayGroup(items: items, colorMatrix: .opaque(from: min)))]
        if max < 1 {
          // A step above the highest value.
          let above = DisplayGroup(items: items, colorMatrix: .opaque(from: max + 1 / 255))
          shown.append(.group(DisplayGroup(blendMode: .destinationOut, items: [.group(above)])))
        }
        return [
          .group(
            DisplayGroup(items: shown, colorMatrix: .ink(color.displayColor(in: environment), inverted: false)))
        ]
      }
    }

    private func blurred(_ items: [DisplayItem], _ radius: CGFloat, in bounds: CGRect) -> [DisplayItem] {
      guard radius > 0 else { return items }
      let area = Graphics.Path(rect: bounds.insetBy(dx: -3 * radius, dy: -3 * radius))
      return [.group(DisplayGroup(items: items + [.backdropBlur(area, sigma: radius)], colorMatrix: .identity))]
    }
  }
}

extension Graphics.ColorMatrix {
  /// A colour where something is drawn, or where nothing is.
  static func ink(_ color: Graphics.Color, inverted: Bool) -> Self {
    let alpha = Double(color.alpha)
    return Self(
      red: Row(0, 0, 0, bias: Double(color.red)), green: Row(0, 0, 0, bias: Double(color.green)),
      blue: Row(0, 0, 0, bias: Double(color.blue)),
      alpha: Row(0, 0, 0, inverted ? -alpha : alpha, bias: inverted ? alpha : 0))
  }
  /// Opaque where the opacity has at least a value, and clear elsewhere: a line that rises from 0 to 1 within one of 255 steps.
  static func opaque(from alpha: Double) -> Self {
    Self(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1), alpha: Row(0, 0, 0, 255, bias: 1 - 255 * alpha))
  }
  static func multiplying(_ color: Graphics.Color) -> Self {
    Self(
      red: Row(Double(color.red), 0, 0), green: Row(0, Double(color.green), 0), blue: Row(0, 0, Double(color.blue)),
      alpha: Row(0, 0, 0, Double(color.alpha)))
  }
}

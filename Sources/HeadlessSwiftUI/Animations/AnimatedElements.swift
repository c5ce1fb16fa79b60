internal import Foundation
internal import Graphics
public import SwiftUILayout

// The values of shapes, colours and effects that an animation interpolates.

extension _EffectElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get {
      switch effect {
      case .opacity(let opacity): _AnimatedNumbers("opacity", [opacity])
      case .blur(let radius, let isOpaque): _AnimatedNumbers("blur \(isOpaque)", [radius])
      case .rotation(let angle, let anchor): _AnimatedNumbers("rotation", [angle.radians, anchor.x, anchor.y])
      case .scale(let scale, let anchor):
        _AnimatedNumbers("scale", [scale.width, scale.height, anchor.x, anchor.y])
      case .shadow(_, let radius, let offset):
        _AnimatedNumbers(
          "shadow", [radius, offset.width, offset.height, color.red, color.green, color.blue, color.alpha])
      default: _AnimatedNumbers("", [])
      }
    }
    set {
      let values = newValue.values
      switch effect {
      case .opacity: effect = .opacity(values[0])
      case .blur(_, let isOpaque): effect = .blur(max(values[0], 0), isOpaque: isOpaque)
      case .rotation: effect = .rotation(.radians(values[0]), UnitPoint(x: values[1], y: values[2]))
      case .scale:
        effect = .scale(CGSize(width: values[0], height: values[1]), UnitPoint(x: values[2], y: values[3]))
      case .shadow(let style, _, _):
        effect = .shadow(style, radius: max(values[0], 0), offset: CGSize(width: values[1], height: values[2]))
        color = Graphics.Color(values[3...])
      default: return
      }
      invalidateLayout()
    }
  }
}

extension _FillElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get { style?.style.plainColor.map { _AnimatedNumbers("color", $0.numbers) } ?? _AnimatedNumbers("", []) }
    set {
      guard newValue.values.count == 4 else { return }
      style?.style.source = .color(Graphics.Color(newValue.values[...]))
      invalidateLayout()
    }
  }
}

extension _ShapeElement: _AnimatedElement {
  /// The data of the shapes, the colours of fills and strokes, and the strokes' widths and phases.
  public var animatedNumbers: _AnimatedNumbers {
    get {
      let colors = layers.compactMap(\.paint.plainColor)
      let strokes = layers.compactMap(\.layer.kind.strokeStyle)
      return _AnimatedNumbers(
        "shape \(colors.count) \(strokes.count) of \(layers.count)",
        colors.flatMap(\.numbers) + strokes.flatMap { [$0.lineWidth, $0.dashPhase] },
        data: layers.map(\.layer.shape.erasedData))
    }
    set {
      var rest = newValue.values[...]
      for index in layers.indices where layers[index].paint.plainColor != nil && rest.count >= 4 {
        layers[index].paint.source = .color(Graphics.Color(rest.prefix(4)))
        rest = rest.dropFirst(4)
      }
      for index in layers.indices {
        guard var style = layers[index].layer.kind.strokeStyle, let width = rest.popFirst(),
          let phase = rest.popFirst()
        else { continue }
        (style.lineWidth, style.dashPhase) = (max(width, 0), phase)
        layers[index].layer.kind.strokeStyle = style
      }
      for (index, data) in zip(layers.indices, newValue.data) { layers[index].layer.shape.erasedData = data }
      invalidateLayout()
    }
  }
}

extension _ShapeLayer.Kind {
  fileprivate var strokeStyle: StrokeStyle? {
    get { if case .stroke(let style, _) = self { style } else { nil } }
    set {
      guard let newValue, case .stroke(_, let isAntialiased) = self else { return }
      self = .stroke(newValue, isAntialiased: isAntialiased)
    }
  }
}

extension _ClipElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get { _AnimatedNumbers("clip", [], data: shape.map { [$0.erasedData] } ?? []) }
    set {
      if let data = newValue.data.first { shape?.erasedData = data }
      invalidateLayout()
    }
  }
}

extension _StyledShapeElement: _AnimatedElement {
  /// The data of the shape, and its colour.
  public var animatedNumbers: _AnimatedNumbers {
    get {
      let color = paint?.plainColor
      return _AnimatedNumbers(
        "background \(color != nil)", color?.numbers ?? [], data: shape.map { [$0.erasedData] } ?? [])
    }
    set {
      if newValue.values.count == 4 { paint?.source = .color(Graphics.Color(newValue.values[...])) }
      if let data = newValue.data.first { shape?.erasedData = data }
      invalidateLayout()
    }
  }
}

extension ResolvedStyle {
  /// The colour without the style's opacity; nil if the style isn't a colour.
  fileprivate var plainColor: Graphics.Color? { if case .color(let color) = source { color } else { nil } }
}

extension Graphics.Color {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }

  fileprivate init(_ numbers: ArraySlice<Double>) {
    let numbers = Array(numbers)
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: min(max(numbers[3], 0), 1))
  }
}

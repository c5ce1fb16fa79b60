internal import Foundation

/// An element whose values an animation interpolates.
@MainActor public protocol _AnimatedElement: _LayoutElement {
  /// The interpolated numbers. Setting numbers of the same kind invalidates layout and drawing.
  var animatedNumbers: _AnimatedNumbers { get set }
}

/// Numbers of an element that change together.
public struct _AnimatedNumbers: Equatable {
  /// The meaning of the numbers: those with another meaning, such as a width that was nil before, aren't interpolated.
  public let kind: String
  public let values: [Double]
  /// Data of animatable values, such as shapes and layouts, which are interpolated with the numbers.
  public let data: [_AnyAnimatableData]

  public init(_ kind: String, _ values: [Double], data: [_AnyAnimatableData] = []) {
    self.kind = kind
    self.values = values
    self.data = data
  }

  /// Whether these numbers can be interpolated to others.
  public func leads(to other: _AnimatedNumbers) -> Bool {
    kind == other.kind && values.count == other.values.count && data.count == other.data.count
      && (values != other.values || data != other.data)
  }

  /// Returns the interpolated numbers: these at 0, the others at 1, and extrapolated ones for springs.
  public func mixed(with other: _AnimatedNumbers, by progress: Double) -> _AnimatedNumbers {
    _AnimatedNumbers(
      other.kind, zip(values, other.values).map { $0 + ($1 - $0) * progress },
      data: zip(data, other.data).map { $0.mixed(with: $1, by: progress) })
  }
}

extension _LayoutProtocolElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get { _AnimatedNumbers("layout \(_typeName(type(of: layout.base)))", [], data: [layout.animatableData]) }
    set { if let data = newValue.data.first { layout.animatableData = data } }
  }
}

extension _OffsetElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get { _AnimatedNumbers("offset", [offset.width, offset.height]) }
    set { offset = CGSize(width: newValue.values[0], height: newValue.values[1]) }
  }
}

extension _PositionElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get { _AnimatedNumbers("position", [position.x, position.y]) }
    set { position = CGPoint(x: newValue.values[0], y: newValue.values[1]) }
  }
}

extension _PaddingElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get { _AnimatedNumbers("padding", [insets.top, insets.leading, insets.bottom, insets.trailing]) }
    set {
      let values = newValue.values
      insets = EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
  }
}

extension _FrameElement: _AnimatedElement {
  public var animatedNumbers: _AnimatedNumbers {
    get {
      let kind = (width == nil ? "" : "width ") + (height == nil ? "" : "height")
      return _AnimatedNumbers(kind, [width, height].compactMap { $0.map { Double($0) } })
    }
    set {
      var values = newValue.values[...]
      if width != nil { width = values.popFirst().map { CGFloat($0) } }
      if height != nil { height = values.popFirst().map { CGFloat($0) } }
    }
  }
}

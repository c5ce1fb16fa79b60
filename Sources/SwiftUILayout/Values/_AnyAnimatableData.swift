/// Type-erased animatable data; values of different types aren't combined, and the left one is the result.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil for zero of any type.
  package var value: (any VectorArithmetic)?

  package init(_ value: (any VectorArithmetic)?) { self.value = value }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let value = left.value else { return right }
    return _AnyAnimatableData(value.erasedSum(right.value))
  }

  public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    var negative = right
    negative.scale(by: -1)
    return left + negative
  }

  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    switch (left.value, right.value) {
    case (nil, nil): true
    case (let value?, nil), (nil, let value?): value.magnitudeSquared == 0
    case (let value?, let other?): value.erasedEquals(other)
    }
  }

  public mutating func scale(by rhs: Double) { value?.scale(by: rhs) }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  /// The data on the way to others: these at 0, the others at 1.
  package func mixed(with other: _AnyAnimatableData, by progress: Double) -> _AnyAnimatableData {
    var way = other - self
    way.scale(by: progress)
    return self + way
  }
}

extension Animatable {
  /// The data without their type. Data of another type are ignored.
  package var erasedData: _AnyAnimatableData {
    get { _AnyAnimatableData(animatableData) }
    set { if let data = newValue.value as? AnimatableData { animatableData = data } }
  }
}

extension VectorArithmetic {
  fileprivate func erasedSum(_ other: (any VectorArithmetic)?) -> Self {
    guard let other = other as? Self else { return self }
    return self + other
  }

  fileprivate func erasedEquals(_ other: any VectorArithmetic) -> Bool { other as? Self == self }
}

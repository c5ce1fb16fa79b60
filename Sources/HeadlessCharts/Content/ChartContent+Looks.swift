public import Foundation
public import HeadlessSwiftUI

// The innermost modifier takes precedence: a modifier only sets values that the mark doesn't have yet.
nonisolated extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed {
      if $0.style == nil && $0.styleBy == nil { $0.style = AnyShapeStyle(style) }
    }
  }
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed {
      if $0.style == nil && $0.styleBy == nil { $0.styleBy = value.channel }
    }
  }
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blurRadius += radius } }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed {
      guard $0.cornerRadius == nil else { return }
      $0.cornerRadius = radius
      $0.cornerStyle = style
    }
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.lineStyle = $0.lineStyle ?? style } }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.lineStyleBy = $0.lineStyleBy ?? value.channel }
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if case .linear = $0.interpolation.kind { $0.interpolation = method } }
  }
  /// Clips each mark to a shape in the rectangle that the mark has.
  public func clipShape<S: HeadlessSwiftUI.Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.clips.append(MarkClip(path: { shape.path(in: $0) }, style: style)) }
  }
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }
  /// Masks the marks with other marks.
  public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content) -> some ChartContent {
    nonisolated(unsafe) let content = content()
    return changed { record in record.mask = record.mask ?? onMainActor { _ChartMarks.of(content) } }
  }
}

// MARK: Position

nonisolated extension ChartContent {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
  /// Places marks with the same position side by side.
  public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changed { $0.positionBy = $0.positionBy ?? value.channel }
  }
}

// MARK: Symbols

nonisolated extension ChartContent {
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .shape(symbol) }
  }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .by(value.channel) }
  }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.symbol = $0.symbol ?? .view(view) }
  }
  /// - Parameter area: the area of a circle, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolArea = $0.symbolArea ?? area } }
  public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height * .pi / 4) }
}

// MARK: Annotations

nonisolated extension ChartContent {
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()),
      overflow: overflowResolution)
    return changed { $0.annotations.append(annotation) }
  }
}

// MARK: Accessibility

// By default, the accessibility label of a mark is its position on one axis, and its accessibility value is its value on the other
// axis.
nonisolated extension ChartContent {
  public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { $0.accessibilityLabel = label } }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(key)) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  public func accessibilityValue(_ value: Text) -> some ChartContent { changed { $0.accessibilityValue = value } }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(key)) }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    changed { $0.isHiddenFromAccessibility = isHidden }
  }
}

internal import HeadlessSwiftUI

/// The colours of a chart's series.
struct StyleScale {
  /// The default colours, which series use in turn (observed on iOS 18.3).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The names, in the order of the marks or in the app's order.
  let names: [PlottedValue]
  private let styles: [PlottedValue: AnyShapeStyle]

  init(marks: [MarkRecord], settings: ChartSettings) {
    var names = settings.styles.map(\.0)
    for case let channel? in marks.map(\.styleBy) where !names.contains(channel.value) { names.append(channel.value) }
    var styles = Dictionary(settings.styles.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
    for (index, name) in names.enumerated() where styles[name] == nil {
      if let mapped = settings.styleMapping?(name) {
        styles[name] = mapped
      } else {
        styles[name] = StyleScale.style(index, of: names, settings.styleRange)
      }
    }
    let used = Set(marks.compactMap { $0.styleBy?.value })
    self.names = names.filter { used.contains($0) || settings.styles.map(\.0).contains($0) }
    self.styles = styles
  }

  private static func style(_ index: Int, of names: [PlottedValue], _ range: _VisualStyles) -> AnyShapeStyle {
    switch range {
    case .list(let styles) where styles.isEmpty: return AnyShapeStyle(palette[index % palette.count])
    case .list(let styles): return styles[index % styles.count]
    case .gradient(let gradient):
      let numbers = names.compactMap(\.scalar)
      guard numbers.count == names.count, let low = numbers.min(), let high = numbers.max(), low < high else {
        return AnyShapeStyle(gradient.color(at: names.count > 1 ? Double(index) / Double(names.count - 1) : 0))
      }
      return AnyShapeStyle(gradient.color(at: (numbers[index] - low) / (high - low)))
    }
  }

  subscript(name: PlottedValue) -> AnyShapeStyle { styles[name] ?? AnyShapeStyle(StyleScale.palette[0]) }
}

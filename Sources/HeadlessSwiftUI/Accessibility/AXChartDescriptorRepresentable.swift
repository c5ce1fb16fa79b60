public import HeadlessUIKit

/// Describes a chart to VoiceOver.
@preconcurrency @MainActor public protocol AXChartDescriptorRepresentable {
  /// Called as the view is shown.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Called as the view changes.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
  /// The description of the view's chart, as its accessibility element's `accessibilityChartDescriptor`.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
    nonisolated(unsafe) let representable = representable
    return accessible {
      $0.chart = { known in
        guard let known else { return representable.makeChartDescriptor() }
        representable.updateChartDescriptor(known)
        return known
      }
    }
  }
}

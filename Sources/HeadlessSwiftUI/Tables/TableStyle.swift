/// The look of a table. On iOS tables look the same in each of SwiftUI's styles; an app's own styles aren't supported.
@preconcurrency @MainActor public protocol TableStyle {}

nonisolated extension View {
  /// Has no effect: tables on iOS have one look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// The look of a table. On iOS tables look the same in each of SwiftUI's styles; an app's own styles aren't supported.
@preconcurrency @MainActor public protocol TableStyle {}

/// The look that the platform chooses.
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

/// The look with space around the rows.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension View {
  /// Has no effect: tables on iOS have one look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

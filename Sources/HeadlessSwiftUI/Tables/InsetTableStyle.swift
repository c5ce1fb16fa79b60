/// The look with space around the rows.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

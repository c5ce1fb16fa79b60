/// The look that the platform chooses.
public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

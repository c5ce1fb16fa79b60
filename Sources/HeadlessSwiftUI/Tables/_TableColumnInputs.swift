/// What columns are made from; only SwiftUI makes it.
public struct _TableColumnInputs {
  init() {}
}

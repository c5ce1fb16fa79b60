/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end

  var label: String { "\(self)" }
}

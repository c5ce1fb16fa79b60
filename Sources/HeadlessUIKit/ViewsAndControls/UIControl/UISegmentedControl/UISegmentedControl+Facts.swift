internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum SegmentedControlFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SegmentedControlFacts.self }
  static let elements = ["segmentedControl"]
  static let facts = FactList<UISegmentedControl> {
    Fact { $0.readSegments($1) }
    Fact(flag: "momentary", \.isMomentary, document: .bool("momentary"))
    Fact(
      "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent,
      document: .bool("apportionsSegmentWidthsByContent"))
    Fact("selectedSegmentIndex", \.selectedSegmentIndex)
    Fact { $0.readSelection($1) }
    Fact(
      "selectedSegmentTintColor", \.selectedSegmentTintColor, document: .color("selectedSegmentTintColor"),
      appearance: .equal)
    Fact(readOnly: "numberOfSegments", \.numberOfSegments)
    Fact(appearance: takeTitles)
  }

  /// The attributes of titles in each state, which can't be compared: whether there are any is what counts.
  private static func takeTitles(
    _ proxy: UISegmentedControl, _ blank: UISegmentedControl, _ control: UISegmentedControl
  ) {
    for state: UIControl.State in [.normal, .highlighted, .selected, .disabled] {
      guard let attributes = proxy.titleTextAttributes(for: state), blank.titleTextAttributes(for: state) == nil,
        control.titleTextAttributes(for: state) == nil
      else { continue }
      control.setTitleTextAttributes(attributes, for: state)
    }
  }

  /// The segments are accessibility elements, and the control isn't.
  static func readAccessibility(of control: UISegmentedControl, into values: inout StandardAccessibility) {
    values.isElement = false
  }
}

extension UISegmentedControl {
  fileprivate func readSegments(_ reader: ElementReader) {
    _ = reader.string("segmentControlStyle")
    for (index, segment) in reader.items(of: "segments").filter({ $0.name == "segment" }).enumerated() {
      reader.part(segment) { readSegment($0, at: index, of: reader.element.id) }
    }
  }

  /// Without one the first segment is selected.
  fileprivate func readSelection(_ reader: ElementReader) {
    let selected = reader.int("selectedSegmentIndex") ?? 0
    selectedSegmentIndex = selected < numberOfSegments ? selected : UISegmentedControl.noSegment
  }

  private func readSegment(_ reader: ElementReader, at index: Int, of id: String?) {
    let title = reader.text("title")
    if let image = reader.image("image") {
      insertSegment(with: image, at: index, animated: false)
    } else {
      let localized = id.flatMap { reader.loader.strings["\($0).segmentTitles[\(index)]"] }
      insertSegment(withTitle: localized ?? title ?? "", at: index, animated: false)
    }
    if let width = reader.number("width") { setWidth(width, forSegmentAt: index) }
    if let offset = reader.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    if reader.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
  }
}

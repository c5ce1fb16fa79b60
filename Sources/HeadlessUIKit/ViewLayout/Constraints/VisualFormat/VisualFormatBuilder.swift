import Foundation

/// Creates the constraints of a visual format.
@MainActor struct VisualFormatBuilder {
  private let format: VisualFormat
  private let text: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) {
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
    format = try VisualFormatParser.parse(text)
  }

  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    made = []
    // In reading order.
    for (index, item) in format.items.enumerated() {
      if index > 0 { try connect(format.items[index - 1], item, format.connections[index - 1]) }
      guard case .view(let name, let lengths) = item else { continue }
      let sized = try view(name)
      for predicate in lengths { try size(sized, predicate) }
    }
    try align()
    return made
  }

  // MARK: Parts

  private var start: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    return isLeftToRight ? .left : isRightToLeft ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    return isLeftToRight ? .right : isRightToLeft ? .left : .trailing
  }

  private var isLeftToRight: Bool { options.contains(.directionLeftToRight) }
  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  private mutating func connect(
    _ first: VisualFormat.Item, _ second: VisualFormat.Item, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    switch (first, second) {
    case (.superview(let position), .view(let name, _)):
      let child = try view(name)
      try space(child, start, try superview(of: child, at: position), start, connection)
    case (.view(let name, _), .superview(let position)):
      let child = try view(name)
      try space(try superview(of: child, at: position), end, child, end, connection)
    case (.view(let name, _), .view(let next, _)):
      let isBaseline = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
      try space(
        try view(next), isBaseline ? .firstBaseline : start, try view(name), isBaseline ? .lastBaseline : end,
        connection)
    case (.superview, .superview(let position)):
      throw error("Expected a view between the edges of the superview.", at: position)
    }
  }

  /// `after` is at the connection's distance from `before`.
  private mutating func space(
    _ after: any LayoutItem, _ afterSide: NSLayoutConstraint.Attribute, _ before: any LayoutItem,
    _ beforeSide: NSLayoutConstraint.Attribute, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: add(after, afterSide, .equal, before, beforeSide, constant: 0, priority: .required)
    case .standard:
      // To a superview the standard distance is its margin.
      if afterSide == beforeSide {
        add(
          after, afterSide == end ? margin(of: afterSide) : afterSide, .equal, before,
          beforeSide == start ? margin(of: beforeSide) : beforeSide, constant: 0, priority: .required)
      } else {
        addSystemSpacing(after, afterSide, before, beforeSide)
      }
    case .gap(let predicates):
      for predicate in predicates {
        add(
          after, afterSide, predicate.relation, before, beforeSide, constant: try number(predicate),
          priority: try priority(predicate))
      }
    }
  }

  private func margin(of side: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch side {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: side
    }
  }

  private mutating func size(_ view: any LayoutItem, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(predicate)
    let constraint: NSLayoutConstraint
    if let (other, factor, rest) = try proportion(predicate) {
      constraint = NSLayoutConstraint(
        LayoutReference(view, length), predicate.relation, LayoutReference(other, length), multiplier: factor,
        constant: rest)
    } else {
      constraint = NSLayoutConstraint(
        LayoutReference(view, length), predicate.relation, nil, constant: try number(predicate))
    }
    constraint.priority = priority
    made.append(constraint)
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private mutating func align() throws(VisualFormatError) {
    var views: [any LayoutItem] = []
    for case .view(let name, _) in format.items { views.append(try view(name)) }
    // A single view has nothing to be aligned with, whatever the options.
    guard views.count > 1 else { return }
    for (option, attribute) in VisualFormatBuilder.alignments where options.contains(option) {
      if attribute.axis == format.axis {
        let axis = format.axis == .horizontal ? "horizontal" : "vertical"
        throw error(
          "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also "
            + "\(axis).", at: text.count)
      }
      for (view, next) in zip(views, views.dropFirst()) {
        add(view, attribute, .equal, next, attribute, constant: 0, priority: .required)
      }
    }
  }

  private mutating func addSystemSpacing(
    _ after: any LayoutItem, _ afterSide: NSLayoutConstraint.Attribute, _ before: any LayoutItem,
    _ beforeSide: NSLayoutConstraint.Attribute
  ) {
    let (first, second) = (LayoutReference(after, afterSide), LayoutReference(before, beforeSide))
    // In the direction from right to left, the distance is to the left.
    let sign: CGFloat = isRightToLeft && format.axis == .horizontal ? -1 : 1
    made.append(NSLayoutConstraint(first, .equal, second, systemSpacing: sign))
  }

  private mutating func add(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat,
    priority: UILayoutPriority
  ) {
    // In the direction from right to left, a positive distance is to the left.
    let isMirrored = isRightToLeft && format.axis == .horizontal && !firstAttribute.isDimension
    let mirrored: NSLayoutConstraint.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      LayoutReference(first, firstAttribute), isMirrored ? mirrored : relation,
      LayoutReference(second, secondAttribute), constant: isMirrored ? -constant : constant)
    constraint.priority = priority
    made.append(constraint)
  }

  // MARK: Names

  private func view(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name.text] as? any LayoutItem else {
      throw error("\(name.text) is not a key in the views dictionary.", at: name.position + name.text.count)
    }
    return item
  }

  private func superview(of item: any LayoutItem, at position: Int) throws(VisualFormatError) -> UIView {
    guard let container = item.layoutContainer else {
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a superview", at: position)
    }
    return container
  }

  /// A predicate on another view's length, which may follow a number as in `2*b`; nil if it isn't one.
  private func proportion(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> (item: any LayoutItem, factor: CGFloat, rest: CGFloat)? {
    var found: (any LayoutItem)?
    var (factor, rest): (CGFloat, CGFloat) = (1, 0)
    if let view = viewNamed(in: predicate.length) { found = view } else { factor = try number(predicate.length) }
    for (operation, operand) in predicate.operations {
      if found == nil, operation == .multiply, let view = viewNamed(in: operand) {
        found = view
      } else {
        let operand = try number(operand)
        factor = VisualFormatBuilder.result(
          of: operation == .multiply || operation == .divide ? operation : nil, factor, operand)
        rest = VisualFormatBuilder.result(of: operation, rest, operand)
      }
    }
    guard let found else { return nil }
    return (found, try finite(factor, "Multiplier", of: predicate), try finite(rest, "Constant", of: predicate))
  }

  private func viewNamed(in length: VisualFormat.Predicate.Length) -> (any LayoutItem)? {
    guard case .name(let name) = length, metrics[name.text] == nil else { return nil }
    return views[name.text] as? any LayoutItem
  }

  /// A predicate's length where it is a number: of a space, or without another view.
  private func number(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> CGFloat {
    var value = try number(predicate.length)
    for (operation, operand) in predicate.operations {
      value = VisualFormatBuilder.result(of: operation, value, try number(operand))
    }
    return try finite(value, "Constant", of: predicate)
  }

  /// A space that is divided by zero, or a metric that is no number: the constraint would trap, without the format.
  private func finite(
    _ value: CGFloat, _ name: String, of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> CGFloat {
    guard value.isFinite else {
      throw error("\(name) is not finite!  That's illegal.  \(name.lowercased()):\(value)", at: predicate.end)
    }
    return value
  }

  private static func result(
    of operation: VisualFormat.Predicate.Operation?, _ value: CGFloat, _ operand: CGFloat
  ) -> CGFloat {
    switch operation {
    case .multiply: value * operand
    case .divide: value / operand
    case .add: value + operand
    case .subtract: value - operand
    case nil: value
    }
  }

  private func number(_ length: VisualFormat.Predicate.Length) throws(VisualFormatError) -> CGFloat {
    switch length {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name.text] {
      case let value as CGFloat: return value
      case let value as any BinaryFloatingPoint: return CGFloat(value)
      case let value as any BinaryInteger: return CGFloat(Double(value))
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default:
        throw error(
          "Encountered metric with name \"\(name.text)\", but value was not specified in metrics or views dictionaries",
          at: name.position + name.text.count)
      }
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(priority)))
  }

  private func error(_ reason: String, at position: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, position: position)
  }
}

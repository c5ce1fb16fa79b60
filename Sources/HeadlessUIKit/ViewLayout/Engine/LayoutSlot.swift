import ConstraintSolver
import Foundation

/// A layout engine's data of a view or guide.
@MainActor package final class LayoutSlot {
  /// The unknowns along one axis: where the alignment rectangle starts, and how long it is.
  struct Unknowns {
    /// Nil if the start is known: for the top of a hierarchy, or a scroll view's content.
    let origin: Variable?
    let length: Variable
  }

  let viewReference: BackReference<UIView>?
  let guideReference: BackReference<UILayoutGuide>?
  private var engineReference: BackReference<LayoutEngine>?

  var view: UIView? { viewReference?.target }
  var guide: UILayoutGuide? { guideReference?.target }

  /// The item whose unknowns the slot has; nil until the item is first laid out.
  var engine: LayoutEngine? { engineReference?.target }
  /// The engine's number, which is compared more cheaply than a reference.
  private(set) var engineNumber = 0
  /// The slot's place in the engine's list.
  var index = 0

  /// The item's place in the hierarchy, counted through.
  var number = 0

  /// Nil while the item's place is a function of its container's.
  var horizontal: Unknowns?
  var vertical: Unknowns?

  /// The records whose expressions the item's place is part of; some may have been removed since.
  private(set) var records: [ConstraintRecord] = []
  private var recordsWhenLastSwept = 16

  /// Installed constraints that refer to the view or to one of its guides; some may have been removed since.
  private var installed: [BackReference<NSLayoutConstraint>] = []
  private var installedWhenLastSwept = 8

  /// The constraints of the view's intrinsic content size.
  var contentWidth: ContentSizeConstraints?
  var contentHeight: ContentSizeConstraints?
  var contentSizeIsStale = true

  /// The width for which a text of several lines was measured last; nil for its natural width.
  var measuredWidth: Double?

  /// The item's last solved frame, in points, in its container's coordinates, rounded to pixels.
  var solvedFrame: CGRect?

  /// A view's guides that have slots in the same engine.
  var guideSlots: [LayoutSlot] = []

  /// Whether the present place was made up by `exerciseAmbiguityInLayout`.
  var isExercised = false

  /// By attribute.
  var anchors = [NSObject?](repeating: nil, count: 21)

  init(view: UIView) {
    viewReference = view.backReference
    guideReference = nil
  }

  init(guide: UILayoutGuide) {
    viewReference = nil
    guideReference = guide.backReference
  }

  /// Represents a deallocated item.
  init() {
    viewReference = nil
    guideReference = nil
  }

  var item: (any LayoutItem)? { view ?? guide }

  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { view ?? guide?.owningView }

  func join(_ engine: LayoutEngine) {
    // An engine that was deallocated with the top of its hierarchy didn't release its items.
    if engineNumber != 0 { leave() }
    engineReference = engine.backReference
    engineNumber = engine.number
    contentSizeIsStale = true
    number = 0
    measuredWidth = nil
    solvedFrame = nil
  }

  func leave() {
    engineReference = nil
    engineNumber = 0
    horizontal = nil
    vertical = nil
    contentWidth = nil
    contentHeight = nil
    records = []
    guideSlots = []
  }

  func unknowns(_ axis: NSLayoutConstraint.Axis) -> Unknowns? {
    axis == .horizontal ? horizontal : vertical
  }

  /// Whether a constraint on the item has to do with an unknown.
  func hasConstraint(on unknown: Variable) -> Bool {
    records.contains { record in
      !record.isRemoved && record.id != nil && record.expression.terms.contains { $0.variable == unknown }
    }
  }

  func addRecord(_ record: ConstraintRecord) {
    if records.last === record { return }
    if records.count >= recordsWhenLastSwept {
      records.removeAll(where: \.isRemoved)
      recordsWhenLastSwept = max(16, records.count * 2)
    }
    records.append(record)
  }

  func noteInstallation(_ constraint: NSLayoutConstraint) {
    if installed.last === constraint.backReference { return }
    if installed.count >= installedWhenLastSwept {
      installed.removeAll { $0.target?.container == nil }
      installedWhenLastSwept = max(8, installed.count * 2)
    }
    installed.append(constraint.backReference)
  }

  /// The active constraints that refer to the view or to one of its guides, in the order in which they were first activated.
  var installedConstraints: [NSLayoutConstraint] {
    installed.compactMap { reference in reference.target.flatMap { $0.container == nil ? nil : $0 } }
  }

  /// Marks the item's constraints to be written again: its frame was set, or insets or the baseline changed.
  func invalidate() {
    for record in records where !record.needsRefresh { record.needsRefresh = true }
  }

  /// Notes that the view's content has another size, or holds on to it with other priorities.
  func invalidateContentSize() {
    contentSizeIsStale = true
    if engineNumber != 0 { engine?.contentSizeWasInvalidated() }
  }
}

/// The constraints that a view's content puts on one of its lengths.
struct ContentSizeConstraints {
  var length: Double
  var huggingPriority: Double
  var resistancePriority: Double
  /// Content hugging; nil at a priority of zero.
  var hugging: ConstraintID?
  /// Compression resistance; nil at a priority of zero.
  var resistance: ConstraintID?
}

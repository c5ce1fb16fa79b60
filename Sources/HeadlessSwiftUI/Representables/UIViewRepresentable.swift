public import HeadlessUIKit

/// A SwiftUI view that shows a UIKit view.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  /// Returns the view's size for the proposed size; nil for the size that the view itself determines.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Changes the view's size for the proposed size. `sizeThatFits` replaced this method in iOS 16; it is still called if
  /// `sizeThatFits` returns nil.
  func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static var _elementCount: Int? { 1 }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let coordinator = view.makeCoordinator()
    let environment = inputs.environment
    let made = view.makeUIView(context: Context(coordinator: coordinator, environment: environment))
    // Recorded on iOS 18.5 and 26.2: views whose intrinsic size is the size of their bounds have no height in a column that scrolls,
    // though they were made with a frame. That views are empty until they are measured is concluded from that.
    made.bounds.size = .zero
    let element = RepresentedElement(made)
    return RepresentedNode(
      view, inputs, element: element,
      update: { [unowned element] view, environment, transaction in
        let context = Context(coordinator: coordinator, transaction: transaction, environment: environment)
        view.updateUIView(made, context: context)
        element.answer = { view.sizeThatFits($0, uiView: made, context: context) }
        element.override = { view._overrideSizeThatFits(&$0, in: _ProposedSize($1), uiView: made) }
      }, dismantle: { dismantleUIView(made, coordinator: coordinator) })
  }
}

extension UIViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  nonisolated public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
  ) {}
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

/// The proposed size of a represented view, in the form before ``ProposedViewSize``. Client code reads it with a `Mirror`.
public struct _ProposedSize {
  /// In points; nil for the view's ideal width.
  var width: CGFloat?
  /// In points; nil for the view's ideal height.
  var height: CGFloat?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width
    height = proposal.height
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a view is created and updated.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues

  init(
    coordinator: Representable.Coordinator, transaction: Transaction = Transaction(), environment: EnvironmentValues
  ) {
    self.coordinator = coordinator
    self.transaction = transaction
    self.environment = environment
  }
}

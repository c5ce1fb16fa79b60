public import HeadlessUIKit

/// A SwiftUI view that shows a UIKit view controller; see `UIViewRepresentable`.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view for a proposal; nil if the view determines its size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public static var _elementCount: Int? { 1 }

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let coordinator = view.makeCoordinator()
    let environment = inputs.environment
    let made = view.makeUIViewController(context: Context(coordinator: coordinator, environment: environment))
    let element = RepresentedElement(made.view, controller: made)
    return RepresentedNode(
      view, inputs, element: element,
      update: { [unowned element] view, environment, transaction in
        let context = Context(coordinator: coordinator, transaction: transaction, environment: environment)
        view.updateUIViewController(made, context: context)
        element.answer = { view.sizeThatFits($0, uiViewController: made, context: context) }
      }, dismantle: { dismantleUIViewController(made, coordinator: coordinator) })
  }
}

extension UIViewControllerRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a controller is created and updated.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

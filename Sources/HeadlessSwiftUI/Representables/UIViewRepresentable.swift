public import HeadlessUIKit

/// Shows a view of UIKit's, also here: where a hosting controller's root view is one, or its body leads to one.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  /// The view's size in the room that it is offered; nil where the view itself says.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view is made with.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction = Transaction()
  public let environment: EnvironmentValues
}

import Foundation
import HeadlessUIKit

/// A view or a controller that a representable made.
@MainActor protocol Represented: AnyObject {
  var view: UIView { get }
  /// The controller of the view, where it has one.
  var controller: UIViewController? { get }
  /// Hands a newer representable on; false where it is of another type.
  func update(_ content: any View, in environment: EnvironmentValues) -> Bool
  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize?
  func dismantle()
}

/// What makes the thing that it represents.
@MainActor enum Representation {
  /// Nil for what represents nothing.
  static func make(_ content: any View, in environment: EnvironmentValues) -> (any Represented)? {
    if let content = content as? any UIViewRepresentable { return view(content, environment) }
    if let content = content as? any UIViewControllerRepresentable { return controller(content, environment) }
    return nil
  }

  private static func view<Content: UIViewRepresentable>(
    _ content: Content, _ environment: EnvironmentValues
  ) -> any Represented { RepresentedView(content, environment) }

  private static func controller<Content: UIViewControllerRepresentable>(
    _ content: Content, _ environment: EnvironmentValues
  ) -> any Represented { RepresentedController(content, environment) }
}

@MainActor private final class RepresentedView<Content: UIViewRepresentable>: Represented {
  private var content: Content
  private let coordinator: Content.Coordinator
  private let made: Content.UIViewType

  init(_ content: Content, _ environment: EnvironmentValues) {
    self.content = content
    let coordinator = environment.reading { content.makeCoordinator() }
    let context = Content.Context(coordinator: coordinator, environment: environment)
    let made = environment.reading { content.makeUIView(context: context) }
    self.coordinator = coordinator
    self.made = made
    environment.reading { content.updateUIView(made, context: context) }
  }

  var view: UIView { made }
  var controller: UIViewController? { nil }

  func update(_ content: any View, in environment: EnvironmentValues) -> Bool {
    guard let content = content as? Content else { return false }
    self.content = content
    environment.reading { content.updateUIView(made, context: context(environment)) }
    return true
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize? {
    environment.reading { content.sizeThatFits(proposal, uiView: made, context: context(environment)) }
  }

  func dismantle() { Content.dismantleUIView(made, coordinator: coordinator) }

  private func context(_ environment: EnvironmentValues) -> Content.Context {
    Content.Context(coordinator: coordinator, environment: environment)
  }
}

@MainActor private final class RepresentedController<Content: UIViewControllerRepresentable>: Represented {
  private var content: Content
  private let coordinator: Content.Coordinator
  private let made: Content.UIViewControllerType

  init(_ content: Content, _ environment: EnvironmentValues) {
    self.content = content
    let coordinator = environment.reading { content.makeCoordinator() }
    let context = Content.Context(coordinator: coordinator, environment: environment)
    let made = environment.reading { content.makeUIViewController(context: context) }
    self.coordinator = coordinator
    self.made = made
    environment.reading { content.updateUIViewController(made, context: context) }
  }

  var view: UIView { made.view }
  var controller: UIViewController? { made }

  func update(_ content: any View, in environment: EnvironmentValues) -> Bool {
    guard let content = content as? Content else { return false }
    self.content = content
    environment.reading { content.updateUIViewController(made, context: context(environment)) }
    return true
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize? {
    environment.reading { content.sizeThatFits(proposal, uiViewController: made, context: context(environment)) }
  }

  func dismantle() { Content.dismantleUIViewController(made, coordinator: coordinator) }

  private func context(_ environment: EnvironmentValues) -> Content.Context {
    Content.Context(coordinator: coordinator, environment: environment)
  }
}

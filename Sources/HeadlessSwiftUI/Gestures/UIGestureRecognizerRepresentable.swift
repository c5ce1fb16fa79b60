public import Foundation
public import HeadlessUIKit

/// A gesture recognizer of UIKit's on a view.
@preconcurrency @MainActor public protocol UIGestureRecognizerRepresentable: SendableMetatype {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recognizer is made with.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a recognizer's touches are.
@preconcurrency @MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  /// In points, in the coordinate space of the view that the recognizer is on.
  public var localLocation: CGPoint { recognizer.map { $0.location(in: $0.view) } ?? .zero }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer else { return .zero }
    return space.coordinateSpace == .local ? localLocation : recognizer.location(in: recognizer.view?.window)
  }
}

extension View {
  /// A recognizer of UIKit's, on a clear view before the view.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    overlay { RecognizerView(representable: representable) }
  }
}

/// A clear view of UIKit's with a recognizer.
private struct RecognizerView<Representable: UIGestureRecognizerRepresentable>: UIViewRepresentable {
  let representable: Representable

  @MainActor final class Coordinator {
    var recognizer: Representable.UIGestureRecognizerType?
    var context: Representable.Context?
    var representable: Representable
    init(_ representable: Representable) { self.representable = representable }

    func recognized() {
      guard let recognizer, let context else { return }
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(representable) }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let coordinator = context.coordinator
    var converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    let own = representable.makeCoordinator(converter: converter)
    let first = Representable.Context(coordinator: own, converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: first)
    converter.recognizer = recognizer
    coordinator.recognizer = recognizer
    coordinator.context = Representable.Context(coordinator: own, converter: converter)
    recognizer.addTarget(coordinator, action: Selector("recognized", Coordinator.recognized))
    view.addGestureRecognizer(recognizer)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    let coordinator = context.coordinator
    coordinator.representable = representable
    guard let recognizer = coordinator.recognizer, let own = coordinator.context else { return }
    representable.updateUIGestureRecognizer(recognizer, context: own)
  }
}

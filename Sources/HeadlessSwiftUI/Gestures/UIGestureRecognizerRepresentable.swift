public import Foundation
public import HeadlessUIKit

/// A UIKit gesture recognizer attached to a SwiftUI view.
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

/// The context in which a recognizer is created and updated.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts the recognizer's locations.
@preconcurrency @MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  /// The location in points, in the coordinate space of the recognizer's view.
  public var localLocation: CGPoint { recognizer.map { $0.location(in: $0.view) } ?? .zero }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer else { return .zero }
    return space.coordinateSpace == .local ? localLocation : recognizer.location(in: recognizer.view?.window)
  }
}

nonisolated extension View {
  /// A UIKit recognizer, attached to a clear view before the content.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    overlay { RecognizerView(representable: representable) }
  }
}

/// A clear UIKit view with a recognizer.
private struct RecognizerView<Representable: UIGestureRecognizerRepresentable>: UIViewRepresentable {
  nonisolated(unsafe) let representable: Representable

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

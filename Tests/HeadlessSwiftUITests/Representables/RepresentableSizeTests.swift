import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The sizes of represented views that have no intrinsic size.
@MainActor @Suite struct RepresentableSizeTests {
  private struct Box: UIViewRepresentable {
    var content: UIView?

    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
      guard let content else { return view }
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 30),
      ])
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func aViewTakesWhatIsProposed() {
    #expect(ElementHost(Box()).size(200, 100) == CGSize(width: 200, height: 100))
  }

  /// Recorded on iOS 18.5 and 26.2 (AccessibilitySnapshot's path shapes): rows of such views in a scroll view's column with a
  /// spacing of 64 points are 64 points apart.
  @Test func aViewHasNoLengthWhereNoneIsProposed() {
    #expect(ElementHost(Box()).size(200, nil) == CGSize(width: 200, height: 0))
    #expect(ElementHost(Box()).size(nil, nil) == .zero)
  }

  /// A view that names its bounds as its intrinsic size, as the recorded path shapes do.
  private final class BoundsView: UIView {
    override var intrinsicContentSize: CGSize { bounds.size }
  }

  private struct Shape: UIViewRepresentable {
    func makeUIView(context: Context) -> BoundsView { BoundsView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)) }
    func updateUIView(_ view: BoundsView, context: Context) {}
  }

  /// Recorded on iOS 18.5 and 26.2: shapes made with a frame of 60 x 60 points share the width of their row, and have no height.
  @Test func theFrameThatAViewWasMadeWithIsNotItsIntrinsicSize() {
    #expect(ElementHost(Shape()).size(90, nil) == CGSize(width: 90, height: 0))
  }

  @Test func constraintsGiveAViewItsLength() {
    #expect(ElementHost(Box(content: UIView())).size(200, nil) == CGSize(width: 200, height: 46))
  }
}

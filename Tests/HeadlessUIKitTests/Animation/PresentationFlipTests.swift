import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Flip transitions of presentations, at counted times.
@MainActor @Suite struct PresentationFlipTests {
  /// The colours that fill the groups in perspective, and how their distances grow with x.
  private func sides(_ items: [DisplayItem]) -> [(slope: CGFloat, colors: [Color])] {
    func colors(_ items: [DisplayItem]) -> [Color] {
      items.flatMap { item -> [Color] in
        switch item {
        case .fill(_, .color(let color), _): [color]
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    return items.flatMap { item -> [(slope: CGFloat, colors: [Color])] in
      guard case .group(let group) = item else { return [] }
      return group.projection.map { [($0.x, colors(group.items))] } ?? sides(group.items)
    }
  }

  @Test func aFlipShowsThePresentedViewOnTheBack() {
    let (presenter, presented) = (UIViewController(), UIViewController())
    presented.modalPresentationStyle = .fullScreen
    presented.modalTransitionStyle = .flipHorizontal
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    presenter.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    presented.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let screen = Screens.show(presenter)
    defer { screen.close() }
    func seen(_ change: () -> Void) -> [[(slope: CGFloat, colors: [Color])]] {
      screen.moments(at: [0.1, 0.4, 0.6], after: change) { sides($0.displayList().items) }
    }
    // The right edge approaches until the card is perpendicular to the screen, at half of 0.5 seconds; then the left edge is
    // nearer.
    let shown = seen { presenter.present(presented, animated: true) }
    #expect(shown.map(\.count) == [1, 1, 0])
    #expect(shown[0].first.map { $0.slope < 0 && $0.colors.contains(red) && !$0.colors.contains(blue) } == true)
    #expect(shown[1].first.map { $0.slope > 0 && $0.colors.last == blue } == true)
    // Back from left to right.
    let left = seen { presenter.dismiss(animated: true) }
    #expect(left.map(\.count) == [1, 1, 0])
    #expect(left[0].first.map { $0.slope > 0 && $0.colors.last == blue } == true)
    #expect(left[1].first.map { $0.slope < 0 && $0.colors.contains(red) && !$0.colors.contains(blue) } == true)
  }
}

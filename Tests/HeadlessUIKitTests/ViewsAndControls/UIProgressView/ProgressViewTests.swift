import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct ProgressViewTests {
  init() { HostedScreen.apply(.standard) }

  @Test func theHeightDependsOnTheStyle() {
    #expect(UIProgressView(progressViewStyle: .default).frame.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    #expect(UIProgressView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func progressIsAShare() {
    let view = UIProgressView()
    view.progress = 1.5
    #expect(view.progress == 1)
    view.setProgress(-2, animated: true)
    #expect(view.progress == 0)
  }

  @Test func anObservedProgressIsFollowed() {
    let view = UIProgressView()
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
  }

  @Test func whatIsDoneLiesAtTheLeadingEnd() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = 0.25
    view.progressTintColor = .red
    func filled() throws -> CGRect {
      guard case .group(let group) = try #require(view.contentItems().first), group.items.count == 2,
        case .fill(let path, _, _) = group.items[1]
      else { return .null }
      return path.controlPointBox
    }
    #expect(try filled() == CGRect(x: 0, y: 0, width: 25, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try filled() == CGRect(x: 75, y: 0, width: 25, height: 4))
  }
}

import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Strokes of backgrounds and of images, in points.
@MainActor @Suite struct BackgroundStrokeTests {
  private func stroked(outset: CGFloat) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.cornerRadius = 10
    configuration.strokeColor = .red
    configuration.strokeWidth = 2
    configuration.strokeOutset = outset
    return configuration
  }

  @Test(arguments: [(3, [-3, -3, 106, 56], 13), (-4, [4, 4, 92, 42], 6)] as [(CGFloat, [Double], CGFloat)])
  func aStrokeRunsBesideTheEdgeOfACellsBackground(_ outset: CGFloat, _ frame: [Double], _ radius: CGFloat) throws {
    let view = _UISystemBackgroundView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.configuration = stroked(outset: outset)
    view.layoutIfNeeded()
    let stroke = try #require(view.subviews.last as? BackgroundStrokeView)
    #expect(numbers(stroke) == frame)
    #expect(stroke.layer.cornerRadius == radius && stroke.layer.borderWidth == 2)
    #expect(stroke.layer.borderColor == UIColor.red.cgColor)
    #expect(view.subviews[0].layer.borderWidth == 0)
    view.configuration = stroked(outset: 0)
    #expect(view.subviews.count == 1 && view.subviews[0].layer.borderWidth == 2)
  }

  /// The image is clipped at the corners, the stroke beside it isn't.
  @Test func aButtonsStrokeIsNotCutWithItsImage() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background = stroked(outset: 5)
    configuration.background.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    let background = try #require(button.subviews.first as? ButtonBackgroundView)
    #expect(!background.clipsToBounds && background.layer.borderWidth == 0)
    let stroke = try #require(background.subviews.last as? BackgroundStrokeView)
    #expect(numbers(stroke) == [-5, -5, 110, 60])
    let cut = try #require(background.subviews.first)
    #expect(cut.clipsToBounds && numbers(cut) == [0, 0, 100, 50])
    #expect(cut.layer.cornerRadius == background.layer.cornerRadius)
    #expect((cut.subviews.first as? UIImageView)?.frame == background.bounds)
  }

  @Test func aListsImageHasAStroke() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    configuration.imageProperties.strokeWidth = 3
    configuration.imageProperties.strokeColor = .green
    let view = UIListContentView(configuration: configuration)
    let picture = try #require(view.subviews.first as? UIImageView)
    #expect(picture.layer.borderWidth == 3 && picture.layer.borderColor == UIColor.green.cgColor)
    configuration.imageProperties.strokeWidth = 0
    view.configuration = configuration
    #expect(picture.layer.borderWidth == 0 && picture.layer.borderColor == nil)
  }
}

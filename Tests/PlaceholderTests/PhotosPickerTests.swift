import Foundation
import Graphics
import HeadlessSwiftUI
import PhotosUI
import StandIns
import Testing
import UIKit
import _PhotosUI_SwiftUI

/// The SwiftUI part of PhotosUI.
@MainActor @Suite struct PhotosPickerTests {
  private func image() -> UIImage {
    // Image data has no scale: an image with one pixel per point keeps its size when it is loaded from data.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test func thePickersLabelIsAButton() throws {
    let view = PhotosPicker("Choose", selection: .constant(PhotosPickerItem?.none), matching: .images)
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 200, height: 100)
    let screen = HostedScreen(configuration) { UIHostingController(rootView: view) }
    defer { screen.close() }
    _ = screen.displayList()
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    #expect(texts(screen.viewTree()).contains("Choose"))
  }

  @Test func chosenPhotosAreTheTests() async throws {
    var answers = PhotosAnswers()
    answers.assets = [PHAsset(localIdentifier: "a", image: image())]
    try await withAnswers(answers) {
      let data = try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self)
      #expect(try UIImage(data: #require(data))?.size == CGSize(width: 4, height: 2))
      #expect(try await PhotosPickerItem(itemIdentifier: "b").loadTransferable(type: Data.self) == nil)
    }
  }

  @Test func liveViewsAreEmpty() async {
    let error = await withCheckedContinuation { continuation in
      PHLivePhoto.request(
        withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit
      ) { photo, info in
        continuation.resume(returning: photo == nil && info[PHLivePhotoInfoErrorKey] is any Error)
      }
    }
    #expect(error)
  }
}

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

  private struct Album: HeadlessSwiftUI.View {
    @State var isChoosing = false
    @State var items: [PhotosPickerItem] = []
    let keep: (Binding<Bool>) -> Void
    var body: some HeadlessSwiftUI.View {
      keep($isChoosing)
      return Text("Chosen \(items.compactMap(\.itemIdentifier).joined(separator: ","))")
        .photosPicker(isPresented: $isChoosing, selection: $items, maxSelectionCount: 2, matching: .images)
    }
  }

  /// Apple's documentation of `photosPicker`: the binding presents the picker, and becomes false as photos are chosen.
  @Test func aBindingPresentsThePicker() throws {
    var isChoosing: Binding<Bool>?
    let hosting = UIHostingController(rootView: Album { isChoosing = $0 })
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    _ = screen.displayList()
    #expect(hosting.presentedViewController == nil)
    isChoosing?.wrappedValue = true
    screen.window.updateScreen()
    func find(_ controller: UIViewController) -> PHPickerViewController? {
      controller as? PHPickerViewController ?? controller.children.lazy.compactMap(find).first
    }
    let picker = try #require(hosting.presentedViewController.flatMap(find))
    #expect(picker.configuration.selectionLimit == 2)
    let results = ["a", "b"].map { PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: $0) }
    picker.delegate?.picker(picker, didFinishPicking: results)
    screen.window.updateScreen()
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    #expect(hosting.presentedViewController == nil && texts(screen.viewTree()).contains("Chosen a,b"))
    #expect(isChoosing?.wrappedValue == false)
  }
}

import AVFoundation
import Foundation
import Photos
import StandIns
import Testing
import UIKit

/// Files and films of the photo library.
@MainActor @Suite struct PhotoResourceTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }

  @Test func aPhotosFileIsItsPicture() async throws {
    let asset = PHAsset(localIdentifier: "a", image: image)
    let resource = try #require(PHAssetResource.assetResources(for: asset).first)
    #expect(resource.originalFilename == "a.png" && resource.type == .photo && resource.assetLocalIdentifier == "a")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try await PHAssetResourceManager.default().writeData(for: resource, toFile: file, options: nil)
    #expect(UIImage(contentsOfFile: file.path)?.size.width != nil)
  }

  @Test func aVideosFilmIsTheTests() async {
    let file = URL(filePath: "/films/b.mov")
    let asset = PHAsset(localIdentifier: "b", image: image, mediaType: .video, duration: 3, videoURL: file)
    #expect(PHAssetResource.assetResources(for: asset).first?.originalFilename == "b.mov")
    let found = await withCheckedContinuation { continuation in
      PHImageManager.default().requestAVAsset(forVideo: asset, options: PHVideoRequestOptions()) { film, _, _ in
        continuation.resume(returning: (film as? AVURLAsset)?.url)
      }
    }
    #expect(found == file)
  }

  @Test func aVideoWithoutAFileIsAnError() async {
    let asset = PHAsset(localIdentifier: "c", image: image, mediaType: .video)
    let fails = await withCheckedContinuation { continuation in
      PHImageManager.default().requestPlayerItem(forVideo: asset, options: nil) { item, info in
        continuation.resume(returning: item == nil && info?[PHImageErrorKey] is CocoaError)
      }
    }
    #expect(fails)
  }
}

import Foundation
import FoundationNetworking
import NurseryKit
import NurseryPictures
import Onionskin
import Testing
import UIKit

@testable import Nursery

extension FirstScreenTests {
  /// The list and a plant, with pictures that the test answers requests with, and plants of the test's own.
  @MainActor @Suite struct PlantScreenTests {
    @Test func aPlantIsWatered() async throws {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [PlantPictureServer.self]
      PictureSource.session = URLSession(configuration: configuration)
      defer { PictureSource.session = .shared }
      let shelf = Shelf(isKept: false)
      shelf.fillIfEmpty()
      let list = PlantListController(shelf: shelf)
      let screen = Screen(of: UINavigationController(rootViewController: list), on: .iPhone15Pro)
      try await screen.wait { PlantScreenTests.pictures(in: screen.window).count == 4 }
      try screen.tap("Basil")
      try await screen.wait { PlantScreenTests.pictures(in: screen.window).contains { $0.bounds.height == 220 } }
      screen.step("plant")
      try screen.tap("Water")
      screen.step("watered")
    }

    /// The image views that show a plant's picture.
    private static func pictures(in view: UIView) -> [UIImageView] {
      let own = (view as? UIImageView).map { $0.image?.size == PlantPictureServer.size ? [$0] : [] } ?? []
      return own + view.subviews.flatMap(pictures)
    }
  }
}

/// Answers requests for plants' pictures: a leaf on a ground whose colour follows from the name.
final class PlantPictureServer: URLProtocol {
  static let size = CGSize(width: 120, height: 90)

  override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "nursery.example" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Self.picture(of: url.lastPathComponent))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private static func picture(of name: String) -> Data {
    let hue = CGFloat(name.utf8.reduce(0) { $0 + Int($1) } % 100) / 100
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor(hue: hue, saturation: 0.3, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: 0.35, saturation: 0.6, brightness: 0.5, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 35, y: 15, width: 50, height: 60)).fill()
    }
  }
}

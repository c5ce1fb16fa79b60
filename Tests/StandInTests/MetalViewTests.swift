import AVFoundation
import MetalKit
import StandIns
import Testing
import UIKit

/// Metal's views, without a device.
@MainActor @Suite struct MetalViewTests {
  @Test func aViewWithoutADeviceShowsItsClearColor() throws {
    #expect(MTLCreateSystemDefaultDevice() == nil)
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 4, height: 4), device: nil)
    view.clearColor = MTLClearColor(red: 1, green: 0, blue: 0, alpha: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    #expect(Array((data as Data).prefix(3)) == [255, 0, 0] || Array((data as Data).prefix(3)) == [0, 0, 255])
  }

  @Test func bufferOfPixelsHasAlignedRows() throws {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_32ARGB, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    #expect(CVPixelBufferGetWidth(buffer) == 5 && CVPixelBufferGetHeight(buffer) == 3)
    #expect(CVPixelBufferGetBytesPerRow(buffer) == 64 && CVPixelBufferGetDataSize(buffer) == 192)
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
    #expect((0..<192).allSatisfy { bytes[$0] == 0 })
    #expect(CVPixelBufferCreate(nil, 5, 3, 7, nil, &made) == kCVReturnInvalidArgument)
  }

  @Test func anEngineOfSoundRunsInSilence() throws {
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) { _, _ in
    }
    try engine.start()
    #expect(engine.isRunning && engine.inputNode.outputFormat(forBus: 0).sampleRate == 44_100)
    engine.stop()
    #expect(!engine.isRunning)
  }
}

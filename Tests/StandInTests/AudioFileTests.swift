import AVFoundation
import Foundation
import Testing

/// Files and buffers of sound, which nothing decodes.
@Suite struct AudioFileTests {
  @Test func aBufferHasRoomForItsChannels() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 3))
    let channels = try #require(buffer.floatChannelData)
    channels[0][2] = 0.5
    channels[1][0] = 0.25
    #expect(channels[0][2] == 0.5 && channels[1][0] == 0.25 && channels[1][2] == 0)
    #expect(buffer.stride == 1 && buffer.int16ChannelData == nil)
  }

  @Test func interleavedChannelsAlternate() throws {
    let format = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 2))
    let channels = try #require(buffer.int16ChannelData)
    channels[1][0] = 7
    #expect(channels[0][1] == 7 && buffer.stride == 2)
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: CocoaError.self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/none.wav")) }
    let format = AVAudioFormat(settings: [AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1])
    #expect(format?.sampleRate == 8000 && format?.channelCount == 1)
    #expect(AVAudioFormat(settings: [:]) == nil)
  }

  @Test func nothingIsExported() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mp4"))
    let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    session.outputFileType = .mp4
    await session.export()
    #expect(session.status == .failed && session.error != nil)
    await #expect(throws: AVError.self) {
      try await session.export(to: URL(fileURLWithPath: "/copy.mp4"), as: AVFileType.mov)
    }
  }
}

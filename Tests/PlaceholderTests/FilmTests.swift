import AVFoundation
import Foundation
import MapKit
import Testing
import UIKit
import WebKit

/// Reports about films, recordings, maps and pages that aren't available.
@MainActor @Suite struct FilmTests {
  private func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.org/\(name)")) }

  @Test func timesAreFractions() {
    let (half, third) = (CMTimeMake(value: 1, timescale: 2), CMTime(value: 1, timescale: 4))
    #expect((half + third).seconds == 0.75 && CMTimeSubtract(half, third).seconds == 0.25)
    #expect(CMTimeCompare(third, half) == -1 && half > third && CMTimeCompare(half, half) == 0)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric)
    #expect(!CMTime.invalid.isValid && CMTime(value: 1, timescale: 0).seconds.isNaN)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    let range = CMTimeRangeMake(start: third, duration: half)
    #expect(range.end.seconds == 0.75 && range.containsTime(half) && !range.containsTime(range.end))
  }

  @Test func rangesOfTimeAreValues() {
    let range = CMTimeRange(start: CMTimeMake(value: -3, timescale: 2), duration: .indefinite)
    let value = NSValue(timeRange: range)
    #expect(value.timeRangeValue.start == range.start && value.timeRangeValue.duration.flags == range.duration.flags)
    #expect(NSValue(time: .zero).timeRangeValue == .zero && NSNumber(value: 1).timeRangeValue == .zero)
    let joined = CMTimeRangeFromTimeToTime(
      start: CMTimeMake(value: 1, timescale: 1), end: CMTimeMake(value: 3, timescale: 1))
    #expect(joined.duration.seconds == 2 && CMTimeRangeGetEnd(joined).seconds == 3)
    #expect(CMTimeRangeContainsTime(joined, time: joined.start))
  }

  /// Nothing is loaded, so that there is nothing to choose from or to wait for.
  @Test func anItemThatIsntLoadedHasNoRanges() async throws {
    let item = AVPlayerItem(url: try url("film.mp4"))
    #expect(item.loadedTimeRanges.isEmpty && item.seekableTimeRanges.isEmpty)
    #expect(!item.isPlaybackLikelyToKeepUp && item.isPlaybackBufferEmpty && !item.isPlaybackBufferFull)
    #expect(item.asset.mediaSelectionGroup(forMediaCharacteristic: .audible) == nil)
    #expect(try await item.asset.loadMediaSelectionGroup(for: .legible) == nil)
    try AVAudioSession.sharedInstance().overrideOutputAudioPort(.speaker)
  }

  @Test func propertiesOfMediaAreLoaded() async throws {
    let asset = AVURLAsset(url: try url("film.mp4"))
    let duration = try await asset.load(.duration)
    let (tracks, isPlayable) = try await asset.load(.tracks, .isPlayable)
    #expect(duration == .zero && tracks.isEmpty && !isPlayable)
    let title = AVMutableMetadataItem()
    (title.identifier, title.value) = (.commonIdentifierTitle, "Ada" as NSString)
    let found = AVMetadataItem.metadataItems(from: [title], filteredByIdentifier: .commonIdentifierTitle)
    let text = try await found.first?.load(.stringValue)
    #expect(text == "Ada")
  }

  @Test func anItemHasTheTimeOfTheLastSeek() throws {
    let item = AVPlayerItem(url: try url("film.mp4"))
    #expect(item.currentTime() == .zero)
    var isDone = false
    item.seek(to: CMTimeMake(value: 3, timescale: 1)) { isDone = $0 }
    #expect(isDone && item.currentTime().seconds == 3)
    item.seek(to: .zero, completionHandler: nil)
    #expect(item.currentTime() == .zero)
  }

  @Test func pagesHaveAFinderWhereItIsEnabled() {
    let page = WKWebView(frame: .zero)
    #expect(page.findInteraction == nil)
    page.isFindInteractionEnabled = true
    #expect(page.findInteraction != nil && page.findInteraction === page.findInteraction)
  }

  @Test func aPlayerSaysWhetherItIsToPlay() throws {
    let player = AVPlayer(url: try url("film.mp4"))
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .playing)
    var isDone = false
    player.seek(to: CMTimeMake(value: 3, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero) { isDone = $0 }
    #expect(isDone && player.currentTime().seconds == 3)
    #expect(player.currentItem?.status == .unknown && player.currentItem?.duration.isIndefinite == true)
  }

  @Test func filmsThatAreNotReadHaveNoPicturesAndNoTracks() throws {
    let asset = AVURLAsset(url: try url("film.mp4"))
    #expect(asset.tracks(withMediaType: .video).isEmpty && asset.duration == .zero)
    let generator = AVAssetImageGenerator(asset: asset)
    #expect(throws: CocoaError.self) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    var results: [AVAssetImageGenerator.Result] = []
    generator.generateCGImagesAsynchronously(forTimes: [NSNumber(value: 1)]) { _, image, _, result, _ in
      if image == nil { results.append(result) }
    }
    #expect(results == [.failed])
  }

  @Test func nothingIsRecorded() async throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playAndRecord, mode: .spokenAudio, options: [.duckOthers])
    #expect(session.category == .playAndRecord && session.mode == .spokenAudio)
    #expect(session.categoryOptions == .duckOthers)
    let isAllowed = await withCheckedContinuation { answer in
      session.requestRecordPermission { answer.resume(returning: $0) }
    }
    let recorder = try AVAudioRecorder(url: try url("a.m4a"), settings: [:])
    #expect(!isAllowed && !recorder.record() && !recorder.isRecording)
    try session.setCategory(.soloAmbient)
  }

  @Test func aPagesNeighboursAreListed() throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(web.backForwardList.currentItem == nil && web.backForwardList.backList.isEmpty)
    let pages = try ["a", "b", "c"].map(url)
    for page in pages { web.load(URLRequest(url: page)) }
    web.goBack()
    let list = web.backForwardList
    #expect(list.currentItem?.url == pages[1] && list.backItem?.url == pages[0])
    #expect(list.forwardList.map(\.url) == [pages[2]] && list.item(at: 2) == nil && list.item(at: Int.max) == nil)
    web.go(to: try #require(list.forwardItem))
    #expect(web.url == pages[2])
  }

  @Test func mapsHavePinsAndNoPictures() {
    let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: "pin")
    // The point of the pin is at its coordinate.
    #expect(pin.bounds.height > 0 && pin.centerOffset.y == -pin.bounds.height / 2)
    var failed = false
    MKMapSnapshotter().start { picture, error in failed = picture == nil && error != nil }
    #expect(failed)
  }

  @Test func objectsOnTheirWayHaveData() throws {
    let provider = NSItemProvider(object: "Grüße" as NSString)
    var text: String?
    provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
      text = data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text == "Grüße")
    var isMissing = false
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      isMissing = data == nil && error != nil
    }
    #expect(isMissing)
  }

  @Test func commandsAreChangedAsTheyAreValidated() {
    let command = UICommand(title: "Old", action: Selector("save:"))
    let image = UIImage()
    command.title = "New"
    command.image = image
    #expect(command.title == "New" && (command as UIMenuElement).image === image)
  }
}

import Foundation
import FoundationXML
import HeadlessUIKit
import InterfaceBuilder

/// Reading a storyboard of 200 KB and making its first scene, next to the time that Foundation's parser takes for the same
/// bytes without a delegate.
@MainActor struct DocumentBenchmark {
  let runs: Int
  let folder: BenchmarkFolder

  func run() throws {
    let text = Self.storyboard(ofSize: 200_000)
    let file = folder.file("Large.storyboard")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let data = Data(text.utf8)
    guard let bundle = Bundle(path: file.deletingLastPathComponent().path) else { return }
    let first = Clock.processor.measure { Self.showFirstScene(bundle) }
    let read = try Durations.measure(runs: runs) { _ = try InterfaceDocument(data, path: file.path) }
    let scene = Durations.measure(runs: runs) { Self.showFirstScene(bundle) }
    let parser = Durations.measure(runs: runs) { _ = XMLParser(data: data).parse() }
    print("## A storyboard of \(data.count / 1000) KB, \(StageBenchmark.build) build\n")
    var table = Table(["", "ms", "time / XMLParser"])
    table.append(["first scene of a process, reading included", first.milliseconds, (first / parser.median).times])
    table.append(["reading", read.median.milliseconds, (read.median / parser.median).times])
    table.append(["first scene, read before", scene.median.milliseconds, (scene.median / parser.median).times])
    table.append(["XMLParser without a delegate", parser.median.milliseconds, "1"])
    print("Medians of \(runs) runs, but for the first; a scene is its controller with its view, 12 labels:\n")
    table.write()
  }

  private static func showFirstScene(_ bundle: Bundle) {
    UIStoryboard(name: "Large", bundle: bundle).instantiateInitialViewController()?.loadViewIfNeeded()
  }

  // MARK: The document

  private static func storyboard(ofSize size: Int) -> String {
    var scenes = ""
    var count = 0
    while scenes.utf8.count < size {
      scenes += scene(count)
      count += 1
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      colorMatched="YES" initialViewController="c0">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>
      \(scenes)
          </scenes>
      </document>
      """
  }

  private static func scene(_ number: Int) -> String {
    let labels = (0..<12).map { label in
      """
                                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label \(label)" textAlignment="natural" \
      lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)-\(label)">
                                      <rect key="frame" x="16" y="\(20 + 30 * label)" width="343" height="21"/>
                                      <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                      <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/>
                                      <nil key="highlightedColor"/>
                                  </label>

      """
    }.joined()
    let constraints = (0..<12).map { label in
      """
                                  <constraint firstItem="l\(number)-\(label)" firstAttribute="leading" \
      secondItem="s\(number)" secondAttribute="leading" constant="16" id="a\(number)-\(label)"/>
                                  <constraint firstItem="l\(number)-\(label)" firstAttribute="top" \
      secondItem="s\(number)" secondAttribute="top" constant="\(30 * label)" id="b\(number)-\(label)"/>

      """
    }.joined()
    return """
              <scene sceneID="n\(number)">
                  <objects>
                      <viewController id="c\(number)" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="v\(number)">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      \(labels)                        </subviews>
                              <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                              <constraints>
      \(constraints)                        </constraints>
                              <viewLayoutGuide key="safeArea" id="s\(number)"/>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="f\(number)" \
      sceneMemberID="firstResponder"/>
                  </objects>
              </scene>

      """
  }
}

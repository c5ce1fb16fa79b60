import AVKit
import MapKit
import Testing
import UIKit
import WebKit

/// Elements of other frameworks in documents of Interface Builder.
@MainActor @Suite struct PlaceholderDocumentTests {
  private final class Listener: NSObject, MKMapViewDelegate, WKNavigationDelegate {}

  private func objects(_ elements: String, owner: NSObject) throws -> [AnyObject] {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(elements)</objects></document>
      """
    return UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: owner, options: nil).map {
      $0 as AnyObject
    }
  }

  @Test func aMapIsOfTheClassThatStandsInForIt() throws {
    let owner = Listener()
    let made = try objects(
      """
      <mapView clipsSubviews="YES" contentMode="scaleToFill" id="m"><rect key="frame" x="0" y="0" width="100" height="80"/>
        <connections><outlet property="delegate" destination="-1" id="c"/></connections></mapView>
      """, owner: owner)
    let map = try #require(made.first as? MKMapView)
    #expect(map.frame.size == CGSize(width: 100, height: 80))
    #expect(map.delegate === owner)
  }

  @Test func aPageIsOfTheClassThatStandsInForIt() throws {
    let owner = Listener()
    let made = try objects(
      """
      <wkWebView contentMode="scaleToFill" id="w"><rect key="frame" x="0" y="0" width="50" height="60"/>
        <wkWebViewConfiguration key="configuration"/>
        <connections><outlet property="navigationDelegate" destination="-1" id="c"/></connections></wkWebView>
      """, owner: owner)
    let page = try #require(made.first as? WKWebView)
    #expect(page.frame.size == CGSize(width: 50, height: 60))
    #expect(page.navigationDelegate === owner)
  }

  @Test func aPlayersControllerIsOfTheClassThatStandsInForIt() throws {
    let made = try objects("<avPlayerViewController id=\"p\"/>", owner: NSObject())
    #expect(made.first is AVPlayerViewController)
  }
}

internal import Foundation
internal import InterfaceBuilder

extension UIControl {
  /// Takes what a document says of any control.
  func readControl(_ reader: ElementReader) {
    if let value = reader.bool("enabled") { isEnabled = value }
    if let value = reader.bool("selected") { isSelected = value }
    if let value = reader.bool("highlighted") { isHighlighted = value }
    if let value = reader.value("contentHorizontalAlignment", InterfaceNames.horizontalAlignments) {
      contentHorizontalAlignment = value
    }
    if let value = reader.value("contentVerticalAlignment", InterfaceNames.verticalAlignments) {
      contentVerticalAlignment = value
    }
  }
}

extension UISwitch {
  func readSwitch(_ reader: ElementReader) {
    if let value = reader.bool("on") { setOn(value, animated: false) }
    if let color = reader.color("onTintColor") { onTintColor = color }
    if let color = reader.color("thumbTintColor") { thumbTintColor = color }
    if let value = reader.text("title") { title = value }
  }
}

extension UISlider {
  func readSlider(_ reader: ElementReader) {
    // A value of 0 isn't written.
    if let value = reader.double("minValue") { minimumValue = Float(value) }
    if let value = reader.double("maxValue") { maximumValue = Float(value) }
    if let value = reader.double("value") { self.value = Float(value) }
    if let value = reader.bool("continuous") { isContinuous = value }
    if let color = reader.color("minimumTrackTintColor") { minimumTrackTintColor = color }
    if let color = reader.color("maximumTrackTintColor") { maximumTrackTintColor = color }
    if let color = reader.color("thumbTintColor") { thumbTintColor = color }
    if let image = reader.image("minimumValueImage") { minimumValueImage = image }
    if let image = reader.image("maximumValueImage") { maximumValueImage = image }
  }
}

extension UIStepper {
  func readStepper(_ reader: ElementReader) {
    if let value = reader.double("minimumValue") { minimumValue = value }
    if let value = reader.double("maximumValue") { maximumValue = value }
    if let value = reader.double("stepValue"), value > 0 { stepValue = value }
    if let value = reader.double("value") { self.value = value }
    if let value = reader.bool("continuous") { isContinuous = value }
    if let value = reader.bool("autorepeat") { autorepeat = value }
    if let value = reader.bool("wraps") { wraps = value }
  }
}

extension UIPageControl {
  func readPageControl(_ reader: ElementReader) {
    // Each page has its mark, and no control has more pages.
    if let value = reader.int("numberOfPages") { numberOfPages = min(max(value, 0), 10_000) }
    if let value = reader.int("currentPage") { currentPage = value }
    if let value = reader.bool("hidesForSinglePage") { hidesForSinglePage = value }
    if let color = reader.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = reader.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
  }
}

extension UISegmentedControl {
  func readSegments(_ reader: ElementReader) {
    _ = reader.string("segmentControlStyle")
    for (index, segment) in reader.items(of: "segments").filter({ $0.name == "segment" }).enumerated() {
      reader.part(segment) { readSegment($0, at: index, of: reader.element.id) }
    }
    if let value = reader.bool("momentary") { isMomentary = value }
    if let value = reader.bool("apportionsSegmentWidthsByContent") { apportionsSegmentWidthsByContent = value }
    // Without one the first is selected.
    let selected = reader.int("selectedSegmentIndex") ?? 0
    selectedSegmentIndex = selected < numberOfSegments ? selected : UISegmentedControl.noSegment
    if let color = reader.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
  }

  private func readSegment(_ reader: ElementReader, at index: Int, of id: String?) {
    let title = reader.text("title")
    if let image = reader.image("image") {
      insertSegment(with: image, at: index, animated: false)
    } else {
      let localized = id.flatMap { reader.loader.strings["\($0).segmentTitles[\(index)]"] }
      insertSegment(withTitle: localized ?? title ?? "", at: index, animated: false)
    }
    if let width = reader.number("width") { setWidth(width, forSegmentAt: index) }
    if let offset = reader.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    if reader.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
  }
}

extension UIProgressView {
  func readProgress(_ reader: ElementReader) {
    if let value = reader.value("progressViewStyle", ["bar": UIProgressView.Style.bar, "default": .default]) {
      progressViewStyle = value
    }
    if let value = reader.double("progress") { progress = Float(value) }
    if let color = reader.color("progressTintColor") { progressTintColor = color }
    if let color = reader.color("trackTintColor") { trackTintColor = color }
    if let image = reader.image("progressImage") { progressImage = image }
    if let image = reader.image("trackImage") { trackImage = image }
  }
}

extension UIActivityIndicatorView {
  func readIndicator(_ reader: ElementReader) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "large": .large, "white": .medium, "gray": .medium, "whiteLarge": .large,
    ]
    let name = reader.string("style")
    if let name, let value = styles[name] { style = value }
    // The styles before iOS 13 say the colour.
    if let name, name.hasPrefix("white") { color = .white } else if name == "gray" { color = .gray }
    if let color = reader.color("color") { self.color = color }
    // Unlike those that code makes, a document's show their spokes at rest where it doesn't say otherwise.
    hidesWhenStopped = reader.bool("hidesWhenStopped") ?? false
    let isHiddenInDocument = reader.bool("hidden") ?? false
    if reader.bool("animating") == true { startAnimating() }
    isHidden = isHiddenInDocument || hidesWhenStopped && !isAnimating
  }
}

internal import Foundation
internal import Onionskin

/// The HTML of one snapshot.
struct CellMarkup {
  let cell: ReportedCell

  private var entry: RunEntry { cell.entry }

  /// - Parameter budget: bytes of whole pictures that passing cells may still use; what this one uses is taken off.
  func html(budget: inout Int) -> String {
    var html = "<article class=\"\(entry.verdict.rawValue)\">\n<h3>\(HTMLText.escaped(entry.name))</h3>\n"
    html += "<p class=\"facts\"><span class=\"verdict \(entry.verdict.rawValue)\">\(entry.verdict.rawValue)</span> "
    html += "\(HTMLText.escaped(facts))</p>\n"
    if !cell.pictures.isEmpty {
      html += "<div class=\"pictures\">\n"
      for picture in cell.pictures { html += figure(picture, budget: &budget) }
      html += "</div>\n"
    }
    if let message = entry.message { html += "<pre>\(HTMLText.escaped(message))</pre>\n" }
    if let tolerance = entry.tolerance {
      let advice = tolerance.isFarTooWide ? ": far wider than needed" : ""
      html += "<p class=\"slack\">Tolerance\(advice): \(HTMLText.escaped(tolerance.text)).</p>\n"
    }
    return html + "</article>\n"
  }

  private var facts: String {
    let time = entry.times.total
    let milliseconds = time > 0 ? "\((time * 10_000).rounded() / 10) ms" : nil
    return [entry.variant?.text, milliseconds].compactMap(\.self).joined(separator: " · ")
  }

  private func figure(_ picture: ReportedCell.Picture, budget: inout Int) -> String {
    let shown = picture.thumbnail ?? picture.full
    var full = ""
    if picture.thumbnail != nil, !entry.verdict.isPass || budget >= picture.full.count {
      if entry.verdict.isPass { budget -= picture.full.count }
      full = " data-full=\"\(CellMarkup.uri(picture.full))\""
    }
    let name = HTMLText.escaped("\(entry.name): \(picture.caption)")
    return """
      <figure><button type="button" data-name="\(name)"\(full)>\
      <img loading="lazy" decoding="async" alt="\(name)" src="\(CellMarkup.uri(shown))"></button>\
      <figcaption>\(HTMLText.escaped(picture.caption))</figcaption></figure>

      """
  }

  private static func uri(_ png: Data) -> String {
    "data:image/png;base64," + png.base64EncodedString()
  }
}

internal import Foundation
internal import Graphics

/// Reads the language that this library's symbols are written in.
///
/// A drawing is one line of text, in hundredths of the point size around the symbol's middle, y pointing down:
///
///     trash 108x120 line M-44,-34 44,-34; area box -30,-34,30,50,6; mark M-12,-14 -10,30
///
/// - After the name: the image's size where it is known; without one, margins are laid around what is drawn.
/// - `name = other` is another name of a drawing, `name ~ other` one that is mirrored in right-to-left surroundings.
/// - Parts are separated by `;`, from the back to the front. Each has a kind (``SymbolPart/Kind``) and shapes: path data as in
///   SVG, `oval x,y,radius[,radius]`, `box left,top,right,bottom,corner`, `arc x,y,radius,from,to` in degrees clockwise from
///   the top, `poly radius x,y[,radius] …` with round corners, and `bend radius x,y[,radius] …`, the same with two ends. An area
///   may have another shape where it is filled, after `|`.
/// - Before the kind: `#2` for the second colour of a palette, `%1` for the first step of a variable value, `=red` for a
///   colour of its own, `=|red` for one that it only has where it is filled, `*60` for lines of 60 percent of the usual thickness.
/// - `use name x,y,percent[,degrees[,-1]]` is another symbol at a place, scaled, turned and mirrored, its lines as thick as all
///   others; `front` keeps what is below away from it; `hollow` takes it out of what is below wherever this one is filled.
struct SymbolText {
  /// Finds the drawings that others use.
  let find: (String) -> SymbolDrawing?

  /// The drawing that a line's text specifies; nil for invalid syntax.
  func drawing(_ text: Substring) -> SymbolDrawing? {
    var words = text.split(separator: " ")
    guard let first = words.first else { return nil }
    if first == "=" || first == "~", words.count == 2 {
      var drawing = find(String(words[1]))
      if first == "~" { drawing?.followsReading = true }
      return drawing
    }
    var size: CGSize?
    let measures = first.split(separator: "x").compactMap { Double($0) }
    if measures.count == 2 {
      size = CGSize(width: measures[0] / 100, height: measures[1] / 100)
      words.removeFirst()
    }
    var parts: [SymbolPart] = []
    for clause in words.joined(separator: " ").split(separator: ";") {
      guard let read = self.parts(clause.split(separator: " ")) else { return nil }
      parts += read
    }
    guard !parts.isEmpty else { return nil }
    return size.map { SymbolDrawing(size: $0, parts: parts) } ?? SymbolDrawing(fitting: parts)
  }

  private func parts(_ words: [Substring]) -> [SymbolPart]? {
    var words = words[...]
    var part = SymbolPart(kind: .line, path: Path())
    while let word = words.first, let tag = word.first, "#%=*".contains(tag) {
      words.removeFirst()
      switch tag {
      case "#": part.layer = Int(word.dropFirst()) ?? 0
      case "%": part.step = Int(word.dropFirst()) ?? 0
      case "*": part.thickness = CGFloat(Int(word.dropFirst()) ?? 100) / 100
      default:
        let isOfFilled = word.hasPrefix("=|")
        guard let color = SymbolColor(rawValue: String(word.dropFirst(isOfFilled ? 2 : 1))) else { return nil }
        if isOfFilled { part.filledColor = color } else { part.color = color }
      }
    }
    guard let verb = words.popFirst() else { return nil }
    if ["use", "front", "hollow"].contains(verb) { return used(verb, words, like: part) }
    guard let kind = SymbolPart.Kind(rawValue: String(verb)) else { return nil }
    part.kind = kind
    let sides = words.split(separator: "|")
    guard (1...2).contains(sides.count), let path = path(sides[0]) else { return nil }
    part.path = path
    if sides.count == 2 {
      guard let filled = self.path(sides[1]) else { return nil }
      part.filledPath = filled
    }
    return [part]
  }

  /// The parts of another symbol.
  private func used(_ verb: Substring, _ words: ArraySlice<Substring>, like tags: SymbolPart) -> [SymbolPart]? {
    guard words.count == 2, let name = words.first, let drawing = find(String(name)), !drawing.isPlaceholder,
      let numbers = words.last.flatMap({ numbers($0, 2...5) })
    else { return nil }
    let scale = numbers.count > 2 ? numbers[2] : 1
    let angle = numbers.count > 3 ? numbers[3] * 100 * .pi / 180 : 0
    let place = CGAffineTransform(scaleX: numbers.count > 4 ? -scale : scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: numbers[0], y: numbers[1]))
    var parts = drawing.parts.map { part in
      var part = part.applying(place)
      if tags.layer > 0, !part.isCut { part.layer = tags.layer }
      if tags.step > 0 { part.step = tags.step }
      part.thickness *= tags.thickness
      part.color = tags.color ?? part.color
      return part
    }
    switch verb {
    case "front": parts = parts.compactMap(\.room) + parts
    case "hollow":
      var inlay = tags
      inlay.kind = .inlay
      inlay.inner = parts.flatMap { $0.settled(isFilled: true) }
      parts = [inlay]
    default: break
    }
    return parts
  }

  // MARK: Shapes

  private func path(_ words: ArraySlice<Substring>) -> Path? {
    var words = words
    var path = Path()
    while let word = words.popFirst() {
      switch word {
      case "oval":
        guard let n = words.popFirst().flatMap({ numbers($0, 3...4) }) else { return nil }
        let radius = CGSize(width: n[2], height: n[n.count - 1])
        path.addEllipse(
          in: CGRect(
            x: n[0] - radius.width, y: n[1] - radius.height, width: 2 * radius.width, height: 2 * radius.height))
      case "box":
        guard let n = words.popFirst().flatMap({ numbers($0, 5...5) }) else { return nil }
        path.addPath(
          Path(
            roundedRect: CGRect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1]), cornerRadius: n[4]))
      case "arc":
        guard let n = words.popFirst().flatMap({ numbers($0, 5...5) }) else { return nil }
        var arc = Path()
        let (from, to) = ((n[3] * 100 - 90) * .pi / 180, (n[4] * 100 - 90) * .pi / 180)
        arc.addArc(
          center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: from, endAngle: to, clockwise: to > from)
        path.addPath(arc)
      case "poly", "bend":
        guard let corners = corners(&words) else { return nil }
        path.addPath(Path(through: corners, isClosed: word == "poly"))
      default:
        var data = [word]
        while let next = words.first, !["oval", "box", "arc", "poly", "bend"].contains(next) {
          data.append(next)
          words.removeFirst()
        }
        guard let read = SymbolPathData.path(Substring(data.joined(separator: " "))) else { return nil }
        path.addPath(read.inUnits)
      }
    }
    return path.isEmpty ? nil : path
  }

  /// A radius, and the points after it, each with its own radius or this one; nil for fewer than two points.
  private func corners(_ words: inout ArraySlice<Substring>) -> [SymbolCorner]? {
    guard let radius = words.popFirst().flatMap({ numbers($0, 1...1) })?[0] else { return nil }
    var corners: [SymbolCorner] = []
    while let n = words.first.flatMap({ numbers($0, 2...3) }) {
      corners.append(SymbolCorner(point: CGPoint(x: n[0], y: n[1]), radius: n.count > 2 ? n[2] : radius))
      words.removeFirst()
    }
    return corners.count > 1 ? corners : nil
  }

  /// Numbers between commas, in units; nil for a wrong number of them.
  private func numbers(_ word: Substring, _ count: ClosedRange<Int>) -> [CGFloat]? {
    let values = word.split(separator: ",").compactMap { Double($0) }
    return count.contains(values.count) ? values.map { CGFloat($0) / 100 } : nil
  }
}

extension SymbolPart {
  /// The margin that separates this part from the ones below; nil for a cut-out.
  var room: SymbolPart? {
    guard !isCut, kind != .mark, kind != .dot else { return nil }
    var room = self
    room.layer = 0
    room.step = 0
    // The area inside a line belongs to the parts below.
    room.kind = kind == .line ? .groove : .clear
    return room
  }
}

extension Path {
  /// The path divided by hundred, each number for itself: a product with 0.01 would come out otherwise than the figure.
  fileprivate var inUnits: Path {
    var result = Path()
    func unit(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / 100, y: point.y / 100) }
    for element in elements {
      switch element {
      case .move(let to): result.move(to: unit(to))
      case .line(let to): result.addLine(to: unit(to))
      case .quadCurve(let to, let control): result.addQuadCurve(to: unit(to), control: unit(control))
      case .curve(let to, let first, let second):
        result.addCurve(to: unit(to), control1: unit(first), control2: unit(second))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}

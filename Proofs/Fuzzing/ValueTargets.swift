import ConstraintSolver
import Foundation
import Graphics
import Rasterizer
import TextLayout

/// Systems of constraints and their edits, with numbers of all sizes.
struct ConstraintFuzz: FuzzTarget {
  let name = "constraints"

  let corpus: [Data] = []

  mutating func eat(_ input: Data) {
    var chance = Chance(bytes: input)
    let solver = LinearSolver()
    let variables = (0...chance.below(24)).map { _ in solver.makeVariable(isNonnegative: chance.hits(oneIn: 2)) }
    func number(_ exponent: Int) -> Double {
      if chance.hits(oneIn: 60) { return chance.of([.nan, .infinity, -1e300, 1e300, .leastNonzeroMagnitude, 0]) }
      let sign = chance.hits(oneIn: 2) ? -1.0 : 1
      return sign * Double(chance.below(1000) + 1) / 100 * pow(10, Double(chance.below(2 * exponent + 1) - exponent))
    }
    func expression() -> LinearExpression {
      var expression = LinearExpression(constant: number(chance.hits(oneIn: 4) ? 8 : 2))
      for _ in 0...chance.below(4) {
        expression.append(chance.of(variables), coefficient: number(chance.hits(oneIn: 4) ? 5 : 0))
      }
      return expression
    }
    func priority() -> Double { chance.of([1000, 1000, 999.5, 750, 500, 250.5, 250, 1, 0, .nan]) }
    var ids: [ConstraintID] = []
    func addOne() {
      ids.append(
        solver.add(
          expression(), chance.of([.equal, .lessThanOrEqual, .greaterThanOrEqual]), priority: priority()))
    }
    for _ in 0...chance.below(46) { addOne() }
    for _ in 0..<6 {
      _ = solver.solve()
      for variable in variables { precondition(!solver.value(of: variable).isNaN, "a value is no number") }
      for _ in 0...chance.below(4) {
        switch chance.below(4) {
        case 0: solver.setConstant(number(8), of: chance.of(ids))
        case 1: solver.setPriority(priority(), of: chance.of(ids))
        case 2: solver.remove(chance.of(ids))
        default: addOne()
        }
      }
    }
  }
}

/// Everything that can be painted, in places and sizes of all kinds.
struct DisplayListFuzz: FuzzTarget {
  let name = "display-list"

  let corpus: [Data] = []

  mutating func eat(_ input: Data) {
    var chance = Chance(bytes: input)
    let items = (0...chance.below(6)).map { _ in DisplayListFuzz.item(&chance, depth: 0) }
    let size = CGSize(width: CGFloat(chance.below(80)), height: CGFloat(chance.below(80)))
    let list = DisplayList(size: size, scale: chance.of([1, 2, 3]), items: items)
    _ = try? CairoRasterizer.paint(list)
  }

  private static func point(_ chance: inout Chance) -> CGPoint { CGPoint(x: chance.length(), y: chance.length()) }

  private static func rect(_ chance: inout Chance) -> CGRect {
    CGRect(x: chance.length(), y: chance.length(), width: chance.length(), height: chance.length())
  }

  private static func color(_ chance: inout Chance) -> Color {
    func part() -> CGFloat { chance.hits(oneIn: 30) ? chance.length() : CGFloat(chance.below(101)) / 100 }
    return Color(red: part(), green: part(), blue: part(), alpha: part())
  }

  private static func path(_ chance: inout Chance) -> Path {
    switch chance.below(5) {
    case 0: return Path(rect: rect(&chance))
    case 1: return Path(ellipseIn: rect(&chance))
    case 2: return Path(roundedRect: rect(&chance), cornerRadius: chance.length())
    default:
      var path = Path()
      for _ in 0...chance.below(8) {
        switch chance.below(5) {
        case 0: path.move(to: point(&chance))
        case 1: path.addQuadCurve(to: point(&chance), control: point(&chance))
        case 2: path.addCurve(to: point(&chance), control1: point(&chance), control2: point(&chance))
        case 3: path.closeSubpath()
        default: path.addLine(to: point(&chance))
        }
      }
      return path
    }
  }

  private static func item(_ chance: inout Chance, depth: Int) -> DisplayItem {
    switch chance.below(depth < 4 ? 7 : 5) {
    case 0: return .fill(path(&chance), .color(color(&chance)), rule: chance.of([.winding, .evenOdd]))
    case 1:
      let dash = (0..<chance.below(4)).map { _ in chance.length() }
      let style = StrokeStyle(
        width: chance.length(), cap: chance.of([.butt, .round, .square]), join: chance.of([.miter, .round, .bevel]),
        miterLimit: chance.length(), dash: dash, dashPhase: chance.length())
      return .stroke(path(&chance), .color(color(&chance)), style)
    case 2:
      let shadow = Shadow(
        color: color(&chance), offset: CGSize(width: chance.length(), height: chance.length()), sigma: chance.length())
      return .shadow(path(&chance), shadow)
    case 3: return .backdropBlur(path(&chance), sigma: chance.length())
    case 4:
      let bitmap = Bitmap(width: 1 + chance.below(5), height: 1 + chance.below(5), color: color(&chance))
      var image = ImageItem(.bitmap(bitmap), in: rect(&chance), interpolation: chance.of([.nearest, .linear]))
      if chance.hits(oneIn: 3) { image.tile = CGSize(width: chance.length(), height: chance.length()) }
      return .image(image)
    default:
      var group = DisplayGroup(items: (0...chance.below(3)).map { _ in item(&chance, depth: depth + 1) })
      if chance.hits(oneIn: 3) {
        group.transform = CGAffineTransform(
          a: chance.length(), b: chance.length(), c: chance.length(), d: chance.length(), tx: chance.length(),
          ty: chance.length())
      }
      if chance.hits(oneIn: 3) { group.opacity = chance.length() }
      if chance.hits(oneIn: 4) { group.mask = [item(&chance, depth: depth + 1)] }
      return .group(group)
    }
  }
}

/// Texts of all scripts in styles of all kinds.
struct TextFuzz: FuzzTarget {
  let name = "text"
  private let engine = TextEngine(library: FontLibrary(availableIn: FontLibrary.systemDirectory))
  private static let pieces = [
    "a", "word ", "\n", "\r\n", "\u{2028}", "\t", " ", "\u{200B}", "\u{AD}", "שלום", "مرحبا ", "日本語", "한국어", "नमस्ते",
    "👩‍👩‍👧‍👦", "🇩🇪", "\u{301}", "\u{FFFC}", "\u{0}", "\u{202E}", "\u{2066}", "ffi", "\u{F1234}", "\u{FEFF}", "…", "1 234,50 €",
  ]

  let corpus: [Data] = []

  mutating func eat(_ input: Data) {
    var chance = Chance(bytes: input)
    let string = (0..<chance.below(30)).map { _ in chance.of(TextFuzz.pieces) }.joined()
    var attributes = TextAttributes(font: .system(chance.hits(oneIn: 3) ? chance.length() : 17))
    if chance.hits(oneIn: 4) { attributes.kern = chance.length() }
    if chance.hits(oneIn: 4) { attributes.baselineOffset = chance.length() }
    if chance.hits(oneIn: 4) { attributes.leading = chance.length() }
    var style = ParagraphStyle()
    if chance.hits(oneIn: 3) { style.lineSpacing = chance.length() }
    if chance.hits(oneIn: 3) { style.headIndent = chance.length() }
    if chance.hits(oneIn: 3) { style.maximumLineHeight = chance.length() }
    if chance.hits(oneIn: 3) { style.lineHeightMultiple = chance.length() }
    let text = AttributedText(string, attributes: attributes, paragraphStyle: style)
    let room = LayoutConstraints(
      width: chance.hits(oneIn: 3) ? .infinity : chance.length(),
      height: chance.hits(oneIn: 2) ? .infinity : chance.length(),
      maximumLines: chance.below(5) - 1)
    let layout = engine.layout(text, in: room)
    precondition(!layout.size.width.isNaN && !layout.size.height.isNaN, "the size is no number")
  }
}

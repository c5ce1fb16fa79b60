internal import Foundation

extension CGContext {
  /// Draws a page's media box in its own points, y pointing up: as pixels, of which there are as many as the context's
  /// transform and the display have.
  public func drawPDFPage(_ page: CGPDFPage) {
    let box = page.getBoxRect(.mediaBox)
    let transform = ctm
    let size = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard !box.isNull, box.width > 0, box.height > 0, size > 0, size.isFinite else { return }
    // Few scales are painted, each once; and no page becomes a picture that is larger than any screen.
    let wanted = size * max(UITraitCollection.current.displayScale, 1)
    let largest = 8192 / max(box.width, box.height)
    guard let picture = page.picture(scale: min((wanted * 4).rounded(.up) / 4, largest)) else { return }
    // Viewers rotate the page; here it has its original orientation.
    let quarters = Int(page.rotationAngle / 90) & 3
    let turned = quarters % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
    saveGState()
    translateBy(x: box.midX, y: box.midY)
    rotate(by: CGFloat(quarters) * .pi / 2)
    draw(
      picture,
      in: CGRect(x: -turned.width / 2, y: -turned.height / 2, width: turned.width, height: turned.height))
    restoreGState()
  }
}

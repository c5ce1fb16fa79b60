import UIKit

extension Nonsense {
  static let drawing: [Nonsense] = [
    Nonsense("pictures of any size") {
      for number in numbers where number < 1e6 || number.isNaN {
        for scale in [0, -1, 2, CGFloat.nan, .infinity] {
          let format = UIGraphicsImageRendererFormat()
          format.scale = scale
          let image = UIGraphicsImageRenderer(size: CGSize(width: number, height: 5), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: number, height: 5))
          }
          _ = (image.size, image.cgImage?.width, image.pngData())
          UIGraphicsBeginImageContextWithOptions(CGSize(width: number, height: number), false, scale)
          _ = UIGraphicsGetImageFromCurrentImageContext()
          UIGraphicsEndImageContext()
        }
      }
      UIGraphicsEndImageContext()
      _ = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsPopContext()
      UIRectFill(.infinite)
      UIColor.red.setFill()
    },
    Nonsense("contexts of any number") {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { renderer in
        let context = renderer.cgContext
        for number in numbers {
          context.restoreGState()
          context.setLineWidth(number)
          context.setLineDash(phase: number, lengths: [number, -1, 0])
          context.setMiterLimit(number)
          context.setFlatness(number)
          context.setAlpha(number)
          context.setShadow(offset: CGSize(width: number, height: number), blur: number)
          context.addArc(center: .zero, radius: number, startAngle: number, endAngle: 0, clockwise: true)
          context.addArc(tangent1End: CGPoint(x: number, y: 0), tangent2End: .zero, radius: number)
          context.addEllipse(in: CGRect(x: number, y: 0, width: number, height: 1))
          context.strokePath()
          context.clip(to: CGRect(x: number, y: 0, width: number, height: 1))
          context.fill([])
          context.scaleBy(x: number, y: number)
          context.rotate(by: number)
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          context.replacePathWithStrokedPath()
          _ = context.boundingBoxOfClipPath
          _ = context.convertToUserSpace(CGPoint(x: 1, y: 1))
          UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: number, height: number), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: number, height: number)
          ).fill()
        }
      }
    },
    Nonsense("gradients of any number") {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { renderer in
        for number in numbers {
          guard
            let gradient = CGGradient(
              colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
              locations: [number, number])
          else { continue }
          renderer.cgContext.drawLinearGradient(gradient, start: CGPoint(x: number, y: 0), end: .zero, options: [])
          renderer.cgContext.drawRadialGradient(
            gradient, startCenter: CGPoint(x: number, y: 0), startRadius: number, endCenter: .zero, endRadius: number,
            options: [])
        }
      }
    },
    Nonsense("trees of views that show nothing") {
      for number in numbers {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.drawHierarchy(in: CGRect(x: number, y: 0, width: 3, height: number), afterScreenUpdates: true)
        _ = view.point(inside: CGPoint(x: number, y: number), with: nil)
        _ = view.hitTest(CGPoint(x: number, y: number), with: nil)
        _ = view.sizeThatFits(CGSize(width: number, height: number))
      }
    },
  ]
}

import UIKit

/// A pizza whose slices make the hands of a clock at midnight, drawn and not loaded.
enum PizzaIllustration {
  /// - Parameter side: in points.
  static func image(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let center = CGPoint(x: side / 2, y: side / 2)
      disc(center, radius: side * 0.5, color: UIColor(red: 0.80, green: 0.52, blue: 0.25, alpha: 1))
      disc(center, radius: side * 0.45, color: UIColor(red: 0.98, green: 0.80, blue: 0.36, alpha: 1))
      for hour in 0..<12 {
        let spot = point(center, distance: side * 0.35, hour: CGFloat(hour))
        disc(spot, radius: side * 0.045, color: UIColor(red: 0.78, green: 0.18, blue: 0.15, alpha: 1))
      }
      for (distance, hour) in [(0.2, 2.5), (0.22, 5.4), (0.19, 8.2), (0.23, 10.1)] {
        let leaf = point(center, distance: side * distance, hour: hour)
        disc(leaf, radius: side * 0.03, color: UIColor(red: 0.30, green: 0.55, blue: 0.25, alpha: 1))
      }
      cuts(center, length: side * 0.45)
      hands(center, length: side * 0.3)
    }
  }

  private static func disc(_ center: CGPoint, radius: CGFloat, color: UIColor) {
    color.setFill()
    UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }

  private static func point(_ center: CGPoint, distance: CGFloat, hour: CGFloat) -> CGPoint {
    let angle = hour / 12 * 2 * CGFloat.pi - .pi / 2
    return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
  }

  private static func cuts(_ center: CGPoint, length: CGFloat) {
    let path = UIBezierPath()
    for hour in stride(from: CGFloat(1), to: 13, by: 2) {
      path.move(to: center)
      path.addLine(to: point(center, distance: length, hour: hour))
    }
    path.lineWidth = 1.5
    UIColor(red: 0.85, green: 0.62, blue: 0.25, alpha: 1).setStroke()
    path.stroke()
  }

  private static func hands(_ center: CGPoint, length: CGFloat) {
    let path = UIBezierPath()
    path.move(to: center)
    path.addLine(to: point(center, distance: length, hour: 11.9))
    path.move(to: center)
    path.addLine(to: point(center, distance: length * 0.65, hour: 12))
    path.lineWidth = 7
    path.lineCapStyle = .round
    UIColor(red: 0.25, green: 0.16, blue: 0.10, alpha: 1).setStroke()
    path.stroke()
    disc(center, radius: 8, color: UIColor(red: 0.25, green: 0.16, blue: 0.10, alpha: 1))
  }
}

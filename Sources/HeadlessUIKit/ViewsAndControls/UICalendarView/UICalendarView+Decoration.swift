public import Foundation

extension UICalendarView {
  /// A decoration below a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let make: @MainActor () -> UIView

    /// A dot; nil for grey.
    public init(color: UIColor?, size: DecorationSize = .medium) {
      make = {
        let dot = UIView()
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = size.side / 2
        return DecorationBox(dot, side: size.side)
      }
      super.init()
    }

    /// An image; nil for a dot, and grey.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      make = {
        let view = UIImageView(image: image ?? UIImage(systemName: "circlebadge.fill"))
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        return DecorationBox(view, side: size.imageSide)
      }
      super.init()
    }

    /// A view of the app's own, in its natural size.
    public init(customViewProvider: @escaping @MainActor () -> UIView) {
      make = customViewProvider
      super.init()
    }

    public convenience override init() {
      self.init(color: nil)
    }

    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }
    public static func customView(_ provider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }

    func makeView() -> UIView { make() }
  }

  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2

    /// Of a dot, in points, estimated from pictures.
    var side: CGFloat { [4, 6, 8][rawValue] }
    /// Of an image, in points, estimated from pictures.
    var imageSide: CGFloat { [10, 13, 16][rawValue] }
  }
}

/// A decoration of one size.
private final class DecorationBox: UIView {
  private let side: CGFloat

  init(_ content: UIView, side: CGFloat) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    side = 0
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

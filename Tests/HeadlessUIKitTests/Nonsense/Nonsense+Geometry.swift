import UIKit

extension Nonsense {
  static let geometry: [Nonsense] = [
    Nonsense("frame of nan", refusedWith: "CALayerInvalidGeometry: CALayer bounds contains NaN") {
      UILabel().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    },
    Nonsense("origin of nan", refusedWith: "CALayerInvalidGeometry: CALayer position contains NaN") {
      UILabel().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    },
    Nonsense("bounds of nan", refusedWith: "CALayerInvalidGeometry: CALayer bounds contains NaN") {
      UILabel().bounds = CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan)
    },
    Nonsense("centre of nan", refusedWith: "CALayerInvalidGeometry: CALayer position contains NaN") {
      UILabel().center = CGPoint(x: CGFloat.nan, y: 0)
    },
    Nonsense("contentOffset of nan", refusedWith: "CALayerInvalidGeometry: CALayer bounds contains NaN") {
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    },
    Nonsense("frames without an end") {
      for number in finiteNumbers where abs(number) < 1e30 {
        for make in [
          UIView.init, UILabel.init, UIButton.init, UIScrollView.init, UITableView.init, UIImageView.init,
          UITextView.init, UIStackView.init, UISlider.init, UITextField.init, UIPickerView.init, UIDatePicker.init,
          UISegmentedControl.init, UIProgressView.init, UISearchBar.init, UINavigationBar.init, UITabBar.init,
          UIToolbar.init, UIPageControl.init, UISwitch.init, UIStepper.init,
        ] as [@MainActor (CGRect) -> UIView] {
          let view = make(CGRect(x: 0, y: 0, width: number, height: 20))
          view.backgroundColor = .red
          let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          box.addSubview(view)
          draw(box)
          view.frame = CGRect(x: number, y: number, width: 10, height: number)
          draw(box)
          view.bounds = CGRect(x: number.isFinite ? number : 0, y: 0, width: 10, height: 10)
          draw(box)
        }
      }
    },
    // A view that is centred in it has a position that isn't a number.
    Nonsense("a window without an end", refusedWith: "CALayerInvalidGeometry: CALayer position contains NaN") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 480))
      window.rootViewController = UINavigationController(rootViewController: UITableViewController())
      window.isHidden = false
    },
    Nonsense("windows larger than all that can be painted") {
      for number in [CGFloat(1e9), .greatestFiniteMagnitude] {
        for size in [CGSize(width: number, height: 480), CGSize(width: 320, height: number)] {
          let window = UIWindow(frame: CGRect(origin: .zero, size: size))
          let screen = UITableViewController()
          screen.title = "Endless"
          window.rootViewController = UINavigationController(rootViewController: screen)
          window.isHidden = false
          draw(window)
          let label = UILabel()
          label.text = "Endless"
          let plain = UIViewController()
          plain.view.addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: plain.view.safeAreaLayoutGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: plain.view.safeAreaLayoutGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: plain.view.bottomAnchor),
          ])
          window.rootViewController = plain
          draw(window)
        }
      }
    },
    Nonsense("sizes of nothing in a window") {
      show(UILabel(), size: .zero)
      show(UITableView(), size: CGSize(width: -5, height: -5))
      show(UITextView(), size: CGSize(width: 0, height: 10))
    },
    Nonsense("plain views without an end") {
      for make in [UIView.init, UILabel.init, UIImageView.init, UIScrollView.init] as [@MainActor (CGRect) -> UIView] {
        let view = make(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20))
        view.backgroundColor = .red
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.addSubview(view)
        draw(box)
      }
    },
    Nonsense("looks of any number") {
      for number in numbers {
        let view = UIView()
        view.backgroundColor = .red
        view.alpha = number
        view.contentScaleFactor = number
        view.layer.cornerRadius = number
        view.layer.borderWidth = number
        view.layer.shadowOpacity = Float(number)
        view.layer.shadowRadius = number
        view.layer.shadowOffset = CGSize(width: number, height: number)
        view.layer.zPosition = number
        view.layer.opacity = Float(number)
        view.layer.contentsScale = number
        view.layer.rasterizationScale = number
        view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: number, leading: number, bottom: number, trailing: number)
        view.layer.anchorPoint = CGPoint(x: number.isFinite ? number : 0, y: 0)
        show(view)
      }
    },
    Nonsense("transforms of any number") {
      for number in numbers {
        for transform in [
          CGAffineTransform(scaleX: number, y: number), CGAffineTransform(rotationAngle: number),
          CGAffineTransform(translationX: number, y: 0), CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: number, ty: 0),
        ] {
          let view = UILabel()
          view.text = "turned"
          view.transform = transform
          _ = view.frame
          _ = transform.inverted()
          let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
          box.addSubview(view)
          _ = view.convert(CGPoint(x: 1, y: 1), to: box)
          _ = view.convert(CGRect(x: 1, y: 1, width: 1, height: 1), from: box)
          draw(box)
        }
        let layer = CALayer()
        layer.transform = CATransform3DMakeRotation(number, number, 0, 1)
        layer.transform = CATransform3DScale(layer.transform, number, 1, number)
        _ = layer.displayItem()
      }
    },
    Nonsense("layers of any number") {
      for number in numbers {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, "no colour"]
        gradient.locations = [NSNumber(value: Double(number)), 0]
        gradient.startPoint = CGPoint(x: number, y: number)
        _ = gradient.displayItem()
        let shape = CAShapeLayer()
        shape.path =
          UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: number, height: 5), cornerRadius: number).cgPath
        shape.lineWidth = number
        shape.lineDashPattern = [NSNumber(value: Double(number)), 0, -1]
        shape.lineDashPhase = number
        shape.strokeStart = number
        shape.strokeEnd = number
        shape.miterLimit = number
        shape.strokeColor = UIColor.red.cgColor
        _ = shape.displayItem()
        let copies = CAReplicatorLayer()
        copies.instanceCount = -1
        copies.instanceDelay = Double(number)
        copies.instanceTransform = CATransform3DMakeScale(number, number, 1)
        copies.addSublayer(CALayer())
        _ = copies.displayItem()
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
        text.string = "text"
        text.fontSize = number
        _ = text.displayItem()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.contents = UIImage(systemName: "star")?.cgImage
        layer.contentsRect = CGRect(x: number, y: 0, width: number, height: -1)
        layer.contentsCenter = CGRect(x: number, y: number, width: number, height: number)
        _ = layer.displayItem()
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        if !number.isNaN { scroll.scroll(to: CGPoint(x: number, y: number)) }
        _ = scroll.displayItem()
      }
    },
    Nonsense("paths of any number") {
      for number in numbers {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: number, y: 1))
        path.move(to: CGPoint(x: number, y: number))
        path.addArc(
          withCenter: CGPoint(x: number, y: 0), radius: number, startAngle: number, endAngle: 1, clockwise: true)
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: number, y: 0), controlPoint2: CGPoint(x: 0, y: number))
        path.close()
        path.apply(CGAffineTransform(scaleX: number, y: 0))
        path.lineWidth = number
        path.flatness = number
        path.setLineDash([number, 1], count: 2, phase: number)
        _ = path.contains(CGPoint(x: number, y: 3))
        _ = path.bounds
        _ = path.reversing()
        _ = path.cgPath.copy(strokingWithWidth: number, lineCap: .round, lineJoin: .miter, miterLimit: number)
        _ = path.cgPath.copy(dashingWithPhase: number, lengths: [number, number])
        _ = path.cgPath.boundingBoxOfPath
      }
    },
    Nonsense("a layer that is its own mask") {
      let layer = CALayer()
      layer.mask = layer
      let view = UIView()
      view.mask = view
      show(view)
    },
    Nonsense("a view in itself", refusedWith: "Can't add self as subview") {
      let view = UIView()
      view.addSubview(view)
    },
    Nonsense("a view in its own subview", refusedWith: "Can't add self as subview") {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Nonsense("places among no subviews") {
      let view = UIView()
      view.insertSubview(UIView(), at: -1)
      view.insertSubview(UIView(), at: 99)
      view.insertSubview(UIView(), aboveSubview: UIView())
      view.bringSubviewToFront(UIView())
      view.sendSubviewToBack(UIView())
      view.layer.insertSublayer(CALayer(), at: 99)
      view.layer.insertSublayer(CALayer(), above: CALayer())
      view.layer.replaceSublayer(CALayer(), with: CALayer())
      _ = view.viewWithTag(-1)
      show(view)
    },
    Nonsense(
      "subviews exchanged that aren't there", refusedWith: "index 7 beyond bounds [0 .. 0] of the subviews of <UIView"
    ) {
      let view = UIView()
      view.addSubview(UIView())
      view.exchangeSubview(at: 0, withSubviewAt: 7)
      show(view)
    },
    Nonsense("insets of any number") {
      for number in numbers {
        _ = CGRect(x: 0, y: 0, width: 5, height: 5).inset(
          by: UIEdgeInsets(top: number, left: number, bottom: 0, right: 0))
        _ = CGRect(x: number, y: 0, width: number, height: 5).integral
        _ = "\(CGRect(x: number, y: number, width: number, height: number))"
        _ = NSCoder.string(for: CGRect(x: number, y: number, width: number, height: number))
      }
    },
    Nonsense("scroll views of any number") {
      for number in numbers {
        let view = UIScrollView()
        view.contentSize = CGSize(width: number, height: number)
        view.contentInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        view.scrollIndicatorInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        view.minimumZoomScale = number
        view.maximumZoomScale = number
        view.zoomScale = number
        view.setZoomScale(number, animated: false)
        if !number.isNaN { view.contentOffset = CGPoint(x: number, y: number) }
        view.scrollRectToVisible(CGRect(x: number, y: 0, width: number, height: 1), animated: false)
        view.isPagingEnabled = true
        view.refreshControl = UIRefreshControl()
        show(view)
        view.contentOffset = .zero
      }
    },
  ]
}

import UIKit

extension Nonsense {
  static let controls: [Nonsense] = [
    Nonsense("sliders whose ends are the wrong way round") {
      for number in numbers.map({ Float($0) }) {
        let slider = UISlider()
        slider.minimumValue = number
        slider.value = number
        slider.maximumValue = number - 1
        slider.setValue(number, animated: false)
        show(slider)
        slider.minimumValue = 5
        slider.maximumValue = -5
        slider.value = 2
        show(slider)
      }
    },
    Nonsense("a stepper without a step", refusedWith: "Step value must be greater than 0") {
      UIStepper().stepValue = 0
    },
    Nonsense("steppers and progress of any number") {
      for number in numbers {
        let stepper = UIStepper()
        stepper.value = Double(number)
        show(stepper)
        let progress = UIProgressView()
        progress.progress = Float(number)
        progress.setProgress(Float(number), animated: false)
        show(progress)
      }
    },
    Nonsense("pages that aren't there") {
      for count in [-1, 0, 3, 100_000, .max] {
        let pages = UIPageControl()
        pages.numberOfPages = count
        for page in [-1, 0, 99, .max, .min] {
          pages.currentPage = page
          show(pages)
          pages.setIndicatorImage(nil, forPage: 0)
        }
        _ = pages.size(forNumberOfPages: -3)
      }
    },
    Nonsense("segments that aren't there") {
      let segments = UISegmentedControl(items: ["One", 7, UIImage(), ""])
      segments.selectedSegmentIndex = -1
      segments.insertSegment(withTitle: "late", at: 99, animated: false)
      segments.insertSegment(withTitle: "early", at: -9, animated: false)
      segments.removeSegment(at: 99, animated: false)
      segments.removeSegment(at: -9, animated: false)
      _ = segments.titleForSegment(at: 99)
      show(segments)
      let empty = UISegmentedControl(items: nil)
      empty.selectedSegmentIndex = -1
      show(empty)
    },
    Nonsense("widths of segments of any number") {
      for number in finiteNumbers {
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.setWidth(number, forSegmentAt: 0)
        segments.setContentOffset(CGSize(width: number, height: number), forSegmentAt: 1)
        show(segments)
      }
    },
    Nonsense("dates whose ends are the wrong way round") {
      for style in [UIDatePickerStyle.wheels, .compact, .inline] {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.minimumDate = .distantFuture
        picker.maximumDate = .distantPast
        picker.date = Date(timeIntervalSince1970: 0)
        picker.minuteInterval = 7
        picker.minuteInterval = 0
        picker.minuteInterval = -1
        show(picker)
        picker.countDownDuration = -1
        picker.countDownDuration = .nan
        picker.datePickerMode = .countDownTimer
        show(picker)
      }
    },
    Nonsense("dates without an end") {
      for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
        let picker = UIDatePicker()
        picker.date = Date(timeIntervalSince1970: seconds)
        show(picker)
      }
    },
    Nonsense("images of no size") {
      for size in [CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: -5, height: 5)] {
        for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill, .redraw, .center, .bottomRight]
        {
          let view = UIImageView(image: UIImage())
          view.contentMode = mode
          view.animationImages = []
          view.startAnimating()
          show(view, size: size)
          show(view)
        }
      }
      _ = UIImage().resizableImage(withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)).withTintColor(
        .red)
      _ = UIImage(data: Data())
      _ = UIImage(data: Data([0x89, 0x50]), scale: 0)
      _ = UIImage().pngData()
      _ = UIImage().jpegData(compressionQuality: .nan)
      _ = UIImage.animatedImage(with: [], duration: .nan)
    },
    Nonsense("images of any number") {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      for number in finiteNumbers where number <= 1e9 {
        let stretched = image.resizableImage(
          withCapInsets: UIEdgeInsets(top: number, left: number, bottom: number, right: number), resizingMode: .tile)
        show(UIImageView(image: stretched))
        _ = image.withAlignmentRectInsets(UIEdgeInsets(top: number, left: 0, bottom: 0, right: number))
        _ = image.cgImage?.cropping(to: CGRect(x: number, y: 0, width: number, height: 3))
        show(UIImageView(image: image.withBaselineOffset(fromBottom: number)))
        show(
          UIImageView(
            image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: number))))
        _ = UIImage(cgImage: image.cgImage!, scale: number, orientation: .left).size
      }
    },
    Nonsense("buttons of any number") {
      for number in finiteNumbers where number <= 1e9 {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = number
        configuration.titlePadding = number
        configuration.background.cornerRadius = number
        configuration.background.strokeWidth = number
        configuration.background.strokeColor = .red
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: number, leading: number, bottom: number, trailing: number)
        show(UIButton(configuration: configuration))
        let button = UIButton(type: .system)
        button.setTitle("", for: [])
        button.titleEdgeInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        button.imageEdgeInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        button.contentEdgeInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        show(button)
      }
    },
    Nonsense("a picker of more rows than can be counted") {
      final class Source: NSObject, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
      }
      let source = Source()
      let picker = UIPickerView()
      picker.dataSource = source
      show(picker)
      picker.selectRow(.max - 1, inComponent: 0, animated: false)
      draw(picker)
    },
    Nonsense("menus that lie too deep", refusedWith: "500 menus lie in each other below the menu") {
      var menu = UIMenu(children: [])
      for _ in 0..<30_000 { menu = UIMenu(title: "in", children: [menu]) }
    },
    Nonsense("groups that lie too deep", refusedWith: "500 groups of a compositional layout lie in each other") {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9))
      var item = NSCollectionLayoutItem(layoutSize: size)
      for _ in 0..<30_000 { item = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]) }
    },
    Nonsense("key frames of any number") {
      for number in numbers {
        let view = UIView()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: Double(number), relativeDuration: Double(number)) { view.alpha = 0 }
        }
        show(view)
      }
    },
    Nonsense("pickers of no rows") {
      final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = 0
        var number: CGFloat = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows == 0 ? 0 : 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { number }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { number }
      }
      for rows in [0, 3] {
        for number in finiteNumbers {
          let source = Source()
          (source.rows, source.number) = (rows, number)
          let picker = UIPickerView()
          picker.dataSource = source
          picker.delegate = source
          show(picker)
          _ = picker.selectedRow(inComponent: 0)
        }
      }
    },
    Nonsense("colours of any number") {
      for number in numbers {
        let colors = [
          UIColor(red: number, green: number, blue: number, alpha: number),
          UIColor(hue: number, saturation: number, brightness: number, alpha: number),
          UIColor(white: number, alpha: number),
          UIColor(displayP3Red: number, green: number, blue: number, alpha: number),
        ]
        for color in colors {
          var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
          _ = (color.description, color.withAlphaComponent(number), color.cgColor.components)
          let view = UIView()
          view.backgroundColor = color
          show(view)
        }
      }
    },
    Nonsense("touches and animations of any number") {
      for number in numbers {
        UIView.animate(withDuration: Double(number), delay: Double(number)) {}
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number) {}
        let animator = UIViewPropertyAnimator(duration: Double(number), curve: .linear) {}
        animator.fractionComplete = number
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = Double(number)
        press.numberOfTouchesRequired = -1
        let view = UIView()
        view.addGestureRecognizer(press)
        show(view)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = Double(number)
        animation.repeatCount = Float(number)
        animation.timeOffset = Double(number)
        view.layer.add(animation, forKey: nil)
        view.layer.speed = 0
        view.layer.timeOffset = Double(number)
        _ = view.layer.displayItem()
      }
    },
    Nonsense("bars of nothing") {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      bar.items = []
      _ = bar.popItem(animated: false)
      show(bar)
      let tabs = UITabBar()
      tabs.items = []
      tabs.selectedItem = UITabBarItem(title: "", image: nil, tag: -1)
      tabs.itemSpacing = .nan
      tabs.itemWidth = .infinity
      show(tabs)
      let tool = UIToolbar()
      let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
      space.width = .nan
      tool.items = [space, UIBarButtonItem(customView: UIView())]
      show(tool)
      let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
      item.width = .infinity
      tool.items = [item]
      show(tool)
    },
    Nonsense("calendars and colours of nothing") {
      let well = UIColorWell()
      show(well)
      let calendar = UICalendarView()
      calendar.visibleDateComponents = DateComponents(year: -5, month: 99, day: 77)
      show(calendar)
    },
    Nonsense("controllers that can't be selected") {
      let tabs = UITabBarController()
      tabs.selectedIndex = 7
      tabs.selectedIndex = -7
      tabs.viewControllers = []
      tabs.selectedIndex = 3
      let navigation = UINavigationController()
      _ = navigation.popViewController(animated: false)
      _ = navigation.popToRootViewController(animated: false)
      navigation.setViewControllers([], animated: false)
      show(tabs.view)
      show(navigation.view)
    },
  ]
}

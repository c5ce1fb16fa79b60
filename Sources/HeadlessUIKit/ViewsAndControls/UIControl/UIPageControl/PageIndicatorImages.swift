/// The images that a page control shows in place of its dots.
struct PageIndicatorImages {
  var preferred: UIImage?
  var preferredCurrent: UIImage?
  var byPage: [Int: UIImage] = [:]
  var currentByPage: [Int: UIImage] = [:]

  /// Nil for the dot.
  func image(forPage page: Int, isCurrent: Bool) -> UIImage? {
    let ordinary = byPage[page] ?? preferred
    return isCurrent ? currentByPage[page] ?? preferredCurrent ?? ordinary : ordinary
  }
}

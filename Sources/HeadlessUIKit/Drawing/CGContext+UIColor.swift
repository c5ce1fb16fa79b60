extension CGContext {
  func setFill(_ color: UIColor) { setFillColor(color.cgColor) }

  func setStroke(_ color: UIColor) { setStrokeColor(color.cgColor) }
}

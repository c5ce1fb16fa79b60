extension UIView {
  // Stored but unused: the device doesn't move.

  public var motionEffects: [UIMotionEffect] {
    get { core.motionEffects }
    set { core.motionEffects = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !core.motionEffects.contains(where: { $0 === effect }) { core.motionEffects.append(effect) }
  }
  public func removeMotionEffect(_ effect: UIMotionEffect) { core.motionEffects.removeAll { $0 === effect } }
}

/// A responder and its successive `next` responders. A cycle, which an override of `next` may cause, ends the chain and is
/// reported.
@MainActor struct ResponderChain {
  private let first: UIResponder?

  init(from first: UIResponder?) { self.first = first }

  /// The first result of a closure along the chain that isn't nil.
  func first<Thing>(_ thing: (UIResponder) -> Thing?) -> Thing? {
    var candidate = first
    // Brent's: the responder that others are compared with is moved after twice as many steps each time.
    var marked: UIResponder?
    var (steps, limit) = (0, 1)
    while let responder = candidate {
      if let found = thing(responder) { return found }
      if responder === marked {
        tell(responder)
        return nil
      }
      if steps == limit || marked == nil { (marked, steps, limit) = (responder, 0, limit * 2) }
      steps += 1
      candidate = responder.next
      if candidate === responder {
        tell(responder)
        return nil
      }
    }
    return nil
  }

  /// The responder that unhandled events go to; nil in a chain without an end, where every responder would hand them
  /// on.
  static func successor(of responder: UIResponder) -> UIResponder? {
    guard let next = responder.next else { return nil }
    var hasEnd = false
    _ = ResponderChain(from: responder).first { candidate -> Bool? in
      hasEnd = candidate.next == nil
      return hasEnd ? true : nil
    }
    return hasEnd ? next : nil
  }

  private func tell(_ responder: UIResponder) {
    UsageWarning.print("The responder chain has no end: `next` leads from \(type(of: responder)) back to it.")
  }
}

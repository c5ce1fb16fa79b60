internal import Foundation

/// Calls to the delegate. If the owner is the delegate, it is called through `LayerOwner`, which works on any thread.
extension CALayer {
  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    delegateIsOwner = delegate != nil && delegate === owner
    otherDelegate = delegateIsOwner ? nil : delegate
    delegateDisplays = true
  }

  private var delegatingOwner: (any LayerOwner)? { delegateIsOwner ? owner : nil }

  func letDelegateDisplay() {
    if let owner = delegatingOwner { owner.ownerDisplays(self) } else { delegate?.display(self) }
  }

  func _draw(in context: CGContext) {
    if let owner = delegatingOwner { owner.ownerDraws(self, in: context) } else { delegate?.draw(self, in: context) }
  }

  func tellDelegateOfDrawing() {
    if let owner = delegatingOwner { owner.ownerWillDraw(self) } else { delegate?.layerWillDraw(self) }
  }

  func _layoutSublayers() {
    if let owner = delegatingOwner {
      owner.ownerLaysOutSublayers(of: self)
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }

  func delegateAction(forKey event: String) -> (any CAAction)? {
    if let owner = delegatingOwner { return owner.ownerAction(for: self, forKey: event) }
    return delegate?.action(for: self, forKey: event)
  }
}

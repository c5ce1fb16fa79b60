/// A point of view. Stored but unused: nothing is drawn.
open class SCNCamera: NSObject {
  open var name: String?
  /// In degrees.
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var automaticallyAdjustsZRange = false
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var wantsHDR = false
  open var wantsExposureAdaptation = true
  open var exposureOffset: CGFloat = 0
  open var wantsDepthOfField = false
  open var focusDistance: CGFloat = 2.5
  open var fStop: CGFloat = 5.6
  open var bloomIntensity: CGFloat = 0
  open var bloomThreshold: CGFloat = 1
  open var bloomBlurRadius: CGFloat = 4
  open var motionBlurIntensity: CGFloat = 0
  open var categoryBitMask = -1

  public override init() { super.init() }
}

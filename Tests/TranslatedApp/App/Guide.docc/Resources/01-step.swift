import UIKit

// A tutorial's step, which Xcode shows and doesn't compile.
class TutorialStep: UIView {}

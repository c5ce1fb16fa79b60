// Names of constants before Swift gave them types: the compiler offers the present ones.

@available(*, unavailable, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = ""

@available(*, unavailable, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = ""

@available(*, unavailable, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = ""

@available(*, unavailable, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = ""

@available(*, unavailable, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = ""

@available(*, unavailable, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = ""

@available(*, unavailable, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = ""

@available(*, unavailable, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = ""

@available(*, unavailable, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = ""

@available(*, unavailable, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = ""

@available(*, unavailable, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = ""

@available(*, unavailable, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = ""

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = ""

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = ""

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = ""

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.center")
public let kCAGravityCenter = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.top")
public let kCAGravityTop = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.bottom")
public let kCAGravityBottom = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.left")
public let kCAGravityLeft = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.right")
public let kCAGravityRight = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.topLeft")
public let kCAGravityTopLeft = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.topRight")
public let kCAGravityTopRight = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.bottomLeft")
public let kCAGravityBottomLeft = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.bottomRight")
public let kCAGravityBottomRight = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.resize")
public let kCAGravityResize = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect = ""

@available(*, unavailable, renamed: "CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill = ""

@available(*, unavailable, renamed: "CALayerContentsFilter.nearest")
public let kCAFilterNearest = ""

@available(*, unavailable, renamed: "CALayerContentsFilter.linear")
public let kCAFilterLinear = ""

@available(*, unavailable, renamed: "CALayerContentsFilter.trilinear")
public let kCAFilterTrilinear = ""

@available(*, unavailable, renamed: "CATransitionType.fade")
public let kCATransitionFade = ""

@available(*, unavailable, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn = ""

@available(*, unavailable, renamed: "CATransitionType.push")
public let kCATransitionPush = ""

@available(*, unavailable, renamed: "CATransitionType.reveal")
public let kCATransitionReveal = ""

@available(*, unavailable, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight = ""

@available(*, unavailable, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft = ""

@available(*, unavailable, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop = ""

@available(*, unavailable, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom = ""

@available(*, unavailable, renamed: "CAAnimationCalculationMode.linear")
public let kCAAnimationLinear = ""

@available(*, unavailable, renamed: "CAAnimationCalculationMode.discrete")
public let kCAAnimationDiscrete = ""

@available(*, unavailable, renamed: "CAAnimationCalculationMode.paced")
public let kCAAnimationPaced = ""

@available(*, unavailable, renamed: "CAAnimationCalculationMode.cubic")
public let kCAAnimationCubic = ""

@available(*, unavailable, renamed: "CAAnimationCalculationMode.cubicPaced")
public let kCAAnimationCubicPaced = ""

@available(*, unavailable, renamed: "CAAnimationRotationMode.rotateAuto")
public let kCAAnimationRotateAuto = ""

@available(*, unavailable, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public let kCAAnimationRotateAutoReverse = ""

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural = ""

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = ""

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = ""

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = ""

@available(*, unavailable, renamed: "CATextLayerAlignmentMode.justified")
public let kCAAlignmentJustified = ""

@available(*, unavailable, renamed: "CATextLayerTruncationMode.none")
public let kCATruncationNone = ""

@available(*, unavailable, renamed: "CATextLayerTruncationMode.start")
public let kCATruncationStart = ""

@available(*, unavailable, renamed: "CATextLayerTruncationMode.end")
public let kCATruncationEnd = ""

@available(*, unavailable, renamed: "CATextLayerTruncationMode.middle")
public let kCATruncationMiddle = ""

@available(*, unavailable, renamed: "CAGradientLayerType.axial")
public let kCAGradientLayerAxial = ""

@available(*, unavailable, renamed: "CAGradientLayerType.radial")
public let kCAGradientLayerRadial = ""

@available(*, unavailable, renamed: "CAGradientLayerType.conic")
public let kCAGradientLayerConic = ""

@available(*, unavailable, renamed: "CAValueFunctionName.rotateX")
public let kCAValueFunctionRotateX = ""

@available(*, unavailable, renamed: "CAValueFunctionName.rotateY")
public let kCAValueFunctionRotateY = ""

@available(*, unavailable, renamed: "CAValueFunctionName.rotateZ")
public let kCAValueFunctionRotateZ = ""

@available(*, unavailable, renamed: "CAValueFunctionName.scaleX")
public let kCAValueFunctionScaleX = ""

@available(*, unavailable, renamed: "CAValueFunctionName.scaleY")
public let kCAValueFunctionScaleY = ""

@available(*, unavailable, renamed: "CAValueFunctionName.scaleZ")
public let kCAValueFunctionScaleZ = ""

@available(*, unavailable, renamed: "CAValueFunctionName.scale")
public let kCAValueFunctionScale = ""

@available(*, unavailable, renamed: "CAValueFunctionName.translateX")
public let kCAValueFunctionTranslateX = ""

@available(*, unavailable, renamed: "CAValueFunctionName.translateY")
public let kCAValueFunctionTranslateY = ""

@available(*, unavailable, renamed: "CAValueFunctionName.translateZ")
public let kCAValueFunctionTranslateZ = ""

@available(*, unavailable, renamed: "CAValueFunctionName.translate")
public let kCAValueFunctionTranslate = ""

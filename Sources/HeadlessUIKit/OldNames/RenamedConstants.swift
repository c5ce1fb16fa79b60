// Constants that Swift gave types to or nested, since version 4.0. Those of 4.2 compile in the language mode 4, with the type that
// they have now; in later ones the compiler offers the present name.

@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.ligature")
public let NSLigatureAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.textEffect")
public let NSTextEffectAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.obliqueness")
public let NSObliquenessAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.expansion")
public let NSExpansionAttributeName = ""

@available(*, unavailable, renamed: "NSAttributedString.Key.writingDirection")
public let NSWritingDirectionAttributeName = ""

@available(*, unavailable, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = ""

@available(*, unavailable, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = ""

@available(*, unavailable, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = ""

@available(*, unavailable, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = ""

@available(*, unavailable, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = ""

@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = ""

@available(*, unavailable, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = ""

@available(*, unavailable, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = ""

@available(*, unavailable, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = ""

@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public let UITableViewIndexSearch = UITableView.indexSearch

@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert

@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

extension Device.Screen {
  static let phone320x568 = homeButtonPhone(320, 568, scale: 2)
  static let phone375x667 = homeButtonPhone(375, 667, scale: 2)
  static let phone414x736 = homeButtonPhone(
    414, 736, scale: 3, downsampledSize: CGSize(width: 1080, height: 1920))
  static let phone375x812 = phone(375, 812, top: 44, cornerRadius: 39)
  // Its status bar is 44 points high up to iOS 13.
  static let phone414x896at2x = phone(414, 896, scale: 2, top: 48, cornerRadius: 41.5)
  static let phone414x896at3x = phone(414, 896, top: 44, cornerRadius: 39)
  static let phoneMini = phone(
    375, 812, downsampledSize: CGSize(width: 1080, height: 2340), top: 50, cornerRadius: 44)
  static let phone390x844 = phone(390, 844, top: 47, cornerRadius: 142 / 3)
  static let phone428x926 = phone(428, 926, top: 47, cornerRadius: 160 / 3)
  // The island keeps clear of the display's edge: the bar is 54 points high, and the safe area begins further down.
  static let phone393x852 = phone(393, 852, top: 59, statusBar: 54, cornerRadius: 55)
  static let phone430x932 = phone(430, 932, top: 59, statusBar: 54, cornerRadius: 55)
  static let phone402x874 = phone(402, 874, top: 62, statusBar: 54, cornerRadius: 62)
  static let phone440x956 = phone(440, 956, top: 62, statusBar: 54, cornerRadius: 62)
  // On iOS 26, the first that this one runs. How high its status bar is isn't published; taken from the other islands.
  static let phone420x912 = phone(420, 912, top: 68, statusBar: 54, cornerRadius: 62)

  static let pad768x1024 = homeButtonPad(768, 1024, narrow: (320, 320))
  static let pad810x1080 = homeButtonPad(810, 1080, narrow: (320, 320))
  static let pad834x1112 = homeButtonPad(834, 1112, narrow: (320, 320))
  static let pad1024x1366WithHomeButton = homeButtonPad(1024, 1366, narrow: (375, 375))
  static let pad744x1133 = pad(744, 1133, cornerRadius: 21.5, narrow: (320, 375))
  static let pad820x1180 = pad(820, 1180, cornerRadius: 18, narrow: (320, 375))
  static let pad820x1180Rounder = pad(820, 1180, cornerRadius: 25, narrow: (320, 375))
  static let pad834x1194 = pad(834, 1194, cornerRadius: 18, narrow: (320, 375))
  static let pad1024x1366 = pad(1024, 1366, cornerRadius: 18, narrow: (375, 375))
  static let pad834x1210 = pad(834, 1210, cornerRadius: 30, narrow: (320, 375))
  static let pad1032x1376 = pad(1032, 1376, cornerRadius: 30, narrow: (375, 375))
}

import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct SnapshotMatrixTests {
  private let folder = "Snapshots/OnionskinTests/SnapshotMatrixTests"

  @Test func namesFollowFromTheAxes() {
    let matrix = SnapshotMatrix(
      devices: [.iPhone15Pro, .iPhoneX], orientations: [.portrait, .landscape], variants: [.standard, .dark])
    #expect(
      matrix.cells.map { SnapshotName(parts: $0.nameParts).fileName } == [
        "iPhone-15-Pro", "iPhone-15-Pro.dark", "iPhone-15-Pro-landscape", "iPhone-15-Pro-landscape.dark", "iPhone-X",
        "iPhone-X.dark", "iPhone-X-landscape", "iPhone-X-landscape.dark",
      ])
  }

  @Test func aNameIsThereOnceWhenMatricesAddUp() {
    let sum = SnapshotMatrix(devices: [.iPhoneX]) + SnapshotMatrix(devices: [.iPhoneX, .iPad10])
    #expect(sum.cells.map(\.nameParts) == [["iPhone X"], ["iPad (10th generation)"]])
  }

  @Test func variantsChangeTheScreen() {
    let device = ViewImageConfig(.iPhone15Pro)
    #expect(SnapshotVariant.dark.applied(to: device).traits.userInterfaceStyle == .dark)
    #expect(SnapshotVariant.rightToLeft.applied(to: device).traits.layoutDirection == .rightToLeft)
    let larger = SnapshotVariant.additionalSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    #expect(larger.name == "safe-area-top-30")
    #expect(larger.applied(to: device).safeArea.top == device.safeArea.top + 30)
    #expect(larger.applied(to: device).safeArea.bottom == device.safeArea.bottom)
    let text = SnapshotVariant.textSize(.accessibilityExtraExtraLarge)
    #expect(text.name == "text-accessibility-XXL")
    #expect(text.applied(to: device).traits.preferredContentSizeCategory == .accessibilityExtraExtraLarge)
    #expect(SnapshotVariant.dark.with(.rightToLeft).name == "dark-right-to-left")
    #expect(SnapshotVariant.dark.with(.rightToLeft).applied(to: device).traits.layoutDirection == .rightToLeft)
  }

  @Test func marginsAndSafeAreaReachTheController() {
    var margins: [CGFloat] = []
    var tops: [CGFloat] = []
    let matrix = SnapshotMatrix(
      devices: [.iPhone15Pro],
      variants: [.margins(32), .additionalSafeArea(UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))])
    TestRun().failures {
      assertSnapshots(on: matrix) {
        MeasuringScreen {
          margins.append($0.directionalLayoutMargins.leading)
          tops.append($0.safeAreaInsets.top)
        }
      }
    }
    #expect(margins == [32, 16])
    #expect(tops == [59, 89])
  }

  @Test func everyCellGetsAControllerOfItsOwnInTheCellsSurroundings() throws {
    var seen: [UIUserInterfaceStyle] = []
    let run = TestRun()
    let matrix = SnapshotMatrix(devices: [.iPhoneSE3, .iPad10], variants: [.standard, .dark])
    let failures = run.failures {
      assertSnapshots(on: matrix, testName: "screen()") {
        seen.append(UITraitCollection.current.userInterfaceStyle)
        return TitleScreen(title: "Hello")
      }
    }
    #expect(seen == [.light, .dark, .light, .dark])
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("4 of 4 snapshots of screen() failed:"))
    #expect(
      run.folder.files == [
        "\(folder)/screen.iPad-10th-generation.dark.png", "\(folder)/screen.iPad-10th-generation.png",
        "\(folder)/screen.iPhone-SE-3rd-generation.dark.png", "\(folder)/screen.iPhone-SE-3rd-generation.png",
      ])
    let header = try PNG.header(of: run.folder.read("\(folder)/screen.iPad-10th-generation.png"))
    #expect(header.width == 1640 && header.height == 2360)
    let again = TestRun(in: run.folder)
    #expect(
      again.failures { assertSnapshots(on: matrix, testName: "screen()") { TitleScreen(title: "Hello") } } == [])
  }

  @Test func failuresComeAsOneInTheMatrixsOrder() {
    let run = TestRun()
    let matrix = SnapshotMatrix(devices: [.iPhoneX, .iPhoneSE3, .iPhone8Plus])
    run.record { assertSnapshots(on: matrix, testName: "screen()") { TitleScreen(title: "Hello") } }
    let failures = run.failures {
      assertSnapshots(on: matrix, testName: "screen()") {
        TitleScreen(title: UIScreen.main.bounds.width == 375 ? "Bye" : "Hello")
      }
    }
    #expect(failures.count == 1)
    let lines = failures[0].split(separator: "\n")
    #expect(lines[0] == "2 of 3 snapshots of screen() failed:")
    #expect(lines[1] == "All: UILabel \"titleLabel\": text \"Hello\" -> \"Bye\"")
    #expect(lines[2].hasPrefix("iPhone X: "))
    #expect(lines[2].hasSuffix(" pixels differ"))
    #expect(lines[3].hasPrefix("iPhone SE (3rd generation): "))
  }

  @Test func aBuilderThatThrowsFailsItsCellAlone() {
    struct NoScreen: Error {}
    let run = TestRun()
    let matrix = SnapshotMatrix(devices: [.iPhoneX, .iPhoneSE3])
    run.record { assertSnapshots(on: matrix, testName: "screen()") { TitleScreen(title: "Hello") } }
    let failures = run.failures {
      assertSnapshots(on: matrix, testName: "screen()") {
        if UIScreen.main.bounds.height == 812 { throw NoScreen() }
        return TitleScreen(title: "Hello")
      }
    }
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("1 of 2 snapshots"))
    #expect(failures[0].contains("iPhone X: could not be taken; NoScreen()"))
  }

  @Test func tabletsShareTheirScreens() {
    // A screen of 1024 x 768 points: 320 for the narrow app in landscape, 10 between both.
    let third = ViewImageConfig.iPadMini(.landscape(splitView: .oneThird))
    #expect(third.size == CGSize(width: 320, height: 768))
    #expect(third.traits.horizontalSizeClass == .compact)
    #expect(third.traits.userInterfaceIdiom == .pad)
    #expect(ViewImageConfig.iPadMini(.landscape(splitView: .twoThirds)).size?.width == 694)
    #expect(ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf)).size?.width == 507)
    #expect(ViewImageConfig.iPadMini(.landscape(splitView: .full)).size == ViewImageConfig.iPadMini.size)
    #expect(ViewImageConfig.iPadMini(.portrait(splitView: .full)).size == CGSize(width: 768, height: 1024))
    #expect(
      ViewImageConfig(.iPhoneX, .landscape(splitView: .oneThird)).size == ViewImageConfig.iPhoneX(.landscape).size)
  }

  @Test func splitViewIsAVariant() {
    let matrix = SnapshotMatrix(devices: [.iPadMini5], orientations: [.landscape], variants: [.splitView(.oneThird)])
    #expect(matrix.cells.map(\.nameParts) == [["iPad mini (5th generation) landscape", "split-one-third"]])
    #expect(matrix.cells[0].config.size == CGSize(width: 320, height: 768))
    let phone = SnapshotVariant.splitView(.oneHalf).applied(to: .iPhoneX)
    #expect(phone.size == ViewImageConfig.iPhoneX.size)
  }

  @Test func anApplicationMaySlideOverAnother() {
    // The narrow app's width: 320 points on a screen of 1024, 375 on one of 1194.
    #expect(ViewImageConfig.slideOver(.iPadMini5, .landscape).size == CGSize(width: 320, height: 768))
    let over = SnapshotVariant.splitView(.slideOver).applied(to: .iPadPro11(.landscape))
    #expect(over.size == CGSize(width: 375, height: 834))
    #expect(over.traits.horizontalSizeClass == .compact)
    #expect(over.settings["split view"] == "slide over")
  }

  @Test func aDeviceOfTheUsersIsUsedAsThoseOfTheCatalogue() throws {
    let phone = SnapshotDevice(
      "New Phone", size: CGSize(width: 500, height: 1000), scale: 3,
      safeArea: UIEdgeInsets(top: 70, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: 70, bottom: 21, right: 70), statusBarHeight: 54)
    let matrix = SnapshotMatrix(devices: [phone], orientations: [.portrait, .landscape])
    #expect(matrix.cells.map(\.nameParts) == [["New Phone"], ["New Phone landscape"]])
    let (upright, turned) = (matrix.cells[0].config, matrix.cells[1].config)
    #expect(upright.size == CGSize(width: 500, height: 1000))
    #expect(upright.safeArea.top == 70)
    #expect(upright.screenConfiguration(size: .zero).statusBarHeight == 54)
    #expect(upright.traits.horizontalSizeClass == .compact)
    #expect(turned.size == CGSize(width: 1000, height: 500))
    #expect(turned.safeArea == UIEdgeInsets(top: 0, left: 70, bottom: 21, right: 70))
    // As wide as the largest phones.
    #expect(turned.traits.horizontalSizeClass == .regular)
    #expect(turned.traits.verticalSizeClass == .compact)
    #expect(turned.traits.displayScale == 3)

    let pad = SnapshotDevice(
      "New Pad", idiom: .pad, size: CGSize(width: 900, height: 1200), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    let third = ViewImageConfig(pad, .landscape(splitView: .oneThird))
    #expect(third.size == CGSize(width: 375, height: 900))
    #expect(third.safeArea.top == 24)
    #expect(ViewImageConfig(pad, .landscape(splitView: .twoThirds)).size?.width == 815)
    #expect(ViewImageConfig(pad).traits.userInterfaceIdiom == .pad)
  }

  @Test func traitsOfDevicesHaveNames() {
    #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhoneX(.landscape).verticalSizeClass == .compact)
    #expect(UITraitCollection.iPadPro11.userInterfaceIdiom == .pad)
  }

  @Test func everyDeviceOfTheDeFactoLibraryIsThere() {
    #expect(ViewImageConfig.iPhoneSe.size == CGSize(width: 320, height: 568))
    #expect(ViewImageConfig.iPhone8Plus.size == CGSize(width: 414, height: 736))
    #expect(ViewImageConfig.iPhoneX(.landscape).size == CGSize(width: 812, height: 375))
    #expect(
      ViewImageConfig.device(.iPhoneX, .landscape).safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    // The presets of the library SnapshotTesting have its figures.
    for preset in [ViewImageConfig.iPhoneX, ViewImageConfig.iPhoneXr, ViewImageConfig.iPhoneXsMax]
      as [(
        ViewImageConfig.Orientation
      ) -> ViewImageConfig]
    {
      #expect(preset(.portrait).safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(preset(.landscape).safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    }
    #expect(ViewImageConfig.iPadPro12_9.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(ViewImageConfig.iPadPro12_9.size == CGSize(width: 1366, height: 1024))
    #expect(ViewImageConfig.iPhone13Pro.size == CGSize(width: 390, height: 844))
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPadPro12_9(.portrait).size == CGSize(width: 1024, height: 1366))
    #expect(SnapshotDevice.all.count == Set(SnapshotDevice.all.map(\.name)).count)
  }
}

/// Returns its view after the layout.
private final class MeasuringScreen: UIViewController {
  private let measure: (UIView) -> Void

  init(_ measure: @escaping (UIView) -> Void) {
    self.measure = measure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    measure(view)
  }
}

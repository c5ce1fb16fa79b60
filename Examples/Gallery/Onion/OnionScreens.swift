import Onion
import UIKit

/// Every screen that shows one of Onion's types, by pattern and name.
@MainActor public enum OnionScreens {
  public typealias Screen = (name: String, make: @MainActor () -> UIViewController)

  public static let all: [Screen] =
    containment + modal + template + contentState + login + square + coordinators

  public static let containment: [Screen] = [
    ("Pinned to edges, safe area, margins", { PinningController() }),
    ("Status bar decided by the innermost content", { PlayerController.screen() }),
  ]

  public static let modal: [Screen] = [
    ("Modal container", { ArticleController.screen() }),
    ("Modal container, trailing button", { ArticleController.screenWithTrailingButton() }),
    ("Modal container, bottom button", { ArticleController.screenWithBottomButton() }),
  ]

  public static let template: [Screen] = [
    ("Template, two actions", { TemplateScreens.twoActions() }),
    ("Template, one action", { TemplateScreens.oneAction() }),
    ("Template, no action", { TemplateScreens.noAction() }),
    ("Template in a modal container", { TemplateScreens.modal() }),
  ]

  public static let contentState: [Screen] = [
    ("Departures, loading", { DeparturesController.loading() }),
    ("Departures, failed", { DeparturesController.failed() }),
    ("Departures, loaded", { DeparturesController.loaded() }),
    ("Tide, loading", { TideController(.none) }),
    ("Tide, failed", { TideController(.storm) }),
    ("Tide, loaded", { TideController(.level("Two metres ten")) }),
  ]

  public static let login: [Screen] = [
    ("Account, signed out", { AccountScreens.screen(.signedOut) }),
    ("Account, signed in", { AccountScreens.screen(.signedIn("Ada")) }),
  ]

  public static let square: [Screen] = [
    ("Square in the middle", { SquareController.inTheMiddle() }),
    ("Square in a corner", { SquareController.inACorner() }),
    ("Square across the edge", { SquareController.acrossTheEdge() }),
    ("Square outside", { SquareController.outside() }),
  ]

  public static let coordinators: [Screen] = [
    ("Ferry app, onboarding", { FerryApp.screen(.onboarding) }),
    ("Ferry app, sign-in", { FerryApp.screen(.signIn) }),
    ("Ferry app, main", { FerryApp.screen(.main(user: "Ada")) }),
    ("Ferry app, choosing from a list", { FerryApp.screen(.main(user: "Ada"), link: DeepLink(["harbour"])) }),
    (
      "Ferry app, choosing on a map", { FerryApp.screen(.main(user: "Ada"), link: DeepLink(["harbour"]), design: .map) }
    ),
    ("Ferry app, harbour chosen", { FerryApp.screen(.main(user: "Ada"), link: DeepLink(["harbour", "Sund"])) }),
  ]
}

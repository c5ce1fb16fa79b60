/// A library that `adopt` writes as a target of its own, with the declarations that apps use most: its sources aren't Swift, or it
/// is binary, and it needs a service.
///
/// Unlike a substitute, which is compiled into each target that imports it, it is a module, so that its `User` and `Query` don't
/// conflict with the app's types of the same names.
struct KnownStandIn {
  let module: String
  /// The contents of the target's file. The team owns the file once it is written.
  let text: String
  /// The other stand-ins that it imports.
  let needed: [String]
  /// The missing functionality, for the report.
  let limit: String
  /// Whether the library's own sources are used if they are checked out, because they compile unchanged.
  let isSubordinate: Bool

  /// Returns nil for an unknown module.
  init?(_ module: String) {
    guard let entry = Self.entry(module) else { return nil }
    self.module = module
    (text, needed) = entry
    limit = Self.limit(of: module)
    isSubordinate = Self.swiftLibraries.contains(module)
  }

  /// Libraries written in Swift.
  private static let swiftLibraries: Set<String> = [
    "Alamofire", "Kingfisher", "SnapKit", "SwiftyJSON", "KeychainSwift", "Lottie", "Then", "SwipeCellKit",
    "RxSwift", "RxRelay", "RxCocoa", "RxDataSources", "Differentiator",
    "Swinject", "Resolver", "AlamofireImage", "ObjectMapper", "Moya", "RxMoya", "KeychainAccess", "PKHUD",
    "ViewAnimator", "Reusable",
    "NVActivityIndicatorView", "Toast_Swift",
    "Charts", "DGCharts", "MessageInputBar", "Rswift", "RswiftResources", "ReactiveKit", "Bond", "SwiftMessages",
    "SwiftSpinner",
    "SideMenu", "RxGesture", "Action", "PromiseKit", "AlamofireObjectMapper", "KingfisherSwiftUI",
  ]

  private static func limit(of module: String) -> String {
    switch module {
    case "SDWebImage": "pictures are loaded by URLSession and not kept; no transformers, no indicators"
    case "SDWebImageSwiftUI":
      "pictures are loaded by URLSession and not kept; animated ones show their first frame; progress isn't reported"
    case "SVProgressHUD", "MBProgressHUD", "JGProgressHUD", "PKHUD", "NVActivityIndicatorView", "SwiftSpinner":
      "nothing is drawn"
    case "Toast_Swift": "toasts don't fade; no pictures, no activity"
    case "AFNetworking": "requests are sent by URLSession; no uploads of forms, no certificates"
    case "BDBOAuth1Manager": "requests aren't signed, tokens aren't fetched"
    case "AlamofireImage": "pictures appear without transitions; no disk cache"
    case "ViewAnimator": "views are in their final state at once"
    case "ReactiveKit": "the operators that apps use most"
    case "Bond": "lists are loaded anew at each change, and have one section; delegates aren't observed"
    case "SwiftMessages": "messages aren't shown"
    case "SideMenu": "menus are presented like other controllers; gestures don't open them"
    case "KeychainAccess": "values are kept in memory"
    case "FSCalendar": "a plain month: no scrolling, touches, events or pictures"
    case "Charts", "DGCharts": "charts aren't drawn"
    case "MessageInputBar": "no attachments, no completion"
    case "CLImageEditor": "the picture without tools"
    case "youtube_ios_player_helper": "films aren't loaded"
    case "PromiseKit", "AlamofireObjectMapper": "the names that apps use most"
    case "ObjectMapper": "the names that apps use most"
    case "Moya", "RxMoya": "the names that apps use most; forms and files aren't sent, nothing is logged"
    case "Alamofire":
      "requests are sent by URLSession, and aren't retried; events are never reported, files aren't downloaded"
    case "Kingfisher": "pictures are loaded by URLSession and not kept; no indicators, transitions or blur"
    case "SnapKit": "constraints are UIKit's; descriptions are plain"
    case "SwiftyJSON": "the names that apps use most"
    case "KeychainSwift", "SwiftKeychainWrapper": "values are kept in memory"
    case "Reachability": "the network is always there"
    case "Lottie": "animations are empty, and end at once"
    case "RealmSwift", "Realm":
      "objects are kept in memory; writes can't be cancelled; observers are called once; no typed queries, inverse links or maps"
    case "IQKeyboardManagerSwift": "nothing moves when the keyboard appears; no toolbar is added"
    case "GoogleSignIn", "GoogleSignInSwift": "no sign-in takes place"
    case "Then", "Reusable", "Rswift", "RswiftResources", "KingfisherSwiftUI": "nothing"
    case "RxSwift": "the operators that apps use most; time isn't virtual"
    case "RxRelay", "RxAtomic", "Differentiator", "RxGesture", "Action": "nothing"
    case "Swinject": "the names that apps use most; graphs aren't shared while one is made"
    case "Resolver": "the names that apps use most"
    case "RxCocoa": "the controls that apps use most; messages, gestures and properties by name aren't observed"
    case "RxDataSources": "changes aren't animated"
    case "ChameleonFramework": "themes aren't applied; the random colour is always the same"
    case "SwipeCellKit": "actions are never shown"
    case "GoogleMobileAds": "no advertisement is loaded"
    case "GoogleMaps": "maps are empty"
    case "GooglePlaces", "GooglePlacePicker": "no place is found"
    case "Parse": "objects and users are kept in memory"
    default: "nothing is sent or received"
    }
  }

  /// The stand-in that has a part of a pod, where the part is a module of its own in packages.
  static func module(ofSubspec subspec: String) -> String? { subspec == "Moya/RxSwift" ? "RxMoya" : nil }

  private static let firebase = [
    "FirebaseAuth", "FirebaseFirestore", "FirebaseDatabase", "FirebaseStorage", "FirebaseAnalytics",
    "FirebaseCrashlytics", "FirebaseMessaging", "FirebaseRemoteConfig", "FirebaseDynamicLinks", "FirebaseInstanceID",
  ]

  private static func entry(_ module: String) -> (text: String, needed: [String])? {
    service(module) ?? accounts(module) ?? library(module) ?? interface(module) ?? reactive(module)
  }

  /// What needs a server.
  private static func service(_ module: String) -> (text: String, needed: [String])? {
    let core = ["FirebaseCore"]
    return switch module {
    case "FirebaseCore": (firebaseCore + firebaseCoreOldNames, [])
    case "FirebaseAuth": (firebaseAuth + firebaseAuthOldNames, core)
    case "FirebaseFirestore": (firebaseFirestore, core)
    case "FirebaseDatabase": (firebaseDatabase + firebaseDatabaseOldNames, core)
    case "FirebaseStorage": (firebaseStorage + firebaseStorageOldNames, core)
    case "FirebaseAnalytics": (firebaseAnalytics, core)
    case "FirebaseCrashlytics": (firebaseCrashlytics, core)
    case "FirebaseMessaging": (firebaseMessaging, core)
    case "FirebaseRemoteConfig": (firebaseRemoteConfig, core)
    case "GoogleSignIn": (googleSignIn, [])
    // The SwiftUI button is missing.
    case "GoogleSignInSwift": (exports(["GoogleSignIn"]), ["GoogleSignIn"])
    // The header of all parts, as in pods.
    case "Firebase": (exports(core + firebase), core + firebase)
    // Merged into Firestore.
    case "FirebaseFirestoreSwift": (exports(["FirebaseFirestore"]), ["FirebaseFirestore"])
    case "FirebaseAnalyticsSwift": (exports(["FirebaseAnalytics"]), ["FirebaseAnalytics"])
    case "Fabric": (fabric, [])
    case "Crashlytics": (crashlytics, [])
    case "GoogleMobileAds": (mobileAds, [])
    case "GoogleMaps": (googleMaps + googleMapsOverlays, ["CoreLocation"])
    case "GooglePlaces": (googlePlaces, ["CoreLocation"])
    case "GooglePlacePicker": (googlePlacePicker, ["GoogleMaps", "GooglePlaces"])
    case "Parse": (parse + parseQueries, ["CoreLocation"])
    default: nil
    }
  }

  /// Firebase's smaller parts, and signing in.
  private static func accounts(_ module: String) -> (text: String, needed: [String])? {
    let core = ["FirebaseCore"]
    return switch module {
    case "FirebasePerformance": (firebasePerformance, core)
    case "FirebaseFunctions": (firebaseFunctions, core)
    case "FirebaseDynamicLinks": (firebaseLinks, core)
    case "FirebaseInstanceID": (firebaseInstances, core)
    case "FirebaseUI": (firebaseUI, ["FirebaseAuth", "FirebaseStorage"])
    // Parts of FirebaseUI, which pods have as one module and packages as several.
    case "FirebaseAuthUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "FirebaseEmailAuthUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "FirebaseGoogleAuthUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "FirebaseFacebookAuthUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "FirebasePhoneAuthUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "FirebaseOAuthUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "FirebaseStorageUI": (exports(["FirebaseUI"]), ["FirebaseUI"])
    case "AppMetricaCore": (appMetrica, [])
    case "YandexMobileMetrica": (appMetrica, [])
    case "FBSDKCoreKit": (facebookCore, [])
    case "FBSDKLoginKit": (facebookLogin, ["FBSDKCoreKit"])
    // The modules' names in Swift.
    case "FacebookCore": (exports(["FBSDKCoreKit"]), ["FBSDKCoreKit"])
    case "FacebookLogin": (exports(["FBSDKLoginKit"]), ["FBSDKLoginKit"])
    default: nil
    }
  }

  /// Views, and what is shown over them.
  private static func interface(_ module: String) -> (text: String, needed: [String])? {
    switch module {
    case "PKHUD": (pkhud, [])
    case "NVActivityIndicatorView": (activityIndicator, [])
    case "Toast_Swift": (toasts, [])
    case "ViewAnimator": (viewAnimator, [])
    case "FSCalendar": (calendar, [])
    // The module's name until version 4, and since version 5.
    case "Charts": (charts + chartViews, [])
    case "DGCharts": (charts + chartViews, [])
    case "MessageInputBar": (inputBar, [])
    case "SwiftMessages": (swiftMessages, [])
    case "SwiftSpinner": (swiftSpinner, [])
    case "SideMenu": (sideMenu, [])
    case "CLImageEditor": (imageEditor, [])
    case "youtube_ios_player_helper": (youTube, [])
    default: nil
    }
  }

  /// What is on the device alone.
  private static func library(_ module: String) -> (text: String, needed: [String])? {
    switch module {
    case "SDWebImage": (webImage, [])
    case "SDWebImageSwiftUI": (webImageViews, ["SDWebImage", "SwiftUI"])
    case "RealmSwift": (realm + realmQueries, [])
    // The module is Objective-C; Swift apps only import it together with the other one.
    case "Realm": (exports(["RealmSwift"]), ["RealmSwift"])
    case "IQKeyboardManagerSwift": (keyboardManager, [])
    case "SVProgressHUD": (progressHUD, [])
    case "MBProgressHUD": (progressView, [])
    case "JGProgressHUD": (jgProgressHUD, [])
    case "Alamofire": (alamofire + alamofireResponses + alamofireRequests + alamofireOldRequests, [])
    case "Kingfisher": (kingfisher + kingfisherViews, [])
    // A module of its own until version 6.
    case "KingfisherSwiftUI": (exports(["Kingfisher"]), ["Kingfisher"])
    case "SnapKit": (snapKit + snapKitMaker, [])
    case "SwiftyJSON": (swiftyJSON, [])
    case "KeychainSwift": (keychainSwift, [])
    case "SwiftKeychainWrapper": (keychainWrapper, [])
    case "Reachability": (reachability, [])
    case "Lottie": (lottie, [])
    case "Then": (then, [])
    case "Reusable": (reusable + reusableViews, [])
    case "ChameleonFramework": (chameleon, [])
    case "SwipeCellKit": (swipeCells, [])
    case "Swinject": (swinject, [])
    case "Resolver": (resolver, [])
    case "AFNetworking": (afNetworking + afOperations, [])
    case "BDBOAuth1Manager": (bdbOAuth + bdbOperations, ["AFNetworking"])
    case "AlamofireImage": (alamofireImage, ["Alamofire"])
    case "KeychainAccess": (keychainAccess, [])
    case "ObjectMapper": (objectMapper, [])
    case "AlamofireObjectMapper": (alamofireObjectMapper, ["Alamofire", "ObjectMapper"])
    case "PromiseKit": (promiseKit, [])
    case "Moya": (moya, ["Alamofire"])
    case "Rswift": (rswift + rswiftOldDocuments, [])
    case "RswiftResources": (rswiftResources + rswiftStrings + rswiftDocuments + rswiftCells, [])
    default: nil
    }
  }

  /// RxSwift and what is built on it.
  private static func reactive(_ module: String) -> (text: String, needed: [String])? {
    switch module {
    case "RxSwift": (rxSwift + rxElements + rxSequences + rxGroups + rxCombined + rxSubjects + rxBase, [])
    case "RxAtomic": (rxAtomic, [])
    case "RxRelay": (rxRelay, ["RxSwift"])
    case "RxCocoa": (rxCocoa + rxControls + rxLists + rxProxies, ["RxRelay", "RxSwift"])
    case "RxDataSources": (rxDataSources, ["RxCocoa", "RxRelay", "RxSwift"])
    case "RxMoya": (rxMoya, ["Moya", "Alamofire", "RxSwift"])
    case "RxGesture": (rxGesture, ["RxCocoa", "RxRelay", "RxSwift"])
    case "Action": (rxAction, ["RxCocoa", "RxRelay", "RxSwift"])
    case "ReactiveKit": (reactiveKit + reactiveOperators + reactiveSubjects, [])
    case "Bond": (bond + bondLists, ["ReactiveKit"])
    // The sections, which are a module of their own.
    case "Differentiator": (exports(["RxDataSources"]), ["RxDataSources"])
    default: nil
    }
  }

  private static func exports(_ modules: [String]) -> String {
    modules.map { "@_exported import \($0)\n" }.joined()
  }
}

public import Foundation

open class UIAlertController: UIViewController {}

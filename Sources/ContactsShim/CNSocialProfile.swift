/// An account of a contact on a social network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String

  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    super.init()
  }

  /// The name of a service for users: that of the service itself.
  open class func localizedString(forService service: String) -> String { service }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// An account of a contact for messages.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  public let username: String
  public let service: String

  public init(username: String, service: String) {
    (self.username, self.service) = (username, service)
    super.init()
  }

  /// The name of a service for users: that of the service itself.
  open class func localizedString(forService service: String) -> String { service }
}

public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"

/// The name of a person whom a contact knows.
open class CNContactRelation: NSObject, @unchecked Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
    super.init()
  }
}

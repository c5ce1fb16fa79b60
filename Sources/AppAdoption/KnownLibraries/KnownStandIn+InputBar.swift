extension KnownStandIn {
  /// A bar for messages.
  static let inputBar = #"""
    import UIKit

    @preconcurrency @MainActor public protocol MessageInputBarDelegate: AnyObject {
      func messageInputBar(_ inputBar: MessageInputBar, didPressSendButtonWith text: String)
      func messageInputBar(_ inputBar: MessageInputBar, didChangeIntrinsicContentTo size: CGSize)
      func messageInputBar(_ inputBar: MessageInputBar, textViewTextDidChangeTo text: String)
    }
    extension MessageInputBarDelegate {
      public func messageInputBar(_ inputBar: MessageInputBar, didPressSendButtonWith text: String) {}
      public func messageInputBar(_ inputBar: MessageInputBar, didChangeIntrinsicContentTo size: CGSize) {}
      public func messageInputBar(_ inputBar: MessageInputBar, textViewTextDidChangeTo text: String) {}
    }

    /// A text view with a placeholder.
    open class InputTextView: UITextView {
      public let placeholderLabel = UILabel()
      open var placeholder: String? = "Aa" { didSet { updatePlaceholder() } }
      open var placeholderTextColor: UIColor? = .lightGray { didSet { updatePlaceholder() } }
      open var placeholderLabelInsets = UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7) { didSet { setNeedsLayout() } }
      open override var text: String! { didSet { updatePlaceholder() } }
      open override var font: UIFont! { didSet { updatePlaceholder() } }

      public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        font = .preferredFont(forTextStyle: .body)
        textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        backgroundColor = .clear
        isScrollEnabled = false
        addSubview(placeholderLabel)
        updatePlaceholder()
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }

      func updatePlaceholder() {
        (placeholderLabel.text, placeholderLabel.textColor, placeholderLabel.font) = (placeholder, placeholderTextColor, font)
        placeholderLabel.isHidden = !text.isEmpty
        setNeedsLayout()
      }
      open override func layoutSubviews() {
        super.layoutSubviews()
        placeholderLabel.frame = bounds.inset(by: placeholderLabelInsets)
      }
    }

    open class InputBarButtonItem: UIButton {
      open weak var messageInputBar: MessageInputBar?
      open var title: String? {
        get { title(for: .normal) }
        set { setTitle(newValue, for: .normal) }
      }
      open var image: UIImage? {
        get { image(for: .normal) }
        set { setImage(newValue, for: .normal) }
      }
      @discardableResult open func configure(_ item: (InputBarButtonItem) -> Void) -> Self {
        item(self)
        return self
      }
      open func setSize(_ newValue: CGSize?, animated: Bool) {}
    }

    /// A bar with a text view and a button, which grows by the lines of its text. Attachments and autocompletion are missing.
    open class MessageInputBar: UIView, UITextViewDelegate {
      open weak var delegate: (any MessageInputBarDelegate)?
      open var inputTextView = InputTextView(frame: .zero, textContainer: nil)
      open var sendButton = InputBarButtonItem()
      open var backgroundView = UIView()
      open var contentView = UIView()
      open var topStackView = UIStackView()
      open var leftStackView = UIStackView()
      open var rightStackView = UIStackView()
      open var bottomStackView = UIStackView()
      open var separatorLine = UIView()
      open var isTranslucent = false
      open var padding = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12) { didSet { invalidateIntrinsicContentSize() } }
      open var textViewPadding = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
      open var maxTextViewHeight: CGFloat = 0
      open var shouldManageSendButtonEnabledState = true

      public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
      }
      public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 375, height: 50)) }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
      }

      private func prepare() {
        backgroundColor = UIColor(red: 247 / 255, green: 247 / 255, blue: 247 / 255, alpha: 1)
        separatorLine.backgroundColor = .lightGray
        sendButton.setTitle("Send", for: .normal)
        sendButton.setTitleColor(UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1), for: .normal)
        sendButton.setTitleColor(.lightGray, for: .disabled)
        sendButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        sendButton.isEnabled = false
        sendButton.messageInputBar = self
        sendButton.addAction(UIAction { [weak self] _ in self?.didSelectSendButton() }, for: .touchUpInside)
        inputTextView.delegate = self
        for view in [backgroundView, separatorLine, inputTextView, sendButton] { addSubview(view) }
        autoresizingMask = .flexibleHeight
      }

      open func didSelectSendButton() { delegate?.messageInputBar(self, didPressSendButtonWith: inputTextView.text) }
      public func textViewDidChange(_ textView: UITextView) {
        inputTextView.updatePlaceholder()
        if shouldManageSendButtonEnabledState { sendButton.isEnabled = !textView.text.isEmpty }
        invalidateIntrinsicContentSize()
        delegate?.messageInputBar(self, textViewTextDidChangeTo: textView.text)
      }
      open override var canBecomeFirstResponder: Bool { true }
      private var textHeight: CGFloat {
        let width = max(bounds.width - padding.left - padding.right - textViewPadding.right - 52, 60)
        return max(inputTextView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height, 36)
      }
      open override var intrinsicContentSize: CGSize {
        CGSize(width: bounds.width, height: textHeight + padding.top + padding.bottom + safeAreaInsets.bottom)
      }
      open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        separatorLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let right = bounds.width - padding.right - 52
        inputTextView.frame = CGRect(
          x: padding.left, y: padding.top, width: right - textViewPadding.right - padding.left, height: textHeight)
        sendButton.frame = CGRect(x: right, y: padding.top + textHeight - 36, width: 52, height: 36)
      }
      open func setRightStackViewWidthConstant(to newValue: CGFloat, animated: Bool) {}
      open func setLeftStackViewWidthConstant(to newValue: CGFloat, animated: Bool) {}
    }

    """#

  /// The rest of it.
  static let imageEditor = #"""
    import UIKit

    @preconcurrency @MainActor public protocol CLImageEditorDelegate: UINavigationControllerDelegate {
      func imageEditor(_ editor: CLImageEditor!, didFinishEditingWith image: UIImage!)
      func imageEditor(_ editor: CLImageEditor!, didFinishEdittingWith image: UIImage!)
      func imageEditorDidCancel(_ editor: CLImageEditor!)
    }
    extension CLImageEditorDelegate {
      public func imageEditor(_ editor: CLImageEditor!, didFinishEditingWith image: UIImage!) {}
      public func imageEditor(_ editor: CLImageEditor!, didFinishEdittingWith image: UIImage!) {}
      public func imageEditorDidCancel(_ editor: CLImageEditor!) {}
    }

    /// The picture without tools; cancelling calls the delegate.
    open class CLImageEditor: UINavigationController {
      private weak var editorDelegate: (any CLImageEditorDelegate)?
      private let image: UIImage?

      public init!(image: UIImage!) {
        self.image = image
        super.init(rootViewController: UIViewController())
        prepare()
      }
      public init!(image: UIImage!, delegate: (any CLImageEditorDelegate)!) {
        self.image = image
        super.init(rootViewController: UIViewController())
        editorDelegate = delegate
        prepare()
      }
      public required init?(coder: NSCoder) {
        image = nil
        super.init(coder: coder)
      }
      open override var delegate: (any UINavigationControllerDelegate)? {
        get { editorDelegate }
        set { editorDelegate = newValue as? any CLImageEditorDelegate }
      }
      private func prepare() {
        guard let content = viewControllers.first else { return }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        content.view = view
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
          systemItem: .cancel,
          primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            editorDelegate?.imageEditorDidCancel(self)
          })
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .done,
          primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            editorDelegate?.imageEditor(self, didFinishEditingWith: image)
            editorDelegate?.imageEditor(self, didFinishEdittingWith: image)
          })
      }
    }

    """#
}

/// How the page looks, in light and dark surroundings, on a desk and on a phone.
enum PageStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --page: #f6f6f8; --card: #ffffff; --text: #1c1c1e; --quiet: #636366; --line: #d8d8dc;
      --good: #1e7d34; --bad: #c4231c; --new: #0a5fc2; --near: #8a5a00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131316; --card: #1f1f23; --text: #f2f2f7; --quiet: #a1a1a8; --line: #38383d;
        --good: #4cd471; --bad: #ff6b62; --new: #6cb2ff; --near: #ffc25c;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    header { padding: 20px 24px 12px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 22px; margin: 0 0 4px; }
    header p { margin: 0; color: var(--quiet); }
    main { padding: 0 24px 40px; }
    h2 { font-size: 17px; margin: 28px 0 10px; overflow-wrap: anywhere; }
    h3 { font-size: 14px; margin: 0 0 2px; overflow-wrap: anywhere; }
    .cells { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    article {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 12px; max-width: 100%;
      content-visibility: auto; contain-intrinsic-size: auto 260px auto 460px;
    }
    article.differs, article.missing, article.failed { border-color: var(--bad); }
    .facts { margin: 0 0 10px; color: var(--quiet); font-size: 12px; max-width: 360px; }
    .verdict { font-weight: 600; }
    .matched { --mark: var(--good); } .tolerated { --mark: var(--near); } .recorded { --mark: var(--new); }
    .differs, .missing, .failed { --mark: var(--bad); }
    .verdict { color: var(--mark); }
    .pictures { display: flex; flex-wrap: wrap; gap: 10px; }
    figure { margin: 0; }
    figure button { padding: 0; border: 1px solid var(--line); cursor: zoom-in; background: none; display: block; }
    img {
      display: block; max-width: 100%;
      background: repeating-conic-gradient(#d9d9de 0 25%, #ffffff 0 50%) 0 0 / 16px 16px;
    }
    figure img { max-width: 200px; max-height: 360px; }
    figcaption { font-size: 12px; color: var(--quiet); padding-top: 3px; }
    pre {
      margin: 10px 0 0; padding: 10px; border-radius: 6px; background: var(--page); font-size: 12px; max-width: 660px;
      white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .slack { font-size: 12px; color: var(--near); max-width: 360px; }
    dialog { border: 0; padding: 0; max-width: 98vw; max-height: 98vh; background: var(--card); color: var(--text); }
    dialog form { display: flex; gap: 16px; align-items: center; position: sticky; top: 0; padding: 8px 12px;
      background: var(--card); }
    dialog p { margin: 0; flex: 1; }
    dialog::backdrop { background: rgba(0, 0, 0, 0.7); }
    """
}

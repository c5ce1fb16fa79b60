/// How the page looks, in light and dark surroundings, on a desk and on a phone.
enum PageStyle {
  static let css = [base, list, viewer, side, overlays, narrow].joined(separator: "\n")

  private static let base = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#f6f6f8, #131316); --card: light-dark(#ffffff, #1f1f23); --text: light-dark(#1c1c1e, #f2f2f7);
      --quiet: light-dark(#636366, #a1a1a8); --line: light-dark(#d8d8dc, #38383d); --raised: light-dark(#ececf0, #2b2b30);
      --good: light-dark(#1e7d34, #4cd471); --bad: light-dark(#c4231c, #ff6b62); --new: light-dark(#0a5fc2, #6cb2ff);
      --near: light-dark(#8a5a00, #ffc25c); --accent: light-dark(#0a5fc2, #6cb2ff);
      --checks: repeating-conic-gradient(light-dark(#d9d9de, #3a3a40) 0 25%, light-dark(#ffffff, #2c2c31) 0 50%) 0 0 / 16px 16px;
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    .viewing body { overflow: hidden; }
    h1, h2, h3, p, ol, dl { margin: 0; padding: 0; }
    .quiet, time { color: var(--quiet); font-weight: 400; }
    .matched { --mark: var(--good); } .tolerated { --mark: var(--near); } .recorded { --mark: var(--new); }
    .differs, .missing, .failed { --mark: var(--bad); }
    .mark { color: var(--mark); font-weight: 600; }
    button, select, input[type=search] {
      font: inherit; font-size: 14px; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 7px; padding: 4px 10px; min-height: 32px; cursor: pointer;
    }
    button:hover { background: var(--raised); }
    button:disabled { opacity: 0.4; cursor: default; }
    button[aria-pressed=true] { background: var(--text); color: var(--page); border-color: var(--text); }
    button.primary { background: var(--accent); border-color: var(--accent); color: var(--page); font-weight: 600; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    """

  private static let list = """
    #top {
      position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; align-items: center;
      padding: 14px 24px 12px; border-bottom: 1px solid var(--line); background: var(--page);
    }
    h1 { font-size: 20px; line-height: 1.25; overflow-wrap: anywhere; }
    #summary { color: var(--quiet); font-size: 14px; }
    #actions { display: flex; gap: 8px; flex-wrap: wrap; justify-content: end; }
    #filters { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px; }
    #filters select { max-width: 200px; }
    #search { flex: 0 1 240px; min-width: 120px; cursor: text; }
    .segments { display: flex; }
    .segments button { border-radius: 0; margin-left: -1px; }
    .segments button:not([hidden]):first-child { border-radius: 7px 0 0 7px; }
    .segments button:last-child { border-radius: 0 7px 7px 0; }
    .segments span { opacity: 0.65; font-size: 12px; }
    #list { position: relative; margin: 0 24px 40px; }
    .row { position: absolute; left: 0; right: 0; contain: layout style; }
    h2.row { font-size: 16px; height: 46px; padding-top: 15px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .cards { display: grid; gap: 14px; }
    .card {
      display: grid; grid-template-rows: minmax(0, 1fr) auto auto; gap: 3px; text-align: left; padding: 10px; height: 100%;
      border-radius: 10px; overflow: hidden; line-height: 1.35; align-content: start;
    }
    .card:hover { background: var(--card); border-color: var(--quiet); }
    .card.differs, .card.missing, .card.failed { border-color: color-mix(in srgb, var(--bad) 60%, var(--line)); }
    .card[aria-current] { box-shadow: 0 0 0 2px var(--accent); }
    .card:focus-visible { outline-offset: 3px; }
    .thumbnails { display: flex; justify-content: center; align-items: center; gap: 8px; min-height: 0; margin-bottom: 5px; }
    .thumbnails img {
      min-width: 0; max-width: 100%; max-height: 100%; object-fit: contain; flex: 0 1 auto; background: var(--checks);
      border: 1px solid var(--line);
    }
    .thumbnails img:nth-child(2) { max-width: calc(50% - 4px); }
    .thumbnails img:nth-last-child(2) { max-width: calc(50% - 4px); }
    .name, .facts { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
    .name { font-weight: 600; -webkit-line-clamp: 2; }
    .facts { font-size: 12px; -webkit-line-clamp: 3; }
    .gist { color: var(--quiet); }
    .decision { padding: 0 6px; margin-left: 6px; border-radius: 4px; color: var(--page); background: var(--good); }
    .decision.reject { background: var(--bad); }
    .empty { padding: 40px 0; color: var(--quiet); text-align: center; }
    """

  private static let viewer = """
    #viewer {
      position: fixed; inset: 0; z-index: 5; background: var(--page); display: grid; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 380px;
    }
    #viewer-bar {
      grid-column: 1 / -1; display: flex; gap: 10px; align-items: center; padding: 8px 16px; border-bottom: 1px solid var(--line);
    }
    #viewer-bar .title { flex: 1; min-width: 0; }
    #viewer-bar h2 { font-size: 16px; line-height: 1.25; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #viewer-bar p { font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #viewer-bar .place { font-size: 13px; white-space: nowrap; }
    #stage-column { grid-row: 2 / 4; display: grid; grid-template-rows: auto minmax(0, 1fr) auto; min-width: 0; }
    #modes { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px 16px; align-items: center; }
    #blend { width: 130px; accent-color: var(--accent); }
    .spring { flex: 1; }
    #zoom { min-width: 64px; }
    #stage { display: flex; gap: 12px; padding: 0 16px; min-width: 0; min-height: 0; outline: none; }
    #stage .empty { margin: auto; }
    figure { margin: 0; flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; }
    figcaption { font-size: 12px; color: var(--quiet); padding-bottom: 3px; text-align: center; }
    .pane {
      position: relative; flex: 1; min-height: 0; overflow: auto; display: flex; border: 1px solid var(--line); border-radius: 8px;
      background: var(--raised); outline: none; cursor: crosshair;
    }
    .sheet { position: relative; margin: auto; flex: none; background: var(--checks); }
    .layer { position: absolute; left: 0; top: 0; display: block; user-select: none; }
    .pixels .layer { image-rendering: pixelated; }
    .off { visibility: hidden; }
    .handle { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--bad); pointer-events: none; }
    .boxes, .box { position: absolute; inset: 0; pointer-events: none; overflow: clip; }
    .box { inset: auto; outline: 1.5px solid #e02020; outline-offset: 1px; overflow: visible; }
    .box span {
      position: absolute; right: 100%; top: -1px; margin-right: 2px; padding: 0 4px; font: 600 11px/15px system-ui, sans-serif; border-radius: 3px;
      color: #fff; background: #e02020;
    }
    .box.chosen { outline: 3px solid #ff9500; z-index: 1; }
    .box.chosen span { background: #ff9500; color: #000; }
    .many .box:not(.chosen) span, .pixels .box:not(.chosen) span { display: none; }
    .plain .boxes { display: none; }
    .cursor { position: absolute; outline: 2px solid #ff9500; box-shadow: 0 0 0 3px #000; pointer-events: none; }
    #readout {
      display: flex; flex-wrap: wrap; gap: 4px 18px; align-items: center; padding: 8px 16px; font-size: 13px; min-height: 54px;
      font-variant-numeric: tabular-nums;
    }
    .color { display: flex; gap: 7px; align-items: center; }
    .swatch { width: 18px; height: 18px; border: 1px solid var(--line); border-radius: 4px; }
    .loupe { width: 36px; height: 36px; image-rendering: pixelated; border: 1px solid var(--line); background: var(--checks); }
    """

  private static let side = """
    #side { grid-column: 2; overflow: auto; border-left: 1px solid var(--line); padding: 12px 16px 24px; font-size: 13px; }
    #side h3 { font-size: 13px; margin: 16px 0 6px; }
    #side h3:first-child { margin-top: 0; }
    .changes { list-style: none; }
    .changes button {
      width: 100%; text-align: left; font-size: 13px; border-color: transparent; background: none; padding: 4px 6px 4px 30px; position: relative;
      overflow-wrap: anywhere; min-height: 0;
    }
    .changes button:hover { background: var(--raised); }
    .changes .number {
      position: absolute; left: 4px; top: 5px; min-width: 20px; text-align: center; font-size: 11px; line-height: 16px;
      font-weight: 600; color: #fff; background: #e02020; border-radius: 3px;
    }
    .changes button[aria-pressed=true] { background: var(--raised); color: inherit; border-color: #ff9500; }
    pre, .lines {
      margin: 0; padding: 8px 10px; border-radius: 6px; border: 1px solid var(--line); background: var(--card); overflow: auto;
      font: 12px/1.5 ui-monospace, monospace; max-height: 380px;
    }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .lines div { white-space: pre; width: max-content; min-width: 100%; }
    .came { background: color-mix(in srgb, var(--good) 18%, transparent); }
    .went { background: color-mix(in srgb, var(--bad) 18%, transparent); }
    .skipped { color: var(--quiet); font-style: italic; padding-left: 1ch; }
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 3px 12px; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    #verdict-bar {
      grid-column: 2; display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 12px 16px; border-top: 1px solid var(--line);
      border-left: 1px solid var(--line);
    }
    #verdict-bar button { min-height: 40px; font-weight: 600; border-color: var(--good); color: var(--good); }
    #verdict-bar .reject { border-color: var(--bad); color: var(--bad); }
    #verdict-bar [aria-pressed=true] { background: var(--good); color: var(--page); }
    #verdict-bar .reject[aria-pressed=true] { background: var(--bad); color: var(--page); }
    """

  private static let overlays = """
    #toast {
      position: fixed; z-index: 9; left: 50%; bottom: 76px; transform: translate(-50%, 12px); max-width: min(560px, 90vw); padding: 8px 16px;
      border-radius: 8px; background: var(--text); color: var(--page); opacity: 0; pointer-events: none; transition: opacity 0.15s, transform 0.15s;
    }
    #toast.shown { opacity: 1; transform: translate(-50%, 0); }
    dialog {
      border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px; max-width: min(980px, 96vw); max-height: 92vh; background: var(--card); color: var(--text);
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.5); }
    dialog form { display: flex; justify-content: space-between; align-items: center; margin-bottom: 8px; }
    dialog h2 { font-size: 18px; }
    .tables { display: flex; flex-wrap: wrap; gap: 20px 32px; align-items: flex-start; }
    caption { text-align: left; font-weight: 600; padding-bottom: 4px; }
    table { font-size: 13px; border-spacing: 0 3px; }
    th { text-align: left; padding-right: 12px; white-space: nowrap; font-weight: 400; vertical-align: top; }
    td { max-width: 220px; }
    kbd {
      font: 12px/1.5 ui-monospace, monospace; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 5px; margin-right: 4px;
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    """

  private static let narrow = """
    @media (max-width: 760px) {
      #top { position: static; padding: 12px 14px 10px; grid-template-columns: minmax(0, 1fr); }
      #actions { justify-content: start; }
      #list { margin: 0 14px 30px; }
      .segments { overflow-x: auto; max-width: 100%; }
      .segments button { white-space: nowrap; }
      #search { flex: 1 1 100%; }
      #filters select { flex: 1 1 100px; min-width: 0; }
      #viewer { display: flex; flex-direction: column; overflow: auto; }
      #viewer-bar { position: sticky; top: 0; z-index: 3; background: var(--page); padding: 8px 10px; gap: 8px; }
      #viewer-bar > button[title^=Keys], #viewer-bar > .mark { display: none; }
      #stage-column { height: 74vh; flex: none; }
      #modes { padding: 8px 10px; flex-wrap: nowrap; overflow-x: auto; }
      #modes button { white-space: nowrap; }
      #blend { min-width: 110px; }
      .spring { display: none; }
      #stage { padding: 0 10px; gap: 8px; }
      #side { border: 0; overflow: visible; padding: 8px 14px 20px; }
      #verdict-bar { position: sticky; bottom: 0; z-index: 3; border-left: 0; background: var(--page); margin-top: auto; }
    }
    """
}

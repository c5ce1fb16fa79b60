/// The elements that the page's script fills.
enum PageBody {
  static let html = """
    <header id="top">
    <div id="headline"><h1 id="title"></h1><p id="summary"></p></div>
    <div id="actions"></div>
    <form id="filters" role="search"></form>
    </header>
    <main id="list" aria-label="Snapshots"></main>
    <section id="viewer" aria-label="Snapshot" hidden>
    <div id="viewer-bar"></div>
    <div id="stage-column"><div id="modes" role="toolbar" aria-label="Modes"></div><div id="stage" tabindex="-1"></div>
    <div id="readout"></div></div>
    <aside id="side"></aside>
    <div id="verdict-bar"></div>
    </section>
    <dialog id="help"></dialog>
    <div id="toast" role="status" aria-live="polite"></div>
    """
}

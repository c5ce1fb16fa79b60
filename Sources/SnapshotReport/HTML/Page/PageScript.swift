/// What the page does, part by part; each uses those above it.
enum PageScript {
  static let javaScript = [elements, run, filters, list, pixels, stage, viewer, decisions, keyboard]
    .joined(separator: "\n")

  /// Finds and makes elements. Texts only ever become text nodes.
  private static let elements = #"""
    "use strict";
    const find = id => document.getElementById(id);
    function make(name, properties, ...children) {
      const [tag, ...classes] = name.split(".");
      const node = document.createElement(tag);
      if (classes.length) node.className = classes.join(" ");
      for (const [key, value] of Object.entries(properties || {})) {
        if (value === null || value === undefined || value === false) continue;
        if (typeof value === "function") node.addEventListener(key, value);
        else node.setAttribute(key, value === true ? "" : value);
      }
      node.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
      return node;
    }
    const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
    let toastTimer = 0;
    function toast(text) {
      const node = find("toast");
      node.textContent = text;
      node.classList.add("shown");
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => node.classList.remove("shown"), 4000);
    }
    function remembered(key) { try { return localStorage.getItem(key); } catch { return null; } }
    function remember(key, value) { try { localStorage.setItem(key, value); } catch { /* A page may not be allowed to. */ } }
    """#

  /// What the run saw, and where its pictures are.
  private static let run = #"""
    const run = JSON.parse(find("run").textContent);
    const review = document.documentElement.dataset.review || null;
    const cells = run.cells;
    const failures = new Set(["differs", "missing", "failed"]);
    for (const cell of cells) {
      cell.home = run.groups[cell.group];
      cell.isFailure = failures.has(cell.verdict);
      cell.isNew = cell.verdict === "recorded" || cell.verdict === "missing";
      cell.variants = Object.entries(cell.settings).map(([key, value]) => `${key} ${value}`);
      if (cell.orientation) cell.variants.push(cell.orientation);
      cell.canBeDecided = !!cell.actualDigest && cell.isFailure;
    }
    const cellsByID = new Map(cells.map(cell => [cell.id, cell]));
    const pictureOf = (cell, kind) => cell.pictures.find(picture => picture.kind === kind);
    const isReduced = picture => !review && picture.full === undefined;
    const blob = number => number === undefined ? null : find("b" + number)?.textContent ?? null;
    function pictureAddress(cell, picture, isWhole) {
      if (review) return `${review}${isWhole ? "picture" : "thumbnail"}/${cell.id}/${picture.kind}`;
      const data = isWhole ? blob(picture.full) ?? blob(picture.thumbnail) : blob(picture.thumbnail) ?? blob(picture.full);
      return data && "data:image/png;base64," + data;
    }
    function describe(cell) {
      const parts = [cell.device, cell.orientation];
      if (cell.size.length) parts.push(`${cell.size[0]} × ${cell.size[1]} pt at ${cell.scale}x`);
      parts.push(...Object.entries(cell.settings).map(([key, value]) => `${key} ${value}`));
      return parts.filter(Boolean).join(", ");
    }
    function gist(cell) {
      if (cell.changes.length) return cell.changes[0].text;
      if (cell.slack) return cell.slack;
      const lines = (cell.message || "").split("\n").filter(line => line.trim());
      return lines[1] || lines[0] || "";
    }
    """#
}

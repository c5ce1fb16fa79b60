extension PageScript {
  /// Pixels as numbers: the colours under the cursor, and the difference.
  static let pixels = #"""
    let pixelCache = new Map();
    function loadImage(cell, picture) {
      return new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image);
        image.onerror = () => reject(new Error(`The ${picture.kind} could not be read.`));
        image.src = pictureAddress(cell, picture, true);
      });
    }
    /// The pixels of a picture as a canvas gives them, in the picture's own size; for the open snapshot alone.
    function pixelsOf(cell, kind) {
      const key = cell.id + kind;
      if (!pixelCache.has(key)) {
        const picture = pictureOf(cell, kind);
        pixelCache.set(key, !picture ? Promise.resolve(null) : loadImage(cell, picture).then(image => {
          const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, canvas.width, canvas.height);
        }).catch(error => { toast(error.message); return null; }));
      }
      return pixelCache.get(key);
    }
    function colorAt(data, x, y) {
      if (!data || x < 0 || y < 0 || x >= data.width || y >= data.height) return null;
      const start = 4 * (y * data.width + x);
      return data.data.slice(start, start + 4);
    }
    function colorText(color) {
      if (!color) return "outside";
      const digits = [...color].map(value => value.toString(16).padStart(2, "0").toUpperCase());
      return "#" + digits.slice(0, color[3] === 255 ? 3 : 4).join("");
    }
    /// What differs: magenta on the pale reference, or each component's difference eight times as large.
    async function differenceCanvas(cell, isAmplified) {
      const [before, after] = await Promise.all([pixelsOf(cell, "reference"), pixelsOf(cell, "actual")]);
      if (!before || !after) return null;
      const width = Math.max(before.width, after.width), height = Math.max(before.height, after.height);
      const canvas = make("canvas", { width, height });
      const context = canvas.getContext("2d");
      const result = context.createImageData(width, height);
      const out = new Uint32Array(result.data.buffer);
      const a = new Uint32Array(before.data.buffer), b = new Uint32Array(after.data.buffer);
      let count = 0;
      const apart = (p, q, shift) => Math.abs(((p >>> shift) & 255) - ((q >>> shift) & 255));
      for (let y = 0; y < height; y += 1) {
        const hasA = y < before.height, hasB = y < after.height;
        for (let x = 0; x < width; x += 1) {
          const inA = hasA && x < before.width, inB = hasB && x < after.width;
          const p = inA ? a[y * before.width + x] : 0, q = inB ? b[y * after.width + x] : 0;
          const differs = inA !== inB || p !== q;
          if (differs) count += 1;
          if (isAmplified) {
            const alpha = inA !== inB ? 255 : apart(p, q, 24);
            const part = shift => Math.min(8 * Math.max(apart(p, q, shift), alpha), 255) << shift;
            out[y * width + x] = (0xff000000 | part(0) | part(8) | part(16)) >>> 0;
          } else if (differs) {
            out[y * width + x] = 0xffaa00ff;
          } else {
            const gray = 255 - (((255 - (((p & 255) * 2 + ((p >>> 8) & 255) * 5 + ((p >>> 16) & 255)) >> 3)) * (p >>> 24)) >> 10);
            out[y * width + x] = (0xff000000 | gray << 16 | gray << 8 | gray) >>> 0;
          }
        }
      }
      context.putImageData(result, 0, 0);
      canvas.dataset.differing = count;
      return canvas;
    }
    """#

  /// The pictures of one snapshot, in the mode at hand.
  static let stage = #"""
    const modes = [["two-up", "Two-up"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["difference", "Difference"], ["blink", "Blink"]];
    const stage = find("stage");
    const kindsOf = cell => cell.pictures.map(picture => picture.kind);
    const hasBoth = cell => !!pictureOf(cell, "reference") && !!pictureOf(cell, "actual");
    let panes = [], blinkTimer = 0, isSyncing = false, stageTurn = 0;
    function sheetSize(cell) {
      return {
        width: Math.max(...cell.pictures.map(picture => picture.width), 1),
        height: Math.max(...cell.pictures.map(picture => picture.height), 1),
      };
    }
    function layer(cell, kind) {
      const picture = pictureOf(cell, kind), size = sheetSize(cell);
      const image = make("img.layer", { src: pictureAddress(cell, picture, true) || "", alt: kind, "data-kind": kind, draggable: "false" });
      image.style.width = 100 * picture.width / size.width + "%";
      image.style.height = 100 * picture.height / size.height + "%";
      return image;
    }
    /// A part of the stage that scrolls, with pictures on top of each other.
    function addPane(cell, caption, layers) {
      const sheet = make("div.sheet", {}, layers);
      const scroller = make("div.pane", { tabindex: "-1" }, sheet);
      const pane = { scroller, sheet, cell };
      addBoxes(pane, caption);
      scroller.addEventListener("scroll", () => {
        if (isSyncing) return;
        isSyncing = true;
        for (const other of panes) if (other !== pane) {
          other.scroller.scrollTop = scroller.scrollTop;
          other.scroller.scrollLeft = scroller.scrollLeft;
        }
        requestAnimationFrame(() => { isSyncing = false; });
      });
      scroller.addEventListener("pointermove", event => point(pane, event));
      scroller.addEventListener("pointerdown", event => point(pane, event));
      scroller.addEventListener("dblclick", event => zoomTo(state.zoom >= 8 ? null : 8, pixelUnder(pane, event)));
      scroller.addEventListener("wheel", event => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoomBy(event.deltaY < 0 ? 1 : -1, pixelUnder(pane, event));
      }, { passive: false });
      panes.push(pane);
      const note = cell.pictures.some(isReduced) ? " (small version: the page has no room for the whole)" : "";
      stage.append(make("figure", {}, make("figcaption", {}, caption + note), scroller));
      return pane;
    }
    /// Shows the colours under the pointer; a mouse that is held drags the swipe's edge.
    function point(pane, event) {
      const pixel = pixelUnder(pane, event);
      if (stage.dataset.mode === "swipe" && event.buttons === 1 && event.pointerType !== "touch") {
        state.swipe = clamp(100 * pixel.x / sheetSize(pane.cell).width, 0, 100);
        showBlend();
      }
      showColors(pixel);
    }
    function addBoxes(pane, caption) {
      const { cell } = pane, size = sheetSize(cell);
      // Numbers on dozens of boxes would hide what they are about.
      const layer = make(cell.changes.length > 12 ? "div.boxes.many" : "div.boxes", {});
      cell.changes.forEach((change, index) => {
        const frame = caption === "reference" && change.was ? change.was : change.frame;
        const box = make("div.box", { title: change.text, "data-change": index }, make("span", {}, index + 1));
        const [x, y, width, height] = frame.map(value => value * cell.scale);
        Object.assign(box.style, {
          left: 100 * x / size.width + "%", top: 100 * y / size.height + "%",
          width: 100 * width / size.width + "%", height: 100 * height / size.height + "%",
        });
        layer.append(box);
      });
      pane.cursor = make("div.cursor", { hidden: true });
      pane.sheet.append(layer, pane.cursor);
    }
    function pixelUnder(pane, event) {
      const box = pane.sheet.getBoundingClientRect(), size = sheetSize(pane.cell);
      return {
        x: Math.floor((event.clientX - box.left) / box.width * size.width),
        y: Math.floor((event.clientY - box.top) / box.height * size.height),
      };
    }
    async function showStage() {
      const cell = state.open, turn = stageTurn += 1;
      clearInterval(blinkTimer);
      stage.replaceChildren();
      panes = [];
      const mode = hasBoth(cell) ? state.mode : "single";
      stage.dataset.mode = mode;
      showModes(cell, mode);
      if (mode === "single" || mode === "two-up") {
        for (const kind of kindsOf(cell)) addPane(cell, kind, [layer(cell, kind)]);
        if (!cell.pictures.length) stage.append(make("p.empty", {}, cell.lines === undefined
          ? "This snapshot has no picture here." : "This snapshot is a text: its lines stand beside."));
      } else if (mode === "difference") {
        const canvas = await differenceCanvas(cell, state.amplified);
        if (turn !== stageTurn) return;
        if (canvas) {
          canvas.classList.add("layer");
          const pane = addPane(cell, cell.pictures.some(isReduced) ? "differing parts" : `${canvas.dataset.differing} pixels differ`, [canvas]);
          canvas.style.width = canvas.style.height = "100%";
          pane.canvas = canvas;
        }
      } else {
        addPane(cell, mode === "swipe" ? "reference | actual" : "reference and actual",
          [layer(cell, "reference"), layer(cell, "actual")]);
        if (mode === "blink" && !matchMedia("(prefers-reduced-motion: reduce)").matches) startBlinking();
      }
      showBlend();
      zoomTo(state.zoom);
      showBoxes();
      showCursor();
    }
    function setMode(mode) {
      state.mode = mode;
      if (state.open) showStage();
    }
    function showModes(cell, mode) {
      const slider = state.mode === "onion" ? "onion" : "swipe";
      find("modes").replaceChildren(
        ...modes.map(([name, label], index) => make("button", {
          type: "button", "data-mode": name, "aria-pressed": String(name === mode), disabled: !hasBoth(cell),
          title: `${label} (${index + 1})`, click: () => setMode(name),
        }, label)),
        make("input", {
          type: "range", min: 0, max: 100, value: state[slider], id: "blend", "aria-label": slider === "onion" ? "Opacity" : "Place",
          hidden: mode !== "swipe" && mode !== "onion",
          input: event => { state[slider] = Number(event.target.value); showBlend(); },
        }),
        make("button", { type: "button", id: "amplify", hidden: mode !== "difference", "aria-pressed": String(state.amplified),
          title: "Amplify (x)", click: toggleAmplified }, "8 ×"),
        make("span.spring", {}),
        make("button", { type: "button", id: "boxes", "aria-pressed": String(state.boxes), title: "Boxes of changed views (b)",
          hidden: !cell.changes.length, click: toggleBoxes }, "Boxes"),
        make("button", { type: "button", title: "Smaller (-)", "aria-label": "Smaller", click: () => zoomBy(-1) }, "−"),
        make("button", { type: "button", id: "zoom", title: "Fit or whole pixels (z)", click: toggleZoom }, "Fit"),
        make("button", { type: "button", title: "Larger (+)", "aria-label": "Larger", click: () => zoomBy(1) }, "+"));
    }
    function startBlinking() {
      clearInterval(blinkTimer);
      blinkTimer = setInterval(blink, 600);
    }
    function blink() {
      const image = panes[0]?.sheet.querySelector("[data-kind=actual]");
      if (image) image.classList.toggle("off");
    }
    function showBlend() {
      const image = panes[0]?.sheet.querySelector("[data-kind=actual]");
      if (!image || panes.length > 1) return;
      const { mode } = stage.dataset;
      image.style.opacity = mode === "onion" ? state.onion / 100 : "";
      panes[0].sheet.querySelector(".handle")?.remove();
      if (mode === "swipe") {
        // In parts of the sheet, which may be wider than this picture.
        const place = 100 * state.swipe / parseFloat(image.style.width);
        image.style.clipPath = `inset(0 0 0 ${Math.min(place, 100)}%)`;
        const handle = make("div.handle", {});
        handle.style.left = state.swipe + "%";
        panes[0].sheet.append(handle);
      }
      const slider = find("blend");
      if (slider) slider.value = mode === "onion" ? state.onion : state.swipe;
    }
    function toggleAmplified() { state.amplified = !state.amplified; showStage(); }
    function toggleBoxes() { state.boxes = !state.boxes; showBoxes(); }
    function showBoxes() {
      stage.classList.toggle("plain", !state.boxes);
      find("boxes")?.setAttribute("aria-pressed", state.boxes);
      for (const box of stage.querySelectorAll(".box")) {
        box.classList.toggle("chosen", Number(box.dataset.change) === state.change);
      }
    }
    /// Page pixels for a picture's pixel, so that all of it is seen; never enlarged.
    function fittingZoom() {
      const size = sheetSize(state.open), scroller = panes[0].scroller;
      return Math.min(scroller.clientWidth / size.width, scroller.clientHeight / size.height, 1);
    }
    /// Shows pictures with a number of page pixels for each of theirs, or in full for null; around a pixel, or the middle.
    function zoomTo(zoom, around) {
      if (!panes.length) return;
      const { scroller, sheet } = panes[0], size = sheetSize(state.open);
      const old = sheet.offsetWidth / size.width || 1;
      const left = sheet.offsetLeft, top = sheet.offsetTop;
      const focus = around || {
        x: (scroller.scrollLeft + scroller.clientWidth / 2 - left) / old, y: (scroller.scrollTop + scroller.clientHeight / 2 - top) / old,
      };
      state.zoom = zoom;
      const used = zoom ?? fittingZoom();
      for (const pane of panes) {
        pane.sheet.style.width = size.width * used + "px";
        pane.sheet.style.height = size.height * used + "px";
        pane.sheet.classList.toggle("pixels", used >= 2);
        if (zoom !== null) {
          pane.scroller.scrollLeft = focus.x * used - scroller.clientWidth / 2 + pane.sheet.offsetLeft;
          pane.scroller.scrollTop = focus.y * used - scroller.clientHeight / 2 + pane.sheet.offsetTop;
        }
      }
      const label = find("zoom");
      if (label) label.textContent = zoom === null ? "Fit" : `${Math.round(zoom * devicePixelRatio * 100)} %`;
      showCursor();
    }
    const zoomSteps = [0.0625, 0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
    function zoomBy(direction, around) {
      if (!panes.length) return;
      const now = state.zoom ?? fittingZoom();
      const next = direction > 0 ? zoomSteps.find(step => step > now * 1.01) : zoomSteps.findLast(step => step < now * 0.99);
      zoomTo(next ?? now, around || focusedPixel());
    }
    function toggleZoom() { zoomTo(state.zoom === null ? 1 / devicePixelRatio : null, focusedPixel()); }
    /// The pixel that a person looks at: the cursor, or the middle of the chosen change.
    function focusedPixel() {
      const change = state.open.changes[state.change];
      if (state.cursor || !change) return state.cursor;
      const [x, y, width, height] = change.frame;
      return { x: (x + width / 2) * state.open.scale, y: (y + height / 2) * state.open.scale };
    }
    addEventListener("resize", () => { if (state.open && state.zoom === null) zoomTo(null); });
    """#
}

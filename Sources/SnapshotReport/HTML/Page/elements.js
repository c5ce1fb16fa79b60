// Finds and makes elements. Texts only ever become text nodes.

/**
 * An element that may be missing.
 * @param {string} id
 */
export const findIfAny = id => document.getElementById(id);

/**
 * An element of `body.html`, or of what is shown at the moment.
 * @param {string} id
 */
export function find(id) {
  const node = findIfAny(id);
  if (!node) throw new Error(`The page has no element ${id}.`);
  return node;
}

/**
 * Makes an element: its name with classes, `button.primary`; attributes, and functions for events; and what is in it.
 * @template {string} Name
 * @param {Name} name
 * @param {Record<string, Attribute>} [properties]
 * @param {(Child | Child[])[]} children
 * @returns {Made<Name>}
 */
export function make(name, properties, ...children) {
  const [tag, ...classes] = name.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(key, value);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) {
      node.append(typeof child === "number" ? String(child) : child);
    }
  }
  return /** @type {Made<Name>} */ (node);
}

/**
 * The text in the field that an event is about.
 * @param {Event} event
 */
export const valueIn = event => /** @type {HTMLInputElement} */ (event.target).value;

/**
 * The element that an event comes from, or one around it, that a selector names.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = (event, selector) =>
  event.target instanceof Element ? /** @type {HTMLElement | null} */ (event.target.closest(selector)) : null;

/** Whether a person here is likely to have keys: a phone shows no hints at them. */
export const hasKeys = !matchMedia("(hover: none) and (pointer: coarse)").matches;
document.documentElement.classList.toggle("keyless", !hasKeys);

let toastTimer = 0;
/** @param {string} text */
export function toast(text) {
  const node = find("toast");
  node.textContent = text;
  node.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => node.classList.remove("shown"), 4000);
}

/**
 * Waits for the page's first frame. If a page of a new renderer process uses its storage earlier, Chromium can receive the request
 * before it has registered the page, and rejects it: the storage is then empty, and everything that the page writes is lost.
 * @type {Promise<void>}
 */
const firstFrame = new Promise(done => requestAnimationFrame(() => done()));

/**
 * The stored value of a key, before the first frame is painted.
 * @param {string} key
 */
export async function remembered(key) {
  await firstFrame;
  try { return localStorage.getItem(key); } catch { return null; }
}

/**
 * Stores a value.
 * @param {string} key
 * @param {string} value
 */
export async function remember(key, value) {
  await firstFrame;
  try { localStorage.setItem(key, value); } catch { /* A page may not be allowed to. */ }
}

// The types that the page's modules name in their comments. Checked by TypeScript, and no part of the page.

/** What `PageData` writes in Swift: the run as the page gets to know it. */
interface Run {
  format: string;
  version: number;
  title: string;
  run: string;
  date: string;
  counts: Count[];
  tests: TroubledTest[];
  reducedPictures: number;
  groups: Group[];
  cells: Cell[];
}

/** A number of the run, and the verdict that it counts. */
interface Count {
  text: string;
  kind?: string;
  isBad: boolean;
}

/** A test that crashed, failed without a snapshot or never ran; or a run that ended badly. */
interface TroubledTest {
  name: string;
  outcome: string;
  /** How the outcome looks. */
  kind: string;
  /** The file and line, relative to the package. */
  source?: string;
  headline: string;
  details: string;
}

/** A test, whose snapshots stand together. */
interface Group {
  target: string;
  file: string;
  function: string;
  source: string;
  line: number;
}

interface Picture {
  kind: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The numbers of the elements that hold the whole picture and the small one. */
  full?: number;
  thumbnail?: number;
}

/** What became of a view. Frames are x, y, width and height on the screen, in points. */
interface Change {
  view: string;
  text: string;
  frame: number[];
  was?: number[];
}

interface CellData {
  id: number;
  group: number;
  name: string;
  test: string;
  verdict: string;
  message?: string;
  slack?: string;
  warnings?: string[];
  times: Record<string, number>;
  device?: string;
  orientation?: string;
  settings: Record<string, string>;
  /** Width and height in points; empty where there is no screen. */
  size: number[];
  scale: number;
  reference: string;
  actual?: string;
  referenceDigest?: string;
  actualDigest?: string;
  pictures: Picture[];
  changes: Change[];
  unlistedChanges: number;
  lines?: number;
  /** Which of a screen's steps it is, from 1. */
  step?: number;
}

/** A snapshot, with what the page works out about it once. */
interface Cell extends CellData {
  home: Group;
  isFailure: boolean;
  isNew: boolean;
  variants: string[];
  canBeDecided: boolean;
  /** All that a search looks at. */
  words?: string;
}

type Verdict = "accept" | "reject";

/** A pixel of a picture, counted from its top left corner. */
interface Pixel {
  x: number;
  y: number;
}

/** Pixels as a canvas gives them: red, green, blue and alpha, row by row. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A row of the list: a heading, or the places of cards among the snapshots that are shown. */
interface Row {
  home?: Group;
  /** How many snapshots the heading is above. */
  count?: number;
  cells?: number[];
  /** Whether it is a line of a sheet, on which plain views stand in their own size. */
  isSheet?: boolean;
  /** In page pixels, without the gap below. */
  height?: number;
}

/** A part of the stage that scrolls, with pictures on top of each other. */
interface Pane {
  scroller: HTMLElement;
  sheet: HTMLElement;
  cell: Cell;
  cursor: HTMLElement;
}

type KeyAction = (event: KeyboardEvent) => unknown;

/** The kind of element that `make("canvas.loupe")` makes. */
type Tag<Name extends string> = Name extends `${infer First}.${string}` ? First : Name;
type Made<Name extends string> = Tag<Name> extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Tag<Name>]
  : HTMLElement;
type Attribute = string | number | boolean | null | undefined | ((event: Event) => unknown);
type Child = Node | string | number | null | undefined | false;

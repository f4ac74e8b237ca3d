import { needsScript, watchVisitor, whenVisible } from "../early-visitor.ts";
import { warn } from "../warn.ts";
import { closest } from "./closest.ts";

/**
 * Hashes in the file names of each tag's scripts: that of its own script, then those of its chunks. Defined
 * at build time.
 */
declare const WIDGET_HASHES: Record<string, readonly string[]>;
/** Folder of the scripts, relative to the loader. Defined at build time. */
declare const WIDGET_FOLDER: string;

/** Returns a selector that matches all widgets with scripts. */
const tags = (): string => Object.keys(WIDGET_HASHES).join();

/** Request timeout in milliseconds. */
const DEADLINE = 15_000;

const requested = new Set<string>();

/**
 * Imports all scripts of a widget in parallel, so that a shared chunk does not have to wait for the script
 * that imports it.
 */
const fetchScripts = (tag: string, suffix = ""): Promise<unknown> =>
  Promise.all(
    WIDGET_HASHES[tag]!.map((hash, index) => {
      // Not inside of `import()`, where esbuild would resolve the template as a glob.
      const address = `${WIDGET_FOLDER}${index ? "chunk" : tag}-${hash}.js`;
      return import(address + suffix);
    }),
  );

function load({ localName: tag }: Element): void {
  if (requested.has(tag)) return;
  requested.add(tag);
  void fetchScripts(tag)
    // A retry needs another URL, since browsers cache failed imports.
    .catch(() => fetchScripts(tag, "?again"))
    .catch(() => fail(tag));
}

/**
 * Shows contact links in widgets whose script failed to load. Their forms are then posted as without
 * JavaScript.
 */
function fail(tag: string): void {
  warn(`no script for <${tag}>`);
  delete WIDGET_HASHES[tag];
  for (const widget of document.querySelectorAll(tag)) {
    widget.toggleAttribute("data-failed");
    const form = widget.querySelector<HTMLFormElement>("[method=post]");
    if (form) postWhenReachable(form);
    widget.dispatchEvent(
      new CustomEvent("ridgebeam:error", { detail: { widget: tag, reason: "script" }, bubbles: true }),
    );
  }
}

/**
 * Makes a form check whether the server responds before it is posted, since the browser would otherwise
 * navigate to an error page. If a submit is pending, posts the form right away.
 */
function postWhenReachable(form: HTMLFormElement): void {
  const alert = form.nextElementSibling as HTMLElement;
  const post = async (): Promise<void> => {
    form.toggleAttribute("data-waiting", true);
    alert.textContent = "";
    const signal = AbortSignal.timeout(DEADLINE);
    const answer = await fetch("", { method: "HEAD", cache: "no-store", signal }).catch(() => null);
    form.removeAttribute("data-waiting");
    if (answer && answer.status < 500) form.submit();
    else alert.textContent = alert.dataset["unsent"]!;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.hasAttribute("data-waiting")) void post();
  });
  if (form.hasAttribute("data-waiting")) void post();
}

/** Loads the script of a widget on the first interaction. */
export function watchInterest(): void {
  watchVisitor(
    window,
    window,
    // The browser can submit a search form without a script.
    (event) => (event.target as Element).role !== "search" && closest(event, tags()),
    load,
    needsScript,
  );
}

/**
 * Loads the scripts of forms once the forms are visible and the page is idle. Other widgets must respond to
 * the first touch, so their scripts load as soon as the section around them is visible. Call this once the
 * page is parsed.
 */
export function watchVisibility(): void {
  for (const widget of document.querySelectorAll(tags()))
    whenVisible(widget.querySelector("form") ?? widget.closest("section") ?? widget, () => load(widget));
}

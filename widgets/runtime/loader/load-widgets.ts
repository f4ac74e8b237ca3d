import { needsScript, watchVisitor, whenVisible } from "../early-visitor.ts";
import { warn } from "../warn.ts";
import { closest } from "./closest.ts";

/** Hashes in each tag's script names, its own first, then its chunks. Defined at build time. */
declare const WIDGET_HASHES: Record<string, readonly string[]>;
/** Folder of the scripts, relative to the loader; defined at build time. */
declare const WIDGET_FOLDER: string;

/** Returns a selector for the widgets that have scripts. */
const tags = (): string => Object.keys(WIDGET_HASHES).join();

/** Request timeout in milliseconds. */
const DEADLINE = 15_000;

const requested = new Set<string>();

/** Fetches all scripts in parallel, so that shared chunks need not wait for the script that imports them. */
const fetchScripts = (tag: string, suffix = ""): Promise<unknown> =>
  Promise.all(
    WIDGET_HASHES[tag]!.map((hash, index) => {
      // Outside of `import()`, where esbuild would resolve it as a glob.
      const address = `${WIDGET_FOLDER}${index ? "chunk" : tag}-${hash}.js`;
      return import(address + suffix);
    }),
  );

function load({ localName: tag }: Element): void {
  if (requested.has(tag)) return;
  requested.add(tag);
  void fetchScripts(tag)
    // The retry needs another URL, since browsers cache failed imports.
    .catch(() => fetchScripts(tag, "?again"))
    .catch(() => fail(tag));
}

/**
 * Shows contact links if a widget's script fails to load. Its form is then posted as it is without JavaScript.
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
 * Posts a form only if the server responds, since the browser would otherwise navigate to an error page. A
 * pending submit is posted immediately.
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

/** Loads a widget immediately on first interaction. */
export function watchInterest(): void {
  watchVisitor(
    window,
    window,
    // A search form can be sent without a script.
    (event) => (event.target as Element).role !== "search" && closest(event, tags()),
    load,
    needsScript,
  );
}

/**
 * Loads forms when they are visible and the page is idle. Loads other widgets, which must respond to the first
 * touch, when the heading of their section is visible. Call it once the page is parsed.
 */
export function watchVisibility(): void {
  for (const widget of document.querySelectorAll(tags()))
    whenVisible(widget.querySelector("form") ?? widget.closest("section") ?? widget, () => load(widget));
}

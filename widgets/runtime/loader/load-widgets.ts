import { needsScript, loadOnInteraction, runWhenVisible } from "../load-on-interaction.ts";
import { warn } from "../warn.ts";

/** Hashes in the file names of each tag's scripts: its own, then its chunks'. Defined at build time. */
declare const WIDGET_HASHES: Record<string, readonly string[]>;
/** Folder of the scripts, relative to the loader. Defined at build time. */
declare const WIDGET_FOLDER: string;

const widgetSelector = (): string => Object.keys(WIDGET_HASHES).join();

/** Request timeout in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

const requestedTags = new Set<string>();

/** Imports a widget's script and all of its chunks in parallel to avoid a request waterfall. */
const fetchScripts = (tag: string, suffix = ""): Promise<unknown> =>
  Promise.all(
    WIDGET_HASHES[tag]!.map((hash, index) => {
      // Keep the template out of `import()`, where esbuild would treat it as a glob pattern.
      const address = `${WIDGET_FOLDER}${index ? "chunk" : tag}-${hash}.js`;
      return import(address + suffix);
    }),
  );

function load({ localName: tag }: Element): void {
  if (requestedTags.has(tag)) return;
  requestedTags.add(tag);
  void fetchScripts(tag)
    // Browsers cache failed imports, so retry with a different URL.
    .catch(() => fetchScripts(tag, "?again"))
    .catch(() => showFailure(tag));
}

/**
 * Shows contact links in widgets whose script failed to load. The browser then posts their forms, as it does
 * without JavaScript.
 */
function showFailure(tag: string): void {
  warn(`<${tag}> failed to load`);
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
 * Makes a form check that the server is reachable before it posts, so that the browser does not navigate to an
 * error page. Posts right away if the visitor has already clicked Send.
 */
function postWhenReachable(form: HTMLFormElement): void {
  const alert = form.nextElementSibling as HTMLElement;
  const post = async (): Promise<void> => {
    form.toggleAttribute("data-waiting", true);
    alert.textContent = "";
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch("", { method: "HEAD", cache: "no-store", signal }).catch(() => null);
    form.removeAttribute("data-waiting");
    if (response && response.status < 500) form.submit();
    else alert.textContent = alert.dataset["unsent"]!;
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.hasAttribute("data-waiting")) void post();
  });
  if (form.hasAttribute("data-waiting")) void post();
}

export function loadWidgetsOnInteraction(): void {
  loadOnInteraction(
    window,
    window,
    (event) => (event.target as Element).role !== "search" && closest(event, widgetSelector()),
    load,
    needsScript,
  );
}

/**
 * Loads the scripts of forms once they are visible and the page is idle. Other widgets must respond to the first touch,
 * so their scripts load as soon as their section is visible. Call this function after the page is parsed.
 */
export function loadVisibleWidgets(): void {
  for (const widget of document.querySelectorAll(widgetSelector()))
    runWhenVisible(widget.querySelector("form") ?? widget.closest("section") ?? widget, () => load(widget));
}

/**
 * Returns the closest matching ancestor of an event's target, or null. Returns undefined if the target is not
 * an element.
 */
export const closest = <Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null | undefined => (target as Element).closest?.<Found>(selector);

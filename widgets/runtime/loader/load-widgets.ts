import { wakes, watchVisitor, whenVisible } from "../early-visitor.ts";
import { warn } from "../warn.ts";
import { closest } from "./closest.ts";

/** In the names of each tag's scripts, its own first, then chunks; compiled in. */
declare const WIDGET_HASHES: Record<string, readonly string[]>;
/** What their names begin with: the way from the loader; compiled in. */
declare const WIDGET_FOLDER: string;

/** Selects the widgets whose scripts are there or may come. */
const tags = (): string => Object.keys(WIDGET_HASHES).join();

/** Milliseconds after which a server that does not answer counts as unreachable. */
const DEADLINE = 15_000;

const requested = new Set<string>();

/** All at once, so that shared code does not wait for the script that asks for it. */
const fetchScripts = (tag: string, suffix = ""): Promise<unknown> =>
  Promise.all(
    WIDGET_HASHES[tag]!.map((hash, index) => {
      // Not within `import()`, where the compiler would look for files of such names.
      const address = `${WIDGET_FOLDER}${index ? "chunk" : tag}-${hash}.js`;
      return import(address + suffix);
    }),
  );

function load({ localName: tag }: Element): void {
  if (requested.has(tag)) return;
  requested.add(tag);
  void fetchScripts(tag)
    // Under the same address a browser may remember the failure.
    .catch(() => fetchScripts(tag, "?again"))
    .catch(() => fail(tag));
}

/** A widget whose script does not arrive shows how else to reach the agency. Its form is posted as without scripts. */
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

/** Posts a form, at once if it was sent already, where the server answers; elsewhere the browser would replace the page with an error. */
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

/** Loads a widget when a visitor turns to it; at once. */
export function watchInterest(): void {
  watchVisitor(window, window, (event) => closest(event, tags()), load, wakes);
}

/**
 * Loads a widget when its form is in view and the page has nothing else to do; one that is no form answers the first touch, so it is
 * loaded when its section's heading is. To be called when the page is parsed.
 */
export function watchVisibility(): void {
  for (const widget of document.querySelectorAll(tags()))
    whenVisible(widget.querySelector("form") ?? widget.closest("section") ?? widget, () => load(widget));
}

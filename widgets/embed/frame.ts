import release from "embed:release";
import { EMBED_EVENTS } from "./embedded-form.ts";
import { findOwnScript } from "./own-script.ts";

/**
 * Script of the iframe pages `/embed/frame/<tag>` and `/embed/frame/<language>/<tag>`. Renders the form with
 * attributes from the query string, and posts messages to the parent page.
 */
const tag = findOwnScript()?.dataset["form"] ?? "lead-form";

const names = [...release.attributes, "data-ref"];
const form = document.createElement(tag);
for (const [name, value] of new URLSearchParams(location.search)) {
  if (names.includes(name)) form.setAttribute(name, value);
  else if (name.startsWith("--rb-")) form.style.setProperty(name, value);
}
recordParentPage(form);
submitByScript();

/**
 * Posts a message to the parent page. Any origin may receive it, since it contains nothing that a visitor
 * typed.
 */
const postToParent = (message: object): void => parent.postMessage(message, "*");

for (const type of Object.keys(EMBED_EVENTS)) {
  if (type === "ridgebeam:before-submit") continue;
  form.addEventListener(type, (event) => postToParent({ type, ...(event as CustomEvent<object>).detail }));
}

document.addEventListener("DOMContentLoaded", () => {
  document.body.append(form);
  const script = Object.assign(document.createElement("script"), { src: "/embed/v1.js", async: true });
  // This deployment's origin may differ from that of the published site.
  script.dataset["origin"] = location.origin;
  document.head.append(script);
  new ResizeObserver(() => {
    const height = Math.ceil(form.getBoundingClientRect().height);
    // The height is 0 before the first render. Posting it would shift the parent page's layout.
    if (height > 0) postToParent({ type: "ridgebeam:height", widget: tag, height });
  }).observe(form);
});

/**
 * Records the page that contains the form's iframe. Browsers usually reveal only its origin, so that page may
 * post `{ type: "ridgebeam:page", path }` to add the path. The origin is always taken from the browser.
 */
function recordParentPage(form: HTMLElement): void {
  if (parent === window) return;
  // Firefox lacks `ancestorOrigins`.
  const { ancestorOrigins } = location as { ancestorOrigins?: DOMStringList };
  const parentUrl = document.referrer || ancestorOrigins?.[0];
  if (parentUrl) form.dataset["around"] = parentUrl;
  addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (source !== parent || data?.type !== "ridgebeam:page" || !String(data.path).startsWith("/")) return;
      form.dataset["around"] = origin + data.path;
    },
  );
}

/**
 * Dispatches submit events by script. In an iframe whose `sandbox` attribute lacks `allow-forms`, browsers
 * cancel a submission before its event (HTML, "form submission algorithm"). Embedded forms are always sent by
 * script.
 */
function submitByScript(): void {
  HTMLFormElement.prototype.requestSubmit = function (submitter) {
    this.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }),
    );
  };
  // Pressing Enter in a field also clicks the submit button.
  addEventListener("click", (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element ? target.closest("button") : null;
    if (event.defaultPrevented || button?.type !== "submit" || !button.form) return;
    event.preventDefault();
    button.form.requestSubmit(button);
  });
}

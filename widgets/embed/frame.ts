import release from "embed:release";
import { EMBED_EVENTS } from "./embed-events.ts";
import { recordParentPage } from "./record-parent-page.ts";
import { findOwnScript } from "./own-script.ts";
import { submitByScript } from "./submit-by-script.ts";

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

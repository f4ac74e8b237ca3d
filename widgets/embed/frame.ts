import release from "embed:release";
import { EMBED_EVENTS } from "./embed-events.ts";
import { noteAround } from "./note-around.ts";
import { ownScript } from "./own-script.ts";
import { submitByScript } from "./submit-by-script.ts";

/** The script of `/embed/frame/<tag>`: a form whose attributes are the query, and messages to the page around the frame. */
const tag = ownScript()?.dataset["form"] ?? "lead-form";

const names = [...(release.attributes[tag] ?? []), "theme", "sandbox", "data-ref"];
const form = document.createElement(tag);
for (const [name, value] of new URLSearchParams(location.search)) {
  if (names.includes(name)) form.setAttribute(name, value);
  else if (name.startsWith("--rb-")) form.style.setProperty(name, value);
}
noteAround(form);
submitByScript();

/** What is told holds nothing that a visitor typed, so that any page may hear it. */
const tell = (message: object): void => parent.postMessage(message, "*");

for (const type of Object.keys(EMBED_EVENTS)) {
  if (type === "ridgebeam:before-submit") continue;
  form.addEventListener(type, (event) => tell({ type, ...(event as CustomEvent<object>).detail }));
}

document.addEventListener("DOMContentLoaded", () => {
  document.body.append(form);
  const script = Object.assign(document.createElement("script"), { src: "/embed/v1.js", async: true });
  // This copy of the site may stand elsewhere than the published one.
  script.dataset["origin"] = location.origin;
  document.head.append(script);
  new ResizeObserver(() => {
    const height = Math.ceil(form.getBoundingClientRect().height);
    // Before the form is there, it has none, and a frame of that height would shift the page around it.
    if (height > 0) tell({ type: "ridgebeam:height", widget: tag, height });
  }).observe(form);
});

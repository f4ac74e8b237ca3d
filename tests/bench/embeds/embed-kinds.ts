import type { Embed, Peer } from "./embed.ts";

/** Ours, with the two lines of `/partners`. */
export const OURS: Embed = {
  name: "`<lead-form>`",
  snippet: (script) =>
    `<script async src="${script}"></script><lead-form context="partner" partner="acme-jobs"></lead-form>`,
  form: { selector: "lead-form", inShadowRoot: "form" },
};

/** The least that any script can do: it draws an empty box. */
export const FLOOR: Embed & { text: string } = {
  name: "A script that draws a box",
  snippet: (script) => `<script async src="${script}"></script><div id="box"></div>`,
  form: { selector: "#box" },
  text: 'document.querySelector("#box").style.height = "500px";',
};

/** Typeform's widget. The form's id does not matter: the frame's own page is not fetched. */
const typeform: Peer = {
  name: "Typeform",
  package: "@typeform/embed",
  version: "6.1.1",
  script: "build/embed.js",
  snippet: (script) => `<div data-tf-widget="abcdefgh"></div><script src="${script}"></script>`,
  form: { selector: "[data-tf-widget] iframe" },
};

/** Cal.com's inline form: calls wait in a queue, which the script works through when it is there. */
const cal: Peer = {
  name: "Cal.com",
  package: "@calcom/embed-core",
  version: "1.5.3",
  script: "dist/embed/embed.js",
  snippet: (script) => `<div id="booking"></div>
<script>
  const Cal = (window.Cal = (...call) => Cal.q.push(call));
  Object.assign(Cal, { q: [], ns: {}, loaded: true });
  document.head.append(Object.assign(document.createElement("script"), { src: "${script}" }));
  Cal("init", { origin: "https://cal.com" });
  Cal("inline", { elementOrSelector: "#booking", calLink: "team/meeting" });
</script>`,
  form: { selector: "#booking iframe" },
};

/** What ours is measured beside. */
export const PEERS: readonly Peer[] = [typeform, cal];

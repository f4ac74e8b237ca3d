export const PART_EXAMPLE = "lead-form::part(button) { text-transform: uppercase; }";

export const LISTENER_EXAMPLE = `document.addEventListener("ridgebeam:submitted", (event) => {
  console.log(event.detail.widget); // "lead-form"
});`;

export const CUSTOM_STRINGS_EXAMPLE = `<lead-form lang="es">
  <script type="application/json">
    { "labels": { "role": "Oficio" }, "leadForm": { "submit": "Enviar" } }
  </script>
</lead-form>`;

export const SHORTCODE_EXAMPLE = '[ridgebeam_form form="lead-form" partner="acme-jobs" context="partner"]';

/**
 * Returns example embed code with a tag prefix.
 * @param script URL of the unversioned script
 */
export const prefixExample = (
  script: string,
): string => `<script async data-prefix="rb" src="${script}"></script>
<rb-lead-form context="partner" partner="acme-jobs"></rb-lead-form>`;

/**
 * Returns example code that embeds a form as an iframe.
 * @param site origin that serves the iframe
 */
export const frameExample = (
  site: string,
): string => `<iframe src="${site}/embed/frame/lead-form?context=partner&amp;partner=acme-jobs&amp;--rb-radius=8px"
  title="Request candidates" width="100%" height="620" style="border: 0"></iframe>`;

/**
 * Returns an example script that adjusts the iframe's height to its content.
 * @param site origin that serves the iframe
 */
export const frameListenerExample = (
  site: string,
): string => `addEventListener("message", ({ origin, source, data }) => {
  if (origin !== "${site}" || data.type !== "ridgebeam:height") return;
  source.postMessage({ type: "ridgebeam:page", path: location.pathname }, origin);
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.style.height = data.height + "px";
});`;

import config from "embed:config";
import lateStyles from "embed:styles/late";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import { isAllowed, type MessageTable, type FormMessages } from "../../model/tags/tag-description.ts";
import { warn } from "../runtime/warn.ts";
import { mount, update, type MountSettings } from "../runtime/widget-element.ts";
import type { Widget } from "../runtime/widget.ts";
import type { MountForm } from "./embedded-form.ts";
import { mergeStrings } from "./merge-strings.ts";

function warnInvalidAttributes(
  { tag, attributes }: Widget,
  attributeValues: Readonly<Record<string, string>>,
): void {
  for (const [name, rule] of Object.entries(attributes)) {
    if (Object.hasOwn(attributeValues, name) && !isAllowed(rule, attributeValues[name]))
      warn(`<${tag}> ignores the invalid value ${name}="${attributeValues[name]}"; see its documentation`);
  }
}

const COLORS = ["accent", "accent-text", "surface", "text", "text-soft", "field-surface"].map(
  (name) => `--rb-${name}`,
);

function isThemed(host: HTMLElement): boolean {
  const style = getComputedStyle(host);
  return COLORS.some((name) => style.getPropertyValue(name) !== "");
}

/**
 * Creates a function that mounts any of these widgets with React.
 * @param texts the widgets' messages
 * @param englishPay the salary explorer's pay data in English; translated data comes with the markup
 */
export function createMountForm(
  widgets: readonly Widget[],
  texts: MessageTable,
  englishPay?: ExplorerData,
): MountForm {
  return ({ tag, host, container, attributes, strings, lang, origin, pay, adoptStyles, fail }) => {
    const widget = widgets.find((one) => one.tag === tag);
    if (widget === undefined) throw new Error(tag);
    const messages = mergeStrings(texts, strings);
    // The sign-in form has no consent text.
    const { consent } = messages as Partial<FormMessages>;
    if (consent?.privacyHref.startsWith("/")) consent.privacyHref = origin + consent.privacyHref;
    const backend = { ...config.backend, url: config.backend.url || origin };

    warnInvalidAttributes(widget, attributes);
    adoptStyles(lateStyles);
    const loadSandbox = () => (host.hasAttribute("sandbox") ? import("./sandbox.ts") : undefined);
    const showNote = (): unknown =>
      loadSandbox()?.then(
        ({ showSandboxNote }) => showSandboxNote({ host, strings, lang, adoptStyles }, mergeStrings),
        () => undefined,
      );
    showNote();
    const settings: MountSettings = {
      config: {
        ...config,
        pay: pay ?? englishPay,
        origin,
        messages,
        backend,
        lang,
        simulateSend: () => loadSandbox()?.then(({ simulateOutcome }) => simulateOutcome(host, warn)),
      },
      container,
      onFailure: (error) => {
        warn(String(error));
        fail();
      },
    };
    const mountedWidget = mount(widget, host, attributes, settings);
    if (isThemed(host))
      void import("./contrast.ts")
        .then(({ findLowContrast }) => {
          for (const warning of findLowContrast(container)) warn(`<${host.localName}> ${warning}`);
        })
        // Ignore failures: this check only warns developers.
        .catch(() => 0);
    return (latestAttributes) => {
      showNote();
      update(mountedWidget, latestAttributes);
    };
  };
}

import config from "embed:config";
import lateStyles from "embed:styles/late";
import type { WidgetConfig } from "../config.ts";
import type { Messages } from "../messages.ts";
import { isAllowed } from "../runtime/attribute-rules.ts";
import { warn } from "../runtime/warn.ts";
import { mount, update, type MountSettings } from "../runtime/widget-element.ts";
import type { Widget } from "../runtime/widget.ts";
import type { FormPart } from "./embedded-form.ts";
import { mergeStrings } from "./merge-strings.ts";
import type * as SandboxModule from "./sandbox.ts";

function warnOfAttributes({ tag, attributes }: Widget, found: Readonly<Record<string, string>>): void {
  for (const [name, rule] of Object.entries(attributes)) {
    if (Object.hasOwn(found, name) && !isAllowed(rule, found[name]))
      warn(`<${tag}> does not know ${name}="${found[name]}"; see its README`);
  }
}

const COLORS = ["accent", "accent-text", "surface", "text", "text-soft", "field-surface"].map(
  (name) => `--rb-${name}`,
);

/** Whether the page gives colors of its own, which then have to be looked at. */
function isThemed(host: HTMLElement): boolean {
  const style = getComputedStyle(host);
  return COLORS.some((name) => style.getPropertyValue(name) !== "");
}

/**
 * Makes the function that hands forms of these tags to React.
 * @param texts the texts that they show
 * @param own what they alone need of the configuration
 */
export function createPart(
  widgets: readonly Widget[],
  texts: Messages,
  own?: Partial<WidgetConfig>,
): FormPart {
  return {
    mountForm: ({ tag, host, place, attributes, strings, lang, origin, adopt, fail }) => {
      const widget = widgets.find((one) => one.tag === tag);
      if (widget === undefined) throw new Error(tag);
      const messages = mergeStrings(texts, strings);
      // The sign-in asks for no consent.
      const { consent } = messages as Partial<Messages>;
      if (consent?.privacyHref.startsWith("/")) consent.privacyHref = origin + consent.privacyHref;
      const backend = { ...config.backend, url: config.backend.url || origin };

      warnOfAttributes(widget, attributes);
      // Nothing needs them before a form is used: errors, notices, progress.
      adopt(lateStyles);
      /** Its code, where the tag asks for it. */
      const sandbox = (): Promise<typeof SandboxModule> | undefined =>
        host.hasAttribute("sandbox") ? import("./sandbox.ts") : undefined;
      const showNote = (): unknown =>
        sandbox()?.then(
          ({ showSandboxNote }) => showSandboxNote({ host, strings, lang, adopt }, mergeStrings),
          () => undefined,
        );
      showNote();
      const settings: MountSettings = {
        config: {
          ...config,
          ...own,
          origin,
          messages,
          backend,
          lang,
          sendInstead: () => sandbox()?.then(({ answerInSandbox }) => answerInSandbox(host, warn)),
        },
        place,
        onFailure: (error) => {
          warn(String(error));
          fail();
        },
      };
      const mounted = mount(widget, host, attributes, settings);
      if (isThemed(host))
        void import("./contrast.ts")
          .then(({ illegibleTexts }) => {
            for (const found of illegibleTexts(place)) warn(`<${host.localName}> ${found}`);
          })
          // Whoever measures no colors is told of none.
          .catch(() => 0);
      return (latest) => {
        showNote();
        update(mounted, latest);
      };
    },
  };
}

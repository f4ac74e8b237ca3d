import config from "embed:config";
import lateStyles from "embed:styles/late";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import {
  cleanName,
  isAllowed,
  type MessageTable,
  type FormMessages,
} from "../../model/tags/tag-description.ts";
import { emit } from "../runtime/events.ts";
import { warn } from "../runtime/warn.ts";
import { mount, update, type MountSettings } from "../runtime/widget-element.ts";
import type { Widget } from "../runtime/widget.ts";
import type { MountForm, MountOptions } from "./embedded-form.ts";
import { mergeStrings } from "./merge-strings.ts";
import type * as PageMistakes from "./page-mistakes.ts";
import { findReplacedBuiltIn } from "./probe-built-ins.ts";

type Values = Readonly<Record<string, string>>;

/** Cleans attributes that are names, such as `partner="“acme-jobs”"`. */
const cleanAttributes = ({ attributes }: Widget, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      attributes[name]?.pattern ? cleanName(value) : value,
    ]),
  );

/** Writes about mistakes in the page to the console, for its developers. Ignores failures. */
function report(host: HTMLElement, write: (mistakes: typeof PageMistakes) => readonly string[]): void {
  void import("./page-mistakes.ts")
    .then((mistakes) => {
      for (const text of write(mistakes)) warn(`<${host.localName}> ${text}`);
    })
    .catch(() => 0);
}

/** Attributes that are certainly right; all others are looked at. */
const COMMON_ATTRIBUTES = /^(id|class|style|lang|sandbox|data-ref)$/;

const COLORS = ["accent", "accent-text", "surface", "text", "text-soft", "field-surface"].map(
  (name) => `--rb-${name}`,
);

function isThemed(host: HTMLElement): boolean {
  const style = getComputedStyle(host);
  return COLORS.some((name) => style.getPropertyValue(name) !== "");
}

let reportedName: string | undefined;

/** Shows the form in a frame, or contact links in place of the header's form, for which there is no frame. */
function replaceForm(replacedName: string, options: MountOptions): ReturnType<MountForm> {
  const { host, fail } = options;
  if (reportedName === undefined)
    warn(
      `this page has replaced ${replacedName}, so forms are shown in frames; see docs/embed/strict-pages.md`,
    );
  reportedName = replacedName;
  const isFrame = location.href.startsWith(`${options.origin}/embed/frame/`);
  if (isFrame || options.container !== host.shadowRoot?.querySelector("[data-instance]")) fail();
  else
    void import("./show-frame.ts")
      .then(({ showFrame }) => showFrame(options, config.agency.name, emit))
      .catch(fail);
  return () => undefined;
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
  return (options) => {
    const { tag, host, container, attributes, strings, lang, origin, pay, adoptStyles, fail } = options;
    const replacedName = findReplacedBuiltIn();
    if (replacedName !== undefined) return replaceForm(replacedName, options);
    const widget = widgets.find((one) => one.tag === tag);
    if (widget === undefined) throw new Error(tag);
    const messages = mergeStrings(texts, strings);
    // The sign-in form has no consent text.
    const { consent } = messages as Partial<FormMessages>;
    if (consent?.privacyHref.startsWith("/")) consent.privacyHref = origin + consent.privacyHref;
    const backend = { ...config.backend, url: config.backend.url || origin };

    const values = cleanAttributes(widget, attributes);
    const invalidRules = Object.entries(widget.attributes).filter(
      ([name, rule]) => Object.hasOwn(values, name) && !isAllowed(rule, values[name]),
    );
    const names = Object.keys(widget.attributes);
    const isPlain = host
      .getAttributeNames()
      .every((name) => COMMON_ATTRIBUTES.test(name) || names.includes(name));
    if (invalidRules.length > 0 || host.firstElementChild || !isPlain)
      report(host, ({ describeTag }) => describeTag(host, invalidRules, attributes, names));
    adoptStyles(lateStyles);
    const loadSandbox = () => (host.hasAttribute("sandbox") ? import("./sandbox.ts") : undefined);
    const showNote = (): unknown =>
      loadSandbox()?.then(
        ({ showSandboxNote }) => showSandboxNote({ host, strings, lang, adoptStyles }, mergeStrings),
        () => undefined,
      );
    showNote();
    const onFailure = (error: unknown): void => {
      warn(String(error));
      fail();
    };
    const settings: MountSettings = {
      config: {
        ...config,
        onFailure,
        pay: pay ?? englishPay,
        origin,
        messages,
        backend,
        lang,
        simulateSend: () => loadSandbox()?.then(({ simulateOutcome }) => simulateOutcome(host, warn)),
      },
      container,
      onFailure,
    };
    const mountedWidget = mount(widget, host, values, settings);
    // React prevents submission by the browser. If it has not, it has failed.
    container.addEventListener("submit", (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      onFailure("React has not received the event submit");
    });
    host.addEventListener("ridgebeam:error", ({ detail: { reason = "" } }) => {
      if (/^(policy|script)$/.test(reason)) report(host, ({ describeFailure }) => describeFailure(reason));
    });
    if (isThemed(host))
      void import("./contrast.ts")
        .then(({ findLowContrast }) => {
          for (const warning of findLowContrast(container)) warn(`<${host.localName}> ${warning}`);
        })
        // Ignore failures: this check only warns developers.
        .catch(() => 0);
    return (latestAttributes) => {
      showNote();
      update(mountedWidget, cleanAttributes(widget, latestAttributes));
    };
  };
}

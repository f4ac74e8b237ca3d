import release from "embed:release";
import { needsScript, watchVisitor, whenVisible } from "../runtime/early-visitor.ts";
import { emit, type WidgetEventDetail } from "../runtime/events.ts";
import { saveTypedValues } from "../runtime/save-typed-values.ts";
import { warn } from "../runtime/warn.ts";
import { adoptSheet } from "./adopt-sheet.ts";
import { buildMarkup } from "./build-markup.ts";
import { contactBlock } from "./contact-block.ts";
import type { EmbedSource, FormMarkup, FormPart, Strings } from "./embedded-form.ts";
import { containKeyEvents } from "./contain-key-events.ts";
import { explain } from "./policy-watch.ts";
import { readStrings } from "./read-strings.ts";

interface ShellContext {
  source: EmbedSource;
  origin: string;
  styles: string;
}

type Update = ReturnType<FormPart["mountForm"]>;

/**
 * Creates the element class of an embedded form, which shows prerendered markup in a shadow root and hydrates
 * it on first interaction, or once it is visible and the page is idle.
 */
export function createShell(tag: string, { source, origin, styles }: ShellContext): CustomElementConstructor {
  const { version, languages, attributes } = release;

  return class extends HTMLElement {
    /** Distinguishes our class from another library's element of the same name. */
    static readonly ridgebeam = version;
    static readonly observedAttributes = attributes;

    #markup: FormMarkup | undefined;
    /** Element that contains the form; undefined until the form can be shown. */
    #place: HTMLElement | undefined;
    readonly #rules: string[] = [];
    #strings: Strings = {};
    #lang: string | undefined = "en";
    #part: Promise<void> | undefined;
    #update: Update | undefined;

    connectedCallback(): void {
      const language = languages.find((code) => this.matches(`:lang(${code})`));
      source
        .markup(language ? `${tag}.${language}` : tag)
        .then((markup) => this.#show(markup))
        .catch(() => this.#fail());
    }

    /** Defining this callback keeps `moveBefore()` from disconnecting and reconnecting the element. */
    connectedMoveCallback(): void {}

    // No `disconnectedCallback`: typed values survive when the page removes the form and inserts it again.

    /** Moving a node to another document clears its constructed stylesheets. */
    adoptedCallback(): void {
      for (const rules of this.#rules) adoptSheet(this.shadowRoot!, rules);
    }

    attributeChangedCallback(name: string): void {
      if (!this.#place) return;
      if (name === "theme") this.#dress(this.#place);
      else if (this.#update) this.#update(this.#attributes());
      else this.#render(this.#place);
    }

    /** Focuses the first field; the element itself is not focusable. */
    override focus(options?: FocusOptions): void {
      this.#place?.querySelector<HTMLElement>("input, button")?.focus(options);
    }

    /** Marks sandbox events. Delays an error event until it is known whether a CSP blocked the request. */
    override dispatchEvent(event: Event): boolean {
      const { detail } = event as CustomEvent<WidgetEventDetail | null>;
      const sandbox = this.getAttribute("sandbox");
      // Only our own events have `detail.widget`; the page's events pass unchanged.
      if (detail?.widget && sandbox !== null) detail.sandbox = sandbox || "success";
      if (detail?.reason !== "unreachable") return super.dispatchEvent(event);
      explain(detail.reason, (reason) => {
        detail.reason = reason;
        super.dispatchEvent(event);
      });
      return true;
    }

    #attributes(): Record<string, string> {
      const found: Record<string, string> = {};
      for (const name of attributes) {
        const value = this.getAttribute(name);
        if (value) found[name] = value;
      }
      return found;
    }

    #adopt(rules: string): void {
      this.#rules.push(rules);
      adoptSheet(this.shadowRoot!, rules);
    }

    #dress(element: HTMLElement): void {
      element.dataset["rb"] = this.getAttribute("theme") ?? "";
    }

    /**
     * Builds the form before attaching the shadow root, so that the tag's fallback content stays visible if
     * this throws.
     */
    #show(markup: FormMarkup): void {
      if (this.#markup) return;
      this.#markup = markup;
      const place = document.createElement("div");
      place.dataset["instance"] = "e";
      this.#dress(place);
      place.part = "form";
      this.#readStrings();
      this.#render(place);
      const root = this.#openRoot();
      if (markup.styles) this.#adopt(markup.styles);
      root.append(place);
      this.#place = place;
      containKeyEvents(root);
      const load = (): void => this.#load(place, markup);
      watchVisitor(
        root,
        this,
        () => this,
        load,
        (event) => needsScript(event, place),
      );
      if (!place.querySelector("[data-wake]")) whenVisible(this, load);
    }

    #openRoot(): ShadowRoot {
      if (!this.shadowRoot) {
        this.attachShadow({ mode: "open" });
        this.#adopt(styles);
      }
      return this.shadowRoot!;
    }

    /** Reads the text overrides in the tag, which may be incomplete while the page is still being parsed. */
    #readStrings(): void {
      const isParsed = document.readyState !== "loading";
      const strings = readStrings(this, isParsed);
      const areFound = Object.keys(strings)[0];
      const { lang = areFound ? undefined : "en", complete } = this.#markup!;
      this.#lang = lang;
      this.#strings = complete?.(strings) ?? strings;
      // Once they have been read, the form is not rendered again, since a visitor may be using it.
      if (areFound) {
        if (this.#place && !this.#update) this.#render(this.#place);
      } else if (!isParsed) requestAnimationFrame(() => this.#readStrings());
    }

    /**
     * Renders the form. Renders it again if attributes or text overrides change before hydration, preserving
     * typed values.
     */
    #render(place: HTMLElement): void {
      const restore = saveTypedValues(place);
      const { nodes, adapt } = this.#markup!;
      const content = buildMarkup(nodes, this.#strings, origin);
      adapt?.(content, this.#attributes(), origin);
      place.replaceChildren(content);
      if (this.#lang) place.lang = this.#lang;
      else place.removeAttribute("lang");
      restore();
    }

    #load(place: HTMLElement, markup: FormMarkup): void {
      if (this.#part) return;
      this.#part = source
        .part(markup)
        .then(({ mountForm }) => {
          this.#update = mountForm({
            tag,
            host: this,
            place,
            attributes: this.#attributes(),
            strings: this.#strings,
            lang: this.#lang,
            origin,
            adopt: (rules) => this.#adopt(rules),
            fail: () => this.#fail(),
          });
        })
        .catch(() => this.#fail());
    }

    /** Replaces a form whose code failed to load with contact links. */
    #fail(): void {
      explain("script", (reason) => {
        warn(`<${this.localName}> cannot be shown (${reason})`);
        emit(this, "error", { widget: tag, context: this.#attributes()["context"], reason });
        this.#showContact();
      });
    }

    /**
     * Shows contact links in the explorer; forms already include them. Until anything is rendered, the tag's
     * fallback content is visible.
     */
    #showContact(): void {
      if (this.#place?.querySelector("form")) this.#place.dataset["failed"] = "";
      else if (this.#place || !this.innerText.trim()) {
        const block = contactBlock(this.#strings, this.#lang);
        this.#dress(block);
        this.#openRoot().replaceChildren(block);
      }
    }
  };
}

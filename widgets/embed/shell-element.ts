import release from "embed:release";
import { wakes, watchVisitor, whenVisible } from "../runtime/early-visitor.ts";
import { emit, type WidgetEventDetail } from "../runtime/events.ts";
import { keepTyped } from "../runtime/keep-typed.ts";
import { warn } from "../runtime/warn.ts";
import { adoptSheet } from "./adopt-sheet.ts";
import { buildMarkup } from "./build-markup.ts";
import { contactBlock } from "./contact-block.ts";
import type { EmbedSource, FormMarkup, FormPart, Strings } from "./embedded-form.ts";
import { keepKeys } from "./keep-keys.ts";
import { explain } from "./policy-watch.ts";
import { readStrings } from "./read-strings.ts";

/** What all forms of one script share. */
export interface ShellContext {
  source: EmbedSource;
  /** Origin that served the script. */
  origin: string;
  /** Rules of every form. */
  styles: string;
}

type Update = ReturnType<FormPart["mountForm"]>;

/**
 * Makes the element class of a form on a partner's page: it shows the prerendered form in a shadow root at once, and hands it to
 * React when a visitor turns to it, or when it is visible and the page idle.
 */
export function createShell(tag: string, { source, origin, styles }: ShellContext): CustomElementConstructor {
  const { version, attributes: names } = release;
  const attributeNames = names[tag] ?? [];

  return class extends HTMLElement {
    /** Tells our own class from a stranger's of the same name. */
    static readonly ridgebeam = version;
    static readonly observedAttributes = [...attributeNames, "theme", "sandbox"];

    #markup: FormMarkup | undefined;
    /** Where the form stands; there is none until it can be shown. */
    #place: HTMLElement | undefined;
    /** Rules of the shadow root. */
    readonly #rules: string[] = [];
    #strings: Strings = {};
    #part: Promise<void> | undefined;
    #update: Update | undefined;

    connectedCallback(): void {
      try {
        const markup = source.markup(tag);
        if (markup instanceof Promise) markup.then((loaded) => this.#show(loaded)).catch(() => this.#fail());
        else this.#show(markup);
      } catch {
        this.#fail();
      }
    }

    /** With this defined, `moveBefore()` neither disconnects nor connects the element. */
    connectedMoveCallback(): void {}

    // Without a `disconnectedCallback`: what a visitor typed survives when the page takes the form out and puts it back.

    /** A document clears the sheets of another one from what is moved into it. */
    adoptedCallback(): void {
      for (const rules of this.#rules) adoptSheet(this.shadowRoot!, rules);
    }

    attributeChangedCallback(name: string): void {
      if (!this.#place) return;
      if (name === "theme") this.#dress(this.#place);
      else if (this.#update) this.#update(this.#attributes());
      else this.#render(this.#place);
    }

    /** The element itself takes no focus; its first field does. */
    override focus(options?: FocusOptions): void {
      this.#place?.querySelector<HTMLElement>("input, button")?.focus(options);
    }

    /** Says what is only played; a request that did not get out may have been blocked, and its event waits until that is known. */
    override dispatchEvent(event: Event): boolean {
      const { detail } = event as CustomEvent<WidgetEventDetail | null>;
      const sandbox = this.getAttribute("sandbox");
      // Ours name a widget; what a page dispatches stays as it is.
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
      for (const name of attributeNames) {
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

    /** Language of the texts: ours, unless the page gives its own. */
    get #lang(): string | undefined {
      return Object.keys(this.#strings)[0] ? undefined : "en";
    }

    /** Builds the form, then makes the shadow root: should the one fail, what the page put into the tag still stands there. */
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
      keepKeys(root);
      const load = (): void => this.#load(place, markup);
      watchVisitor(
        root,
        this,
        () => this,
        load,
        (event) => wakes(event, place),
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

    /** When the script is there before the tag, the parser has not read the texts in it yet. */
    #readStrings(): void {
      const read = (isComplete: boolean): void => {
        // Once they are there, the form that shows them stays: a visitor may be in it.
        if (!this.#lang) return;
        this.#strings = readStrings(this, isComplete);
        if (this.#place && !this.#lang && !this.#update) this.#render(this.#place);
      };
      const isParsed = document.readyState !== "loading";
      read(isParsed);
      if (isParsed) return;
      // Most often they follow at once, before anything is painted.
      requestAnimationFrame(() => read(false));
      addEventListener("DOMContentLoaded", () => read(true));
    }

    /** Shows the form; again when attributes or texts change before React is there, with what was typed. */
    #render(place: HTMLElement): void {
      const restore = keepTyped(place);
      const markup = buildMarkup(this.#markup?.nodes ?? [], this.#strings, origin);
      this.#markup?.adapt?.(markup, this.#attributes(), origin);
      place.replaceChildren(markup);
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

    /** A form whose code does not arrive makes room for how else to reach the agency. */
    #fail(): void {
      explain("script", (reason) => {
        warn(`<${this.localName}> can not work here (${reason})`);
        emit(this, "error", { widget: tag, context: this.getAttribute("context") ?? undefined, reason });
        this.#showContact();
      });
    }

    /** A form has a block of its own, the explorer none. Where nothing is shown yet, what the page put into the tag stands there, and needs no help. */
    #showContact(): void {
      if (this.#place?.querySelector("form")) this.#place.toggleAttribute("data-failed", true);
      else if (this.#place || !this.innerText.trim()) {
        const block = contactBlock(this.#strings, this.#lang);
        this.#dress(block);
        this.#openRoot().replaceChildren(block);
      }
    }
  };
}

import release from "embed:release";
import { emit, type WidgetEventDetail } from "../runtime/events.ts";
import { warn } from "../runtime/warn.ts";
import { adaptMarkup } from "./adapt-markup.ts";
import { buildMarkup } from "./build-markup.ts";
import { contactBlock } from "./contact-block.ts";
import type { EmbedSource, FormMarkup, FormPart, Strings } from "./embedded-form.ts";
import { explain } from "./policy-watch.ts";
import { readStrings } from "./read-strings.ts";

/** Signs that a visitor turns to a form; a touch begins as a pointer. */
const INTEREST = ["focusin", "pointerover", "keydown", "input"];

/** What all forms of one script share. */
export interface ShellContext {
  source: EmbedSource;
  /** Origin that served the script. */
  origin: string;
  styles: CSSStyleSheet;
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
    static readonly observedAttributes = [...attributeNames, "theme"];

    readonly #root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    readonly #place = document.createElement("div");
    #markup: FormMarkup | undefined;
    #strings: Strings = {};
    #isLoading = false;
    #update: Update | undefined;
    #isReady = false;
    #early: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
    #contact: Element | undefined;

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [styles];
      Object.assign(this.#place.dataset, { widgetRoot: "", instance: "e" });
      this.#place.part.add("form");
      this.#root.append(this.#place);
      for (const type of INTEREST) this.#root.addEventListener(type, () => this.#load(), { passive: true });
      this.#root.addEventListener("submit", (event) => this.#keepEarlySubmit(event as SubmitEvent), true);
      this.addEventListener("ridgebeam:ready", () => this.#sendEarlySubmit());
      this.addEventListener("ridgebeam:error", () => this.#showContact());
      this.addEventListener("ridgebeam:submitted", () => this.#contact?.remove());
    }

    connectedCallback(): void {
      if (this.#markup) return;
      const markup = source.markup(tag);
      if (markup instanceof Promise) {
        markup.then(
          (loaded) => this.#show(loaded),
          () => this.#fail(),
        );
      } else this.#show(markup);
    }

    /** With this defined, `moveBefore()` neither disconnects nor connects the element. */
    connectedMoveCallback(): void {}

    // Without a `disconnectedCallback`: what a visitor typed survives when the page takes the form out and puts it back.

    attributeChangedCallback(name: string): void {
      if (name === "theme") this.#place.dataset["theme"] = this.getAttribute("theme") ?? "auto";
      else if (this.#update) this.#update(this.#attributes());
      else if (this.#markup) this.#render();
    }

    /** The element itself takes no focus; its first field does. */
    override focus(options?: FocusOptions): void {
      this.#root.querySelector<HTMLElement>("input, button")?.focus(options);
    }

    /** A request that did not get out may have been blocked; its event waits until that is known. */
    override dispatchEvent(event: Event): boolean {
      const { detail } = event as CustomEvent<WidgetEventDetail | null>;
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

    #show(markup: FormMarkup): void {
      if (this.#markup) return;
      this.#markup = markup;
      if (markup.styles) {
        const own = new CSSStyleSheet();
        own.replaceSync(markup.styles);
        this.#root.adoptedStyleSheets.push(own);
      }
      this.#readStrings();
      this.#render();
      this.#watchVisibility();
    }

    /** When the script is there before the tag, the parser has not read the texts in it yet. */
    #readStrings(): void {
      const isComplete = (): boolean => document.readyState !== "loading";
      this.#strings = readStrings(this, isComplete());
      if (isComplete()) return;
      const read = (): void => {
        this.#strings = readStrings(this, isComplete());
        if (Object.keys(this.#strings).length > 0 && !this.#update) this.#render();
      };
      const observer = new MutationObserver(read);
      observer.observe(this, { childList: true, characterData: true, subtree: true });
      document.addEventListener("DOMContentLoaded", () => (observer.disconnect(), read()));
    }

    /** Shows the form; again when attributes or texts change before React is there, with what was typed. */
    #render(): void {
      const typed = [...this.#root.querySelectorAll<HTMLInputElement>("input, textarea, select")];
      const markup = buildMarkup(this.#markup?.nodes ?? [], this.#strings, origin);
      adaptMarkup(markup, this.#attributes());
      this.#place.replaceChildren(markup);
      for (const { id, type, value, checked } of typed) {
        const field = this.#root.getElementById(id) as HTMLInputElement | null;
        if (field && type !== "file") Object.assign(field, { value, checked });
      }
    }

    #watchVisibility(): void {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const wait = (): unknown =>
          "requestIdleCallback" in window
            ? requestIdleCallback(() => this.#load())
            : setTimeout(() => this.#load(), 300);
        if (document.readyState === "complete") wait();
        else addEventListener("load", wait, { once: true });
      });
      observer.observe(this);
    }

    #load(): void {
      if (this.#isLoading) return;
      this.#isLoading = true;
      source
        .part(tag)
        .then(({ mountForm }) => {
          this.#update = mountForm({
            tag,
            host: this,
            place: this.#place,
            attributes: this.#attributes(),
            strings: this.#strings,
            origin,
          });
        })
        .catch(() => this.#fail());
    }

    /** A form whose code does not arrive makes room for how else to reach the agency. */
    #fail(): void {
      explain("script", (reason) => {
        this.#place.dataset["failed"] = "";
        warn(`<${this.localName}> can not work here (${reason})`);
        emit(this, "error", { widget: tag, context: this.getAttribute("context") ?? undefined, reason });
      });
    }

    #showContact(): void {
      this.#contact ??= contactBlock(this.#strings);
      this.#root.append(this.#contact);
    }

    /** Keeps a form that was sent before React is there, to send it once when it is. */
    #keepEarlySubmit(event: SubmitEvent): void {
      if (this.#isReady) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const form = event.target as HTMLFormElement;
      form.toggleAttribute("data-waiting", true);
      this.#early = { form, submitter: event.submitter };
      this.#load();
    }

    #sendEarlySubmit(): void {
      const early = this.#early;
      this.#early = undefined;
      this.#isReady = true;
      early?.form.removeAttribute("data-waiting");
      early?.form.requestSubmit(early.submitter);
    }
  };
}

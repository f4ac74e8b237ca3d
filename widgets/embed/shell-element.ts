import release from "embed:release";
import { needsScript, loadOnInteraction, runWhenVisible } from "../runtime/load-on-interaction.ts";
import { emit, type WidgetEventDetail } from "../runtime/events.ts";
import { saveTypedValues } from "../runtime/save-form-state.ts";
import { warn } from "../runtime/warn.ts";
import { adoptStylesheet, containKeyEvents, readStrings } from "./host-page.ts";
import { buildContactBlock } from "./build-contact-block.ts";
import { buildMarkup } from "./build-markup.ts";
import type { EmbedSource, FormMarkup, MountForm, Strings } from "./embedded-form.ts";

interface ShellContext {
  source: EmbedSource;
  origin: string;
  styles: string;
}

type Update = ReturnType<MountForm>;

/**
 * Creates the class of an embedded element. Shows prerendered markup in a shadow root, and hydrates it on the
 * first interaction or once it is visible and the page is idle.
 */
export function createShell(tag: string, { source, origin, styles }: ShellContext): CustomElementConstructor {
  const { version, languages, attributes } = release;

  return class extends HTMLElement {
    /** Identifies our class, as opposed to another library's element with the same name. */
    static readonly ridgebeam = version;
    static readonly observedAttributes = attributes;

    #markup: FormMarkup | undefined;
    /** The element in the shadow root that contains the form; undefined until the form is shown. */
    #container: HTMLElement | undefined;
    readonly #adoptedCss: string[] = [];
    #strings: Strings = {};
    #lang: string | undefined = "en";
    #loading: Promise<void> | undefined;
    #update: Update | undefined;

    connectedCallback(): void {
      const language = languages.find((code) => this.matches(`:lang(${code})`));
      source
        .loadPart(language ? `${tag}.${language}` : tag)
        .then((markup) => this.#show(markup))
        .catch(() => this.#fail());
    }

    /** With this callback, `moveBefore()` does not disconnect and reconnect the element. */
    connectedMoveCallback(): void {}

    // No `disconnectedCallback`: typed values survive if the page removes and reinserts the form.

    /** Moving the element to another document clears its constructed stylesheets. */
    adoptedCallback(): void {
      for (const rules of this.#adoptedCss) adoptStylesheet(this.shadowRoot!, rules);
    }

    attributeChangedCallback(name: string): void {
      if (!this.#container) return;
      if (name === "theme") this.#applyTheme(this.#container);
      else if (this.#update) this.#update(this.#attributes());
      else this.#render(this.#container);
    }

    /** Focuses the form's first control, since the element itself is not focusable. */
    override focus(options?: FocusOptions): void {
      this.#container?.querySelector<HTMLElement>("input,button")?.focus(options);
    }

    /**
     * Marks events in sandbox mode. Delays error events until it is known whether a CSP blocked the request.
     */
    override dispatchEvent(event: Event): boolean {
      const { detail } = event as CustomEvent<WidgetEventDetail | null>;
      const sandbox = this.getAttribute("sandbox");
      // Only our events have `detail.widget`. The page's own events are unchanged.
      if (detail?.widget && sandbox !== null) detail.sandbox = sandbox || "success";
      // Short for `unreachable` and `script`.
      if (!/^unr|^scr/.test(detail?.reason as string)) return super.dispatchEvent(event);
      explainFailure(detail!.reason!, (reason) => {
        detail!.reason = reason;
        super.dispatchEvent(event);
      });
      return true;
    }

    #attributes(): Record<string, string> {
      const attributeValues: Record<string, string> = {};
      for (const name of attributes) {
        const value = this.getAttribute(name);
        if (value) attributeValues[name] = value;
      }
      return attributeValues;
    }

    #adoptStyles(rules: string): void {
      this.#adoptedCss.push(rules);
      adoptStylesheet(this.shadowRoot!, rules);
    }

    #applyTheme(element: HTMLElement): void {
      element.dataset["rb"] = this.getAttribute("theme") ?? "";
    }

    /**
     * Builds the form before attaching the shadow root: if that fails, the tag's fallback content stays
     * visible.
     */
    #show(markup: FormMarkup): void {
      if (this.#markup) return;
      this.#markup = markup;
      const container = document.createElement("div");
      container.dataset["instance"] = "e";
      this.#applyTheme(container);
      container.part = "form";
      this.#readStrings();
      this.#render(container);
      const root = this.#openRoot();
      if (markup.styles) this.#adoptStyles(markup.styles);
      root.append(container);
      this.#container = container;
      containKeyEvents(root);
      const load = (): void => this.#load(container, markup);
      loadOnInteraction(
        root,
        this,
        () => this,
        load,
        (event) => needsScript(event, container),
      );
      if (!container.querySelector("[data-wake]")) runWhenVisible(this, load);
    }

    #openRoot(): ShadowRoot {
      if (!this.shadowRoot) {
        this.attachShadow({ mode: "open" });
        this.#adoptStyles(styles);
      }
      return this.shadowRoot!;
    }

    /** Reads the page's messages from the tag. During parsing, retries on each frame until it finds some. */
    #readStrings(): void {
      const isParsed = document.readyState !== "loading";
      const strings = readStrings(this, isParsed);
      const hasStrings = Object.keys(strings).length > 0;
      const { lang = hasStrings ? undefined : "en", complete } = this.#markup!;
      this.#lang = lang;
      this.#strings = complete?.(strings) ?? strings;
      // Ignore later changes, since another render could interrupt the visitor.
      if (hasStrings) {
        if (this.#container && !this.#update) this.#render(this.#container);
      } else if (!isParsed) requestAnimationFrame(() => this.#readStrings());
    }

    /**
     * Renders the form from its markup. Called again if attributes or messages change before hydration; typed
     * values are kept.
     */
    #render(container: HTMLElement): void {
      const restore = saveTypedValues(container);
      const { nodes, adapt } = this.#markup!;
      const content = buildMarkup(nodes, this.#strings, origin);
      adapt?.(content, this.#attributes(), origin);
      container.replaceChildren(content);
      if (this.#lang) container.lang = this.#lang;
      else container.removeAttribute("lang");
      restore();
    }

    #load(container: HTMLElement, markup: FormMarkup): void {
      if (this.#loading) return;
      this.#loading = source
        .loadForm(markup)
        .then(({ mountForm }) => {
          this.#update = mountForm({
            tag,
            host: this,
            container,
            attributes: this.#attributes(),
            strings: this.#strings,
            lang: this.#lang,
            pay: markup.pay,
            origin,
            adoptStyles: (rules) => this.#adoptStyles(rules),
            fail: () => this.#fail(),
          });
        })
        .catch(() => this.#fail());
    }

    #fail(): void {
      explainFailure("script", (reason) => {
        warn(`<${this.localName}> failed to load (${reason})`);
        this.#showContact();
        emit(this, "error", { widget: tag, context: this.#attributes()["context"], reason });
      });
    }

    /**
     * Shows contact links. Forms already contain them; in other widgets, they replace the content. If nothing
     * is rendered yet, the tag's own fallback content stays visible.
     */
    #showContact(): void {
      if (this.#container?.querySelector("form")) this.#container.dataset["failed"] = "";
      else if (this.#container || !this.innerText.trim()) {
        const block = buildContactBlock(this.#strings, this.#lang);
        this.#applyTheme(block);
        this.#openRoot().replaceChildren(block);
      }
    }
  };
}

let isBlocked = false;

/**
 * Calls back with the reason for a failure, or with `policy` if a CSP blocked one of our requests. Waits 50
 * milliseconds, since the violation event follows the blocked request.
 */
function explainFailure(reason: string, report: (reason: string) => void): void {
  setTimeout(() => report(isBlocked ? "policy" : reason), 50);
}

/**
 * Watches for CSP violations that involve our origins, because a failed request does not reveal whether a CSP blocked
 * it. Policies that only report do not block.
 */
export function watchCspViolations(origin: string): void {
  addEventListener("securitypolicyviolation", ({ blockedURI, disposition }) => {
    isBlocked ||=
      disposition === "enforce" &&
      [origin, release.backend || origin].some((ownOrigin) => blockedURI.startsWith(ownOrigin));
  });
}

import { SearchIndex, type ListedArticle } from "./search-index.ts";

declare const RESULTS_STYLES: string;

/** Maximum number of results in the list. */
const MAX_RESULTS = 24;

const index = new SearchIndex();

/**
 * Lists articles below a search form as the visitor types. The list is in a shadow root, so that its styles
 * load with this script and the form's prerendered markup stays unchanged.
 */
export class ArticleSearch extends HTMLElement {
  #input!: HTMLInputElement;
  #status = document.createElement("p");
  #list = document.createElement("ul");
  /** The latest query. The list shows its results, or is still waiting for them. */
  #query = "";

  connectedCallback(): void {
    if (this.shadowRoot) return;
    this.#input = this.querySelector("input")!;
    this.#status.role = "status";
    const panel = document.createElement("div");
    panel.className = "panel";
    panel.append(this.#status, this.#list);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RESULTS_STYLES);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement("slot"), panel);

    this.addEventListener("input", () => void this.#search());
    this.addEventListener("keydown", (event) => this.#move(event));
    this.addEventListener("focusin", () => this.#open());
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.contains(relatedTarget as Node | null)) this.#close();
    });
    // Submitting the form opens the search page, whose URL then contains the query.
    const asked = new URLSearchParams(location.search).get(this.#input.name);
    if (asked !== null && location.pathname === new URL(this.#input.form!.action).pathname)
      this.#input.value ||= asked;
    // The visitor may have typed a query before this script loaded.
    if (this.#input.value) void this.#search();
    // Not `emit` from the forms' code: esbuild would move shared code into a chunk that every form has to
    // load.
    const detail = { widget: this.localName };
    this.dispatchEvent(new CustomEvent("ridgebeam:ready", { detail, bubbles: true, composed: true }));
  }

  async #search(): Promise<void> {
    const query = (this.#query = this.#input.value);
    try {
      const { texts, found } = await index.find(query);
      // The visitor has typed something else in the meantime.
      if (query !== this.#query) return;
      if (found === undefined) return this.#clear();
      const text = { 0: texts.none, 1: texts.one }[found.length] ?? texts.several;
      this.#status.textContent = text.replace("{count}", String(found.length));
      this.#list.replaceChildren(...found.slice(0, MAX_RESULTS).map(toItem));
      this.#open();
    } catch {
      // Submitting the form still opens the search page, which lists all titles.
      if (query === this.#query) this.#clear();
    }
  }

  #clear(): void {
    this.#status.textContent = "";
    this.#list.replaceChildren();
    this.#close();
  }

  #open(): void {
    this.toggleAttribute("data-open", this.#status.textContent !== "");
  }

  #close(): void {
    this.removeAttribute("data-open");
  }

  /** Moves through the results with the arrow keys; closes them with Escape. */
  #move(event: KeyboardEvent): void {
    if (!this.hasAttribute("data-open")) return;
    const links = [...this.#list.querySelectorAll("a")];
    const place = links.indexOf(this.shadowRoot!.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      this.#input.focus();
      this.#close();
    } else if (step !== undefined && place + step < links.length && place + step > -2)
      (links[place + step] ?? this.#input).focus();
    else return;
    // Keeps the page from scrolling, the search field from being cleared, and a menu around it from closing.
    event.preventDefault();
  }
}

function toItem([slug, title, category]: ListedArticle): HTMLLIElement {
  const [item, link, group] = [
    document.createElement("li"),
    document.createElement("a"),
    document.createElement("span"),
  ];
  link.href = `/insights/${slug}`;
  group.textContent = category;
  link.append(title, group);
  item.append(link);
  return item;
}

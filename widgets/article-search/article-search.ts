import { SearchIndex, type ListedArticle, type SearchLink } from "./search-index.ts";

declare const RESULTS_STYLES: string;

const MAX_RESULTS = 24;

/** Delay in milliseconds after which the address follows the field: browsers limit how often it may change. */
const ADDRESS_DELAY_MS = 300;

/** Key in local storage of the setting that turns off the `/` key. The loader reads it too, in which every byte counts. */
const SLASH_SETTING = "slash";

const index = new SearchIndex();

/**
 * Lists matching pages below a search form while the visitor types. Results are in a shadow root, so that
 * their styles load with this script and the prerendered markup stays unchanged. On the search page, which has the
 * attribute `data-in-page`, they are part of the page and stay open, and the address contains the query; elsewhere they
 * lie over the page.
 */
export class ArticleSearch extends HTMLElement {
  #input!: HTMLInputElement;
  #status = document.createElement("p");
  #list = document.createElement("ul");
  #query = "";
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  get #isInPage(): boolean {
    return this.hasAttribute("data-in-page");
  }

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
    // What is named `below` is below the results.
    const below = document.createElement("slot");
    below.name = "below";
    root.append(document.createElement("slot"), panel, below);

    this.#input.addEventListener("input", () => void this.#search());
    if (this.#isInPage) {
      this.#input.addEventListener("input", () => {
        clearTimeout(this.#addressTimer);
        this.#addressTimer = setTimeout(() => this.#writeAddress(), ADDRESS_DELAY_MS);
      });
      this.#input.addEventListener("change", () => this.#writeAddress());
      connectSlashKey(this.querySelector("[type=checkbox]")!);
    }
    this.addEventListener("keydown", (event) => this.#move(event));
    this.addEventListener("focusin", () => this.#open());
    this.addEventListener("focusout", ({ relatedTarget }) => {
      if (!this.#isInPage && !this.contains(relatedTarget as Node | null)) this.#close();
    });
    // Submitting the form opens the search page with the query in its URL.
    const requestedQuery = new URLSearchParams(location.search).get(this.#input.name);
    if (requestedQuery !== null && location.pathname === new URL(this.#input.form!.action).pathname)
      this.#input.value ||= requestedQuery;
    if (this.#input.value) void this.#search();
    // Don't import `emit`: esbuild would split it into another chunk that every form has to load.
    const detail = { widget: this.localName };
    this.dispatchEvent(new CustomEvent("ridgebeam:ready", { detail, bubbles: true, composed: true }));
  }

  async #search(): Promise<void> {
    const query = (this.#query = this.#input.value);
    try {
      const { texts, found } = await index.find(query);
      if (query !== this.#query) return;
      if (found === undefined) return this.#clear();
      const { none, one, several, next } = (texts[document.documentElement.lang.slice(0, 2)] ?? texts["en"])!;
      const text = { 0: none, 1: one }[found.length] ?? several;
      this.#status.textContent = text.replace("{count}", String(found.length));
      // Results are in English. The links shown if there are none are in the page's language.
      this.#list.lang = found.length > 0 ? "en" : document.documentElement.lang;
      const items = found.length > 0 ? found.slice(0, MAX_RESULTS).map(toItem) : next.map(toNextItem);
      this.#list.replaceChildren(...items);
      this.#open();
    } catch {
      // If the search fails, clear the results. Submitting the form still opens the page with all titles.
      if (query === this.#query) this.#clear();
    }
  }

  /** Keeps the address in step with the field, so that a search can be shared, and is there again after Back. */
  #writeAddress(): void {
    clearTimeout(this.#addressTimer);
    const address = new URL(location.href);
    const query = this.#input.value.trim();
    if (query) address.searchParams.set(this.#input.name, query);
    else address.searchParams.delete(this.#input.name);
    if (address.href !== location.href) history.replaceState(history.state, "", address);
  }

  #clear(): void {
    this.#status.textContent = "";
    this.#list.replaceChildren();
    this.#close();
  }

  /** Results that lie over the page open only while the focus is in them, which may have left before they are found. */
  #open(): void {
    const isInUse = this.#isInPage || this.matches(":focus-within");
    this.toggleAttribute("data-open", isInUse && this.#status.textContent !== "");
  }

  #close(): void {
    this.removeAttribute("data-open");
  }

  #move(event: KeyboardEvent): void {
    if (!this.hasAttribute("data-open")) return;
    const links = [...this.#list.querySelectorAll("a")];
    const focusedIndex = links.indexOf(this.shadowRoot!.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      this.#input.focus();
      if (!this.#isInPage) this.#close();
    } else if (step !== undefined && focusedIndex + step < links.length && focusedIndex + step > -2)
      (links[focusedIndex + step] ?? this.#input).focus();
    else return;
    // Prevents scrolling, clearing the search field, and closing a surrounding menu.
    event.preventDefault();
  }
}

/** Stores the setting that turns off the `/` key. Where storage is blocked, the key is off. */
function connectSlashKey(box: HTMLInputElement): void {
  const store = (): void => {
    if (box.checked) localStorage.removeItem(SLASH_SETTING);
    else localStorage.setItem(SLASH_SETTING, "off");
  };
  try {
    // The box is prerendered as checked, so a cleared one was cleared before this script ran.
    if (!box.checked) store();
    box.checked = localStorage.getItem(SLASH_SETTING) === null;
    box.addEventListener("change", store);
  } catch {
    box.checked = false;
    box.disabled = true;
  }
}

const toNextItem = ({ text, href }: SearchLink): HTMLLIElement => toItem([href, text, ""]);

function toItem([slug, title, category]: ListedArticle): HTMLLIElement {
  const [item, link, group] = [
    document.createElement("li"),
    document.createElement("a"),
    document.createElement("span"),
  ];
  link.href = slug.startsWith("/") ? slug : `/insights/${slug}`;
  group.textContent = category;
  link.append(title, group);
  item.append(link);
  return item;
}

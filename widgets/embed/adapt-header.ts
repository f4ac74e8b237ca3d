import { watchQuickPanel } from "../site-header/watch-quick-panel.ts";
import type { MountForm } from "./embedded-form.ts";

/**
 * Applies the attributes of `<site-header>` to its prerendered markup, and sets up the menu and the quick
 * panel.
 */
export function adaptHeader(
  root: ParentNode,
  { current }: Readonly<Record<string, string | undefined>>,
  origin: string,
): void {
  markCurrentLink(root, current, origin);
  const dialog = root.querySelector("dialog");
  dialog?.closest("header")?.addEventListener("click", (event) => toggleMenu(dialog, event));
  const panelWrapper = root.querySelector<HTMLElement>(".quick");
  if (panelWrapper) watchQuickPanel(panelWrapper);
}

/**
 * Sets `aria-current` on the link to the current page or section.
 * @param current English path of the page or section; translated links contain it in `data-page`
 */
function markCurrentLink(root: ParentNode, current: string | undefined, origin: string): void {
  for (const link of root.querySelectorAll<HTMLElement>(":is(.site-header-links,.site-header-actions,li)>a"))
    link.ariaCurrent =
      current && (link.dataset["page"] === current || link.getAttribute("href") === origin + current)
        ? "page"
        : null;
}

/** Closes the menu when a link in it is clicked. Also polyfills invoker commands. */
function toggleMenu(dialog: HTMLDialogElement, { target }: Event): void {
  const button = (target as Element).closest("button[command]");
  if ((target as Element).closest("dialog a")) dialog.close();
  if (!button || "command" in HTMLButtonElement.prototype) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}

/** Hydrates the header's quick form. The rest of the header does not need React. */
export const withHeaderForm =
  (mountForm: MountForm): MountForm =>
  (options) => {
    const { container, origin } = options;
    const panel = container.querySelector(".quick-panel") as HTMLElement;
    const heading = panel.querySelector(".form-heading")?.textContent;
    const attributes = { context: "header", ...(heading && { heading }) };
    const update = mountForm({ ...options, tag: "lead-form", container: panel, attributes });
    return ({ current }) => {
      markCurrentLink(container, current, origin);
      update(attributes);
    };
  };

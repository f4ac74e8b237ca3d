import { watchQuickPanel } from "./quick-panel.ts";

/** Marks the link to the page that a header belongs to. */
export function markCurrent(root: ParentNode, current: string | undefined, origin: string): void {
  for (const link of root.querySelectorAll(":is(.site-header-links, .site-header-actions, li) > a"))
    if (current && link.getAttribute("href") === origin + current) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
}

/** Closes a menu when one of its links is followed; opens and closes it in browsers that do not know a button's `command`. */
function followMenu(dialog: HTMLDialogElement, { target }: Event): void {
  const button = (target as Element).closest("button[command]");
  if ((target as Element).closest("dialog a")) dialog.close();
  if (!button || "command" in HTMLButtonElement.prototype) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else dialog.showModal();
}

/** Fits the markup of `<site-header>` to its attributes, and lets its menu and its quick panel do what they do on our own pages. */
export function adaptHeader(
  root: ParentNode,
  { current }: Readonly<Record<string, string | undefined>>,
  origin: string,
): void {
  markCurrent(root, current, origin);
  const [dialog, zone] = [root.querySelector("dialog"), root.querySelector<HTMLElement>(".quick")];
  if (dialog) dialog.closest("header")?.addEventListener("click", (event) => followMenu(dialog, event));
  if (zone) watchQuickPanel(zone);
}

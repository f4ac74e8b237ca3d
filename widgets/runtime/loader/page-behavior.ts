import { closest } from "./closest.ts";

/** Pixels of scroll after which the header changes its look. */
const SCROLLED = 20;

/** Marks the header as scrolled. */
export function markScrolled(): void {
  document.querySelector("site-header")?.toggleAttribute("data-scrolled", scrollY > SCROLLED);
}

/** Opens and closes dialogs in browsers that do not know a button's `command`. */
export function followButtonCommand(event: Event): void {
  const button = closest(event, "button[command]");
  if (!button || "command" in button) return;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "") as HTMLDialogElement | null;
  if (button.getAttribute("command") === "close") dialog?.close();
  else dialog?.showModal();
}

/** Closes the menu when one of its links is followed. */
export function closeMenu(event: Event): void {
  closest(event, "a")?.closest("dialog")?.close();
}

/** The button that stops moving logos; the style sheet looks at its state. */
export function toggleMarquee(event: Event): void {
  const button = closest(event, "[data-marquee] button");
  button?.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
}

/** Hides the quick form at Escape; its own script, which may come later, lets it be shown again. */
export function hideQuickForm({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  document.querySelector(".quick:is(:hover, :focus-within)")?.toggleAttribute("data-dismissed", true);
}

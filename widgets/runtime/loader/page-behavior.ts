import { closest } from "./closest.ts";

/** Scroll position in pixels from which the page counts as scrolled. */
const SCROLL_THRESHOLD = 20;

export function markScrolled(): void {
  document.querySelector("site-header")?.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
}

/** Opens and closes dialogs in browsers without invoker commands. */
export function followButtonCommand(event: Event): void {
  const button = closest(event, "button[command]");
  if (!button || "command" in button) return;
  const dialog = document.getElementById(button.getAttribute("commandfor")!) as HTMLDialogElement | null;
  if (button.getAttribute("command") === "close") dialog?.close();
  else dialog?.showModal();
}

/** Closes the menu when the visitor follows a link in it. */
export function closeMenu(event: Event): void {
  closest(event, "a")?.closest("dialog")?.close();
}

/** Pauses or resumes the moving logos; CSS follows the state of the button. */
export function toggleMarquee(event: Event): void {
  const button = closest(event, "[data-marquee] button");
  button?.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
}

/** Hides the header's quick form on Escape. The form's own script shows it again. */
export function hideQuickForm({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  document.querySelector(".quick:is(:hover, :focus-within)")?.toggleAttribute("data-dismissed", true);
}

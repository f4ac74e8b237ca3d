import { closest } from "./closest.ts";

const SCROLL_THRESHOLD = 20;

export function markScrolled(): void {
  document.querySelector("site-header")?.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
}

/** Polyfills invoker commands for dialogs. */
export function followButtonCommand(event: Event): void {
  const button = closest(event, "button[command]");
  if (!button || "command" in button) return;
  const dialog = document.getElementById(button.getAttribute("commandfor")!) as HTMLDialogElement | null;
  if (button.getAttribute("command") === "close") dialog?.close();
  else dialog?.showModal();
}

export function closeMenu(event: Event): void {
  closest(event, "a")?.closest("dialog")?.close();
}

/** Pauses or resumes the logo marquee. CSS reads the button's state. */
export function toggleMarquee(event: Event): void {
  const button = closest(event, "[data-marquee] button");
  button?.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
}

/** Hides the header's quick form on Escape. The quick form's script shows it again. */
export function hideQuickForm({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  document.querySelector(".quick:is(:hover, :focus-within)")?.toggleAttribute("data-dismissed", true);
}

import { closest } from "./load-widgets.ts";

const SCROLL_THRESHOLD = 20;

export function markScrolled(): void {
  document.querySelector("site-header")?.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
}

/** Polyfills invoker commands for dialogs. */
export function followButtonCommand(event: Event): void {
  const button = closest(event, "button[command]");
  if (!button || "command" in button) return;
  const dialog = document.getElementById(button.getAttribute("commandfor")!) as HTMLDialogElement | null;
  dialog?.[button.getAttribute("command") === "close" ? "close" : "showModal"]();
}

export function closeMenu(event: Event): void {
  closest(event, "a")?.closest("dialog")?.close();
}

/** Pauses or resumes the logo marquee. CSS reads the button's state. */
export function toggleMarquee(event: Event): void {
  const button = closest(event, "[data-marquee] button");
  if (button) button.ariaPressed = String(button.ariaPressed !== "true");
}

/**
 * Opens the search on `/`, unless the search page's setting turns that off (WCAG 2.1.4) or storage is blocked, and hides
 * the header's quick form on Escape. The quick form's script shows it again.
 */
export function followKey(event: KeyboardEvent): void {
  const { key } = event;
  if (key === "/" && !closest(event, "select,:read-write") && !localStorage["slash"]) {
    event.preventDefault();
    document.querySelector<HTMLElement>(".site-header-search")?.click();
  }
  if (key !== "Escape") return;
  document.querySelector(".quick:hover")?.toggleAttribute("data-dismissed", true);
  document.querySelector<HTMLElement>(".quick:focus-within button")?.focus();
}

/** Delay before scrolling, in milliseconds. */
const CLICK_DELAY_MS = 100;

/** Scrolls smoothly when a link to a contact section on the same page is clicked. */
export function scrollOnClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const section = link.href === location.origin + location.pathname + link.hash && sectionOf(link.hash);
  if (!section) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, "", link.hash);
  setTimeout(scrollToSection, CLICK_DELAY_MS, section);
}

/** URL fragments of contact sections. The landing page has `#contact-form`. */
const CONTACT_HASH = /^#contact(-form)?$/;

function sectionOf(hash: string): HTMLElement | null {
  return CONTACT_HASH.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

function scrollToSection(section: HTMLElement): void {
  // This CSS animation prevents the browser's own jump to the section.
  section.style.animation = "none";
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

const ARRIVAL_DELAY_MS = 500;

/**
 * Scrolls smoothly to the contact section on arrival from another page. CSS prevents the browser's own jump
 * to the fragment.
 */
export function scrollOnArrival(): void {
  const section = sectionOf(location.hash);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!section || visit?.type !== "navigate") return;
  const scrollUnlessFocused = (): unknown => section.querySelector(":focus") ?? scrollToSection(section);
  setTimeout(scrollUnlessFocused, ARRIVAL_DELAY_MS);
}

export function markCardsBelowFold(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute("data-ahead", !isIntersecting);
      if (isIntersecting) observer.unobserve(target);
    }
  });
  for (const cards of document.querySelectorAll(".cards")) observer.observe(cards);
}

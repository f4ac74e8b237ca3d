import { warn } from "../warn.ts";
import { loadWidgetsOnInteraction, loadVisibleWidgets } from "./load-widgets.ts";
import {
  closeMenu,
  followKey,
  markScrolled,
  followButtonCommand,
  toggleMarquee,
  scrollOnArrival,
  scrollOnClick,
  markCardsBelowFold,
} from "./page-behavior.ts";

// This script may run before the page is parsed, so that early interactions are not lost.
loadWidgetsOnInteraction();
addEventListener("scroll", markScrolled, { passive: true });
addEventListener("keydown", followKey);
for (const onClick of [closeMenu, followButtonCommand, toggleMarquee, scrollOnClick])
  addEventListener("click", onClick);

if (document.readyState === "loading") addEventListener("DOMContentLoaded", onParsed);
else onParsed();

function onParsed(): void {
  loadVisibleWidgets();
  markScrolled();
  markCardsBelowFold();
  scrollOnArrival();
  if (document.querySelector("[data-not-found]")) warn(`page not found: ${location.pathname}`);
}

/**
 * Adds what CSS cannot do to the header's quick panel: Escape sets `data-dismissed`, which hides the panel
 * until both pointer and focus have left it.
 */
export function watchQuickPanel(zone: HTMLElement): void {
  const panel = zone.querySelector<HTMLElement>("[popover]");
  // An open popover is in the top layer, so hovering over it does not match `:hover` on its wrapper.
  const isPanelActive = (): boolean =>
    [zone, panel].some((element) => element?.matches(":hover, :focus-within"));
  const dismiss = (): void => {
    if (isPanelActive()) zone.dataset["dismissed"] = "";
  };
  const clearDismissal = (): void => {
    setTimeout(() => {
      if (!isPanelActive()) delete zone.dataset["dismissed"];
    });
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") dismiss();
  };
  zone.addEventListener("keydown", onKey);
  zone.addEventListener("focusout", clearDismissal);
  // While the pointer is over the panel, focus may be anywhere on the page.
  zone.addEventListener("pointerenter", () => addEventListener("keydown", onKey));
  zone.addEventListener("pointerleave", () => {
    removeEventListener("keydown", onKey);
    clearDismissal();
  });
  panel?.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") return dismiss();
    const { bottom, left, right } = zone.getBoundingClientRect();
    const end =
      getComputedStyle(zone).direction === "rtl" ? left : document.documentElement.clientWidth - right;
    panel.style.setProperty("--quick-top", `${bottom - 1}px`);
    panel.style.setProperty("--quick-end", `${end}px`);
  });
}

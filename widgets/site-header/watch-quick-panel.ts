/**
 * Adds what CSS cannot do to the header's quick panel: Escape sets `data-dismissed`, which hides the panel
 * until both pointer and focus have left it, and moves the focus to the button. On partners' pages, also positions the
 * panel.
 */
export function watchQuickPanel(panelWrapper: HTMLElement): void {
  const panel = panelWrapper.querySelector<HTMLElement>("[popover]");
  // An open popover is in the top layer, so hovering over it does not match `:hover` on its wrapper.
  const isPanelActive = (): boolean =>
    panelWrapper.matches(":hover") || panel?.matches(":hover, :focus-within") === true;
  const dismiss = (): void => {
    if (isPanelActive()) panelWrapper.dataset["dismissed"] = "";
  };
  const clearDismissal = (): void => {
    setTimeout(() => {
      if (!isPanelActive()) delete panelWrapper.dataset["dismissed"];
    });
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return;
    dismiss();
    // A popover returns the focus by itself.
    if (panel?.matches(":focus-within:not(:popover-open)")) panelWrapper.querySelector("button")?.focus();
  };
  // The visitor may have dismissed and left the panel before this script loaded.
  clearDismissal();
  panelWrapper.addEventListener("keydown", onKey);
  panelWrapper.addEventListener("focusout", clearDismissal);
  // While the pointer is over the panel, focus may be anywhere on the page.
  panelWrapper.addEventListener("pointerenter", () => addEventListener("keydown", onKey));
  panelWrapper.addEventListener("pointerleave", () => {
    removeEventListener("keydown", onKey);
    clearDismissal();
  });
  panel?.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") return dismiss();
    const { bottom, left, right } = panelWrapper.getBoundingClientRect();
    const end =
      getComputedStyle(panelWrapper).direction === "rtl"
        ? left
        : document.documentElement.clientWidth - right;
    panel.style.setProperty("--quick-top", `${bottom - 1}px`);
    panel.style.setProperty("--quick-end", `${end}px`);
  });
}

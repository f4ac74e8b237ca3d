/**
 * What a header's quick panel does beyond its style sheet, without React: `data-dismissed`, set at Escape, keeps it hidden although the
 * pointer or the focus is still there, and ends when both have left.
 */
export function watchQuickPanel(zone: HTMLElement): void {
  const panel = zone.querySelector<HTMLElement>("[popover]");
  // What is in an open popover is above the page, and not within the place that it belongs to.
  const isHere = (): boolean => [zone, panel].some((place) => place?.matches(":hover, :focus-within"));
  const dismiss = (): void => {
    if (isHere()) zone.dataset["dismissed"] = "";
  };
  /** Looks after the event, when the pointer or the focus has arrived where it goes. */
  const forgive = (): void => {
    setTimeout(() => {
      if (!isHere()) delete zone.dataset["dismissed"];
    });
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") dismiss();
  };
  zone.addEventListener("keydown", onKey);
  zone.addEventListener("focusout", forgive);
  // Where the pointer is, the key may be pressed anywhere.
  zone.addEventListener("pointerenter", () => addEventListener("keydown", onKey));
  zone.addEventListener("pointerleave", () => {
    removeEventListener("keydown", onKey);
    forgive();
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

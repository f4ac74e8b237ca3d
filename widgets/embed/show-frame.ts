import type { emit } from "../runtime/events.ts";
import type { MountOptions } from "./embedded-form.ts";
import { THEME_PROPERTIES } from "./theming.ts";

/** Time after which a frame that has posted nothing counts as blocked, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Replaces a form with our frame of the same form, which has JavaScript's own built-ins. Forwards the frame's height
 * and events, and tells it the page's path.
 * @param dispatch passed as an argument, because importing it would split the chunk that all forms share
 */
export function showFrame(
  { tag, host, container, attributes, lang, origin, fail }: MountOptions,
  title: string,
  dispatch: typeof emit,
): void {
  const frame = document.createElement("iframe");
  const query = new URLSearchParams(attributes);
  const style = getComputedStyle(host);
  for (const { name } of THEME_PROPERTIES) {
    const value = style.getPropertyValue(name);
    if (value !== "") query.set(name, value);
  }
  const { ref } = host.dataset;
  if (ref) query.set("data-ref", ref);
  const folder = lang && lang !== "en" ? `/${lang}` : "";
  frame.src = `${origin}/embed/frame${folder}/${tag}?${query.toString()}`;
  frame.title = title;
  frame.style.cssText = `display:block;width:100%;height:${container.offsetHeight}px;border:0`;
  const timer = setTimeout(fail, TIMEOUT_MS);
  addEventListener("securitypolicyviolation", ({ effectiveDirective, disposition }) => {
    if (effectiveDirective === "frame-src" && disposition === "enforce" && frame.isConnected) {
      clearTimeout(timer);
      fail();
    }
  });
  addEventListener("message", ({ source, data }: MessageEvent<Record<string, unknown> | null>) => {
    if (source !== frame.contentWindow || data === null || source === null) return;
    const { type, height, ...detail } = data;
    const [, name] = /^ridgebeam:(\w+)$/.exec(String(type)) ?? [];
    if (name === undefined) return;
    clearTimeout(timer);
    if (name !== "height") dispatch(host, name as "ready", { widget: tag, ...detail });
    else {
      frame.style.height = `${Number(height)}px`;
      frame.contentWindow?.postMessage({ type: "ridgebeam:page", path: location.pathname }, origin);
    }
  });
  container.replaceChildren(frame);
  container.style.cssText = "all:unset;display:block";
}

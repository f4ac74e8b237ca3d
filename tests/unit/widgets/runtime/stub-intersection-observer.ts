import { vi } from "vitest";

/** Replaces the global IntersectionObserver by one that passes each observed element and its callback. */
export function stubIntersectionObserver(
  onObserve: (element: Element, callback: IntersectionObserverCallback) => void,
): void {
  class Observer {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element): void {
      onObserve(element, this.callback);
    }
    disconnect(): void {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
}

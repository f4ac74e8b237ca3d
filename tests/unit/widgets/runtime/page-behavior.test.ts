// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import {
  closeMenu,
  markScrolled,
  followButtonCommand,
  toggleMarquee,
} from "../../../../widgets/runtime/loader/page-behavior.ts";

function click(selector: string, listener: (event: Event) => void): void {
  document.addEventListener("click", listener, { once: true });
  document.querySelector<HTMLElement>(selector)!.click();
}

describe("the script for every page", () => {
  it("marks the header after 20 pixels of scrolling", () => {
    document.body.innerHTML = "<site-header></site-header>";
    const header = document.querySelector("site-header")!;
    for (const [scrolled, isMarked] of [
      [20, false],
      [21, true],
      [0, false],
    ] as const) {
      vi.stubGlobal("scrollY", scrolled);
      markScrolled();
      expect(header.hasAttribute("data-scrolled")).toBe(isMarked);
    }
    vi.unstubAllGlobals();
  });

  it("opens and closes the menu in browsers without invoker commands", () => {
    document.body.innerHTML = `
      <button id="open" command="show-modal" commandfor="menu"></button>
      <dialog id="menu"><button id="close" command="close" commandfor="menu"></button></dialog>`;
    const menu = document.querySelector("dialog")!;
    click("#open", followButtonCommand);
    expect(menu.open).toBe(true);
    click("#close", followButtonCommand);
    expect(menu.open).toBe(false);
  });

  it("closes the menu when one of its links is followed", () => {
    document.body.innerHTML = '<dialog open><a href="#contact">Contact</a></dialog>';
    click("a", closeMenu);
    expect(document.querySelector("dialog")!.open).toBe(false);
  });

  it("pauses and resumes the moving logos", () => {
    document.body.innerHTML = '<section data-marquee><button aria-pressed="false">Pause</button></section>';
    const states = [1, 2].map(() => {
      click("button", toggleMarquee);
      return document.querySelector("button")!.getAttribute("aria-pressed");
    });
    expect(states).toEqual(["true", "false"]);
  });
});

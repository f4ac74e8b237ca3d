// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { adaptHeader } from "../../../../widgets/embed/adapt-header.ts";

function header(): HTMLElement {
  document.body.innerHTML = `<header><button id="open" command="show-modal" commandfor="menu"></button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu"></button><ul><li><a id="about" href="#about">About</a></li></ul></dialog></header>`;
  adaptHeader(document.body, {}, "https://ours.example");
  return document.body;
}

const press = (id: string): void =>
  void document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

test("the embedded header's menu works in browsers without invoker commands, and closes when a link is followed", () => {
  expect("command" in HTMLButtonElement.prototype).toBe(false);
  const dialog = header().querySelector("dialog")!;
  press("open");
  expect(dialog.open).toBe(true);
  press("close");
  expect(dialog.open).toBe(false);
  press("open");
  press("about");
  expect(dialog.open).toBe(false);
});

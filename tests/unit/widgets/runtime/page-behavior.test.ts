// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { followButtonCommand } from "../../../../widgets/runtime/loader/page-behavior.ts";

it("the script for every page opens and closes the menu in browsers without invoker commands", () => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="menu"></button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu"></button></dialog>`;
  document.addEventListener("click", followButtonCommand);
  const menu = document.querySelector("dialog")!;
  document.getElementById("open")!.click();
  expect(menu.open).toBe(true);
  document.getElementById("close")!.click();
  expect(menu.open).toBe(false);
});

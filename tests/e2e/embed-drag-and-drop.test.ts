import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { dragFile, dropFile } from "./drag-file.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { pdf } from "./sample-files.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const fixture = useEmbedFixture();

const path = join(temporaryFolder(), "dropped.pdf");
beforeAll(() => writeFileSync(path, pdf("dropped.pdf").buffer));

const PAGE = `<ul id="own">Drop photos here</ul><p id="heard"></p><script>
  own.ondragover = (event) => event.preventDefault();
  own.ondrop = (event) => { event.preventDefault(); heard.textContent += "own takes " + event.dataTransfer.files.length; };
  addEventListener("dragover", (event) => { if (event.target !== own) heard.dataset.prevented = event.defaultPrevented; });
</script>`;

test("a dropped file is accepted by the resume field, ignored elsewhere in the form, and received by the page's own drop target", async () => {
  const { page } = await fixture.visit(`${PAGE}<resume-form></resume-form>${fixture.script()}`);
  const form = page.locator("resume-form");
  await form.getByLabel("First name").fill("Sam");
  await form.locator('[part~="form"]').hover();
  await page.waitForFunction(() => {
    const field = document.querySelector("resume-form")?.shadowRoot?.querySelector("form");
    return field !== null && Object.keys(field ?? {}).some((key) => key.startsWith("__react"));
  });

  await dropFile(page, form.getByLabel("First name"), path);
  await dragFile(page, form.getByLabel("First name"), path, ["dragEnter", "dragOver"]);
  const eventLog = page.locator("#heard");
  await expect.poll(() => eventLog.getAttribute("data-prevented")).toBe("true");
  expect(await form.getByLabel("First name").inputValue()).toBe("Sam");
  expect(page.url()).toContain(fixture.origin);

  await dropFile(page, form.getByText("Or drop your resume here."), path);
  await form.getByText("Resume uploaded successfully!").waitFor();
  expect(await eventLog.textContent()).toBe("");

  await dropFile(page, page.locator("#own"), path);
  await expect.poll(() => eventLog.textContent()).toBe("own takes 1");
  await dragFile(page, eventLog, path, ["dragEnter", "dragOver"]);
  await expect.poll(() => eventLog.getAttribute("data-prevented")).toBe("false");
});

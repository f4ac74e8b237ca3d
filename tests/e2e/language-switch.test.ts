import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";

const fixture = usePageFixture();

test.each([
  ["/services", "Español", "/es/servicios", "English"],
  ["/es/servicios", "English", "/services", "Español"],
])(
  "from %s, the language link keeps the place and the typed text, and back",
  async (from, name, to, back) => {
    const { page } = await fixture.visit(from, { viewport: { width: 1440, height: 900 } });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
    const form = page.locator("main .form").last();
    await form.locator('[name="position"]').fill("Capataz de estructuras");
    await form.locator('[name="email"]').fill("ana@builder.example");
    const placeOf = async (): Promise<string> =>
      page.evaluate(() => {
        const sections = [...document.querySelectorAll("main section[id]")];
        return sections.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3)?.id ?? "";
      });
    await page.evaluate(() => document.getElementById("process")!.scrollIntoView({ behavior: "instant" }));
    expect(await placeOf()).toBe("process");
    for (const [link, path] of [
      [name, to],
      [back, from],
    ] as const) {
      await page.getByRole("banner").getByRole("link", { name: link }).first().click();
      await page.waitForURL(fixture.site.url + path);
      await expect.poll(() => form.locator('[name="email"]').inputValue()).toBe("ana@builder.example");
      expect(await form.locator('[name="position"]').inputValue()).toBe("Capataz de estructuras");
      await expect.poll(placeOf).toBe("process");
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(requests.filter((one) => one.includes("builder.example"))).toEqual([]);
  },
);

import { describe, expect, it } from "vitest";
import { toUrl } from "../../../../../server/http/forms/store-posted-form.ts";
import { hasCpuTimes, measureCpu } from "../../../../cpu-time.ts";
import { hostileTexts } from "../../../../hostile-texts.ts";

describe("the address of a page", () => {
  it.each([
    ["https://jobs.example/apply?a=1#b", "https://jobs.example/apply?a=1#b"],
    ["http://Bücher.example:8080", "http://xn--bcher-kva.example:8080/"],
    [`https://${"a".repeat(63)}.example/`, `https://${"a".repeat(63)}.example/`],
    [`https://a.example/${"a".repeat(4_000)}`, `https://a.example/${"a".repeat(4_000)}`],
  ])("is read (%#)", (address, href) => {
    expect(toUrl(address)?.href).toBe(href);
  });

  it.each([
    "",
    "/apply",
    "javascript:alert(1)",
    "https://",
    "https:///jobs.example",
    "https://a b/",
    `https://${"a".repeat(301)}/`,
    `https://a.example/${"a".repeat(4_096)}`,
  ])("is ignored (%#)", (address) => {
    expect(toUrl(address)).toBeUndefined();
  });

  it.runIf(hasCpuTimes)("is read quickly, whatever its host", () => {
    const hosts = hostileTexts.map(({ name, fill }) => ({
      name,
      host: fill(3 * 4_000)
        .replace(/^http:\/\//, "")
        .slice(0, 4_000),
    }));
    for (const { name, host } of hosts)
      expect(
        measureCpu(() => toUrl(`http://${host}`), 20),
        name,
      ).toBeLessThan(20);
  });
});

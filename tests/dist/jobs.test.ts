import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../../model/loading/load-site.ts";
import { shippedSite } from "../shipped-content.ts";
import { toPlainText } from "./to-plain-text.ts";
import {
  extractAttributes,
  extractMain,
  listBuiltFiles,
  readBuiltFile,
  readPage,
  readStructuredData,
} from "./read-dist.ts";

const { jobs } = shippedSite;
const drafts = loadContent(process.cwd(), { isPreview: true }).site.jobs.filter(
  ({ status }) => status === "draft",
);

test("nothing of the example openings is published", () => {
  expect(drafts.length).toBeGreaterThanOrEqual(readdirSync("content/jobs").length - jobs.length);
  const texts = listBuiltFiles()
    .filter((file) => /\.(?:html|xml|json|txt|js)$/.test(file))
    .map((file) => [file, readBuiltFile(file)] as const);
  for (const { slug, requisition, project } of drafts)
    for (const words of [slug, requisition, project])
      expect(
        texts.filter(([, text]) => text.includes(words)).map(([file]) => file),
        words,
      ).toEqual([]);
});

test.runIf(jobs.length === 0)("without openings, the page says so, and takes resumes", () => {
  const html = readPage("/jobs");
  expect(toPlainText(extractMain(html))).toMatch(
    /No position is advertised today.+Most of our searches are confidential/s,
  );
  expect(html).toMatch(/<resume-form[\s>]/);
  expect(readStructuredData(html).map((thing) => thing["@type"])).not.toContain("JobPosting");
  expect(readBuiltFile("/_gone.txt")).toBe("");
});

test.runIf(jobs.length === 0)("without openings, Find work leads to the resume form", () => {
  const header = /<site-header[^]*?<\/site-header>/.exec(readPage("/"))?.[0] ?? "";
  expect(extractAttributes(header, "a", "href")).toContain("/resume");
  expect(extractAttributes(header, "a", "href")).not.toContain("/jobs");
});

import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { loadSite } from "../../model/loading/load-site.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { useProjectCopy } from "../project-fixture.ts";

const { root, dataDir, read, write, change, run, build } = useProjectCopy();

/** Modules that load the content or the built pages. The tests that import them are those that content can affect. */
const LOADERS = ["model/loading/load-data.ts", "tests/dist/read-dist.ts"];

/** Tests to skip in the copy: those that copy the project themselves, and a slow one of texts that are not changed. */
const EXCLUDED_TESTS = [
  "tests/unit/server/jobs/mail/email-content.test.ts",
  ...readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?:dist|unit).*\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
    .filter((file) => /copy-project|project-(?:fixture|sources)/.test(readFileSync(file, "utf8"))),
];

/** Files that only tests read, in addition to the sources of the build. */
const READ_BY_TESTS = [
  "tests",
  "docs",
  ".editorconfig",
  ".oxfmtrc.json",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "README.md",
  "SECURITY.md",
];

const CLAIMS_FILE = "content/_data/claims.yaml";

function addContent(): void {
  const { articles, states, claims } = loadSite(root);
  const sheet = Math.max(...articles.map((article) => article.sheet)) + 1;
  const related = articles.slice(-3).map(({ slug }) => slug);
  const frontMatter = {
    title: "Signal persons: whom to trust with hand signals",
    description:
      "What a signal person has to know, how to see it in a quarter of an hour on the ground, and what the seat is worth on a crowded site.",
    excerpt: "What a signal person has to know, and how to see it on the ground.",
    category: articles[0]?.category,
    tags: articles[0]?.tags,
    sheet,
    published: "2025-03-03",
    modified: "2025-03-04",
    reviewed: "2025-03-04",
    related,
    states: [],
    picture: "crane",
  };
  const body = [
    "## What the seat asks for",
    "A signal person sees what the operator cannot, and stops the lift when either of them is unsure of the other.",
    "## How to test it",
    "Give three signals wrong on purpose, and watch whether the candidate answers the mistake or follows it.",
    "## What it pays",
    "Pay follows the crane, not the title; see [our services](/services).",
  ];
  write(
    "content/insights/signal-person-hiring.md",
    `---\n${stringify(frontMatter)}---\n\n${body.join("\n\n")}\n`,
  );
  const claim = { ...Object.values(claims)[0], text: "43+ crews", meaning: "Crane crews placed in one year" };
  write(CLAIMS_FILE, read(CLAIMS_FILE) + stringify({ "crane-crews": claim }));
  change(
    "content/_data/partners.yaml",
    "\nknown:\n",
    "\nknown:\n  - id: rigging-jobs\n    name: Rigging Jobs\n    origins: [https://jobs.rigging.example]\n",
  );
  const links = "\nlinks:\n";
  change("content/_data/navigation.yaml", links, `${links}  - { text: Locations, href: /locations }\n`);
  // Rename a city instead of adding one: a state has at most five.
  const state = states[0];
  const otherCity = state?.cities.find(({ name }) => name !== state.example.city);
  const city = `name: ${otherCity?.name}`;
  change(`content/states/${state?.slug}.yaml`, `${city},`, `${city} Heights,`);
}

beforeAll(() => {
  for (const path of READ_BY_TESTS) cpSync(path, join(root, path), { recursive: true });
  addContent();
});

test("the content check accepts what an editor adds", () => {
  expect(run("build/check.ts").stderr).toBe("");
});

test(
  "content that an editor adds breaks no unit test and no test of the built pages",
  { timeout: 1_800_000 },
  () => {
    build();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        ..."node_modules/vitest/vitest.mjs related --run --config tests/vitest.config.ts".split(" "),
        ..."--project unit --project dist --reporter=dot".split(" "),
        ...EXCLUDED_TESTS.flatMap((file) => ["--exclude", file]),
        ...LOADERS,
      ],
      { cwd: root, env: cleanEnvironment({ DATA_DIR: dataDir }), encoding: "utf8" },
    );
    expect(status, stdout.slice(-2000) + stderr.slice(-8000)).toBe(0);
  },
);

import { listEmbeddedAttributes } from "../../model/tags/tags.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { THEME_PROPERTIES } from "../../widgets/embed/theming.ts";
import { readEmbedRelease } from "../read-embed-release.ts";
import { TRANSLATIONS } from "../../model/languages.ts";
import { shippedSite } from "../shipped-content.ts";
import { BUDGETS } from "../budgets.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { compileTypes } from "./compile-types.ts";
import { DIST, measureGzippedSize, readBuiltFile, readHeader } from "./read-dist.ts";

/**
 * Lists the files that browsers download for each form: its markup and the files it references. The first
 * form's markup is part of the entry script.
 */
function files(): { tag: string; markup: string; partFiles: string[] }[] {
  const entry = readBuiltFile("/embed/v1.js");
  const [hash = ""] = /-[0-9a-f]{10}\.js/.exec(entry) ?? [];
  return EMBEDDED_WIDGETS.map(({ tag }, index) => {
    const markup = index === 0 ? "/embed/v1.js" : `/embed/parts/${tag}${hash}`;
    const [, partFiles = ""] = /files:\[([^\]]+)\]/.exec(readBuiltFile(markup)) ?? [];
    return {
      tag,
      markup,
      partFiles: (partFiles.match(/[\w-]+\.js/g) ?? []).map((file) => `/embed/parts/${file}`),
    };
  });
}

test("the entry script contains the first form, and the markup of every form stays within its budget", () => {
  expect(measureGzippedSize("/embed/v1.js")).toBeLessThanOrEqual(BUDGETS.embedEntry);
  const [first, ...further] = files();
  expect(first?.markup).toBe("/embed/v1.js");
  for (const { tag, markup } of further)
    expect(measureGzippedSize(markup), tag).toBeLessThanOrEqual(
      tag === "site-header" ? BUDGETS.embedHeader : BUDGETS.embedForm,
    );
});

test("the code that makes an embedded form work, without supabase-js, stays within its budget", () => {
  for (const { tag, partFiles } of files()) {
    const bytes = partFiles.reduce((sum, name) => sum + measureGzippedSize(name), 0);
    expect(bytes, tag).toBeGreaterThan(0);
    expect(bytes, tag).toBeLessThanOrEqual(BUDGETS.embedFormCode);
  }
});

test("classic scripts for partners' pages are ASCII, so that a page's charset does not matter", () => {
  const { languages, ...english } = readEmbedRelease(DIST);
  const pinnedFiles = [english, ...Object.values(languages)].map(({ file }) => file);
  for (const file of ["/embed/v1.js", ...pinnedFiles])
    expect(readBuiltFile(file), file).toMatch(/^[\0-\x7f]*$/);
});

test("the release's integrity hashes match its files, one for each language", () => {
  const { languages, ...english } = readEmbedRelease(DIST);
  expect(Object.keys(languages)).toEqual(TRANSLATIONS);
  for (const { file, integrity } of [english, ...Object.values(languages)]) {
    const hash = createHash("sha384")
      .update(readFileSync(join(DIST, file)))
      .digest("base64");
    expect(integrity).toBe(`sha384-${hash}`);
    expect(readBuiltFile("/partners.html")).toContain(integrity);
  }
});

test("browsers may cache every release indefinitely, and must revalidate the unversioned script", () => {
  const readCacheControl = (path: string) => readHeader(path, "Cache-Control");
  const { file } = readEmbedRelease(DIST);
  for (const path of [file, "/embed/0.9.0/forms-AAAAAAAA.js", "/embed/12.0.1/forms-AAAAAAAA.js"])
    expect(readCacheControl(path), path).toBe("public, max-age=31536000, immutable");
  expect(readCacheControl("/embed/v1.js")).toBe("public, max-age=300");
  for (const path of ["/embed/frame/lead-form", "/embed/frame/es/lead-form"])
    expect(readCacheControl(path), path).toBe("public, max-age=0, must-revalidate");
  for (const path of ["/embed/v1.d.ts", "/embed/release.json"])
    expect(readCacheControl(path), path).toBeUndefined();
});

test("messages.json contains every string of a form's initial state, by key", () => {
  const table = JSON.parse(readBuiltFile("/embed/messages.json")) as Record<string, unknown>;
  const textAt = (path: string): unknown =>
    path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], table);
  for (const { tag, markup } of files()) {
    const texts = [...readBuiltFile(markup).matchAll(/\{(\w+\.[\w.]+):([^}]*)\}/g)];
    expect(texts.length, tag).toBeGreaterThan(3);
    for (const [, path = "", text] of texts) expect(textAt(path), `${tag} ${path}`).toBe(text);
  }
});

interface Declaration {
  tagName: string;
  attributes: { name: string; type: { text: string }; default: string }[];
  cssProperties: { name: string }[];
  events: { name: string }[];
}

function readManifest(): Declaration[] {
  const { modules } = JSON.parse(readBuiltFile("/embed/custom-elements.json")) as {
    modules: { declarations: Declaration[] }[];
  };
  return modules[0]?.declarations ?? [];
}

test("the custom elements manifest lists every tag with its attributes, properties and events", () => {
  const declarations = readManifest();
  expect(declarations.map(({ tagName }) => tagName)).toEqual(EMBEDDED_WIDGETS.map(({ tag }) => tag));
  EMBEDDED_WIDGETS.forEach(({ tag, attributes }, index) => {
    const ownAttributes = Object.keys(attributes);
    const listed = declarations[index]?.attributes.map(({ name }) => name);
    const refAttribute = ownAttributes.includes("partner") ? ["data-ref"] : [];
    expect(listed, tag).toEqual([...ownAttributes, ...refAttribute, "theme", "sandbox", "lang"]);
  });
  expect(declarations[0]?.attributes.find(({ name }) => name === "layout")?.type.text).toBe(
    '"stack" | "row"',
  );
  expect(declarations[0]?.cssProperties.map(({ name }) => name)).toEqual(
    THEME_PROPERTIES.map(({ name }) => name),
  );
  expect(declarations[0]?.events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["ridgebeam:submitted", "ridgebeam-submitted"]),
  );
  for (const tagWithoutBackend of ["portal-login", "salary-explorer", "job-list"])
    expect(
      declarations.find(({ tagName }) => tagName === tagWithoutBackend)?.events.map(({ name }) => name),
      tagWithoutBackend,
    ).toEqual(["ridgebeam:ready", "ridgebeam-ready", "ridgebeam:error", "ridgebeam-error"]);
});

test("the defaults in the custom elements manifest are the same as in each tag's documentation", () => {
  for (const { tagName, attributes } of readManifest()) {
    const readme = readFileSync(`widgets/${tagName}/README.md`, "utf8");
    const documentedRows = [...readme.matchAll(/^\| `([a-z-]+)` +\|[^|]+\| +(`?)([^|]*?)`? +\|/gm)];
    for (const [, name, backtick, initial = ""] of documentedRows) {
      const found = attributes.find((one) => one.name === name);
      if (!["partner", "data-ref", ...listEmbeddedAttributes(tagName)].includes(String(name))) {
        expect(found, `${tagName} ${name}`).toBeUndefined();
        continue;
      }
      // In a README, a literal default is in backticks, except for `submit`. Any other default is a description, and
      // the manifest lists it as an empty string.
      const isLiteral = backtick !== "" || found?.name === "submit";
      expect(found?.default, `${tagName} ${name}`).toBe(isLiteral ? JSON.stringify(initial) : '""');
    }
  }
});

test("the types declare tags, attributes and events for the DOM and for React's JSX", () => {
  const page = `import type { RidgebeamPrefixed } from ${JSON.stringify(resolve(DIST, "embed/v1.d.ts").replace(/\.d\.ts$/, ""))};
    declare module "react" { namespace JSX { interface IntrinsicElements extends RidgebeamPrefixed<"rb"> {} } }
    const form = document.querySelector("lead-form");
    form?.addEventListener("ridgebeam:error", ({ detail }) => detail.reason?.toUpperCase());
    export const page = <lead-form context="partner" layout="row" theme="dark" partner="acme-jobs" sandbox="too-many" />;
    const onError = ({ detail }: CustomEvent<{ reason?: string }>) => detail.reason;
    form?.addEventListener("ridgebeam:error", onError);
    form?.removeEventListener("ridgebeam:error", onError);
    form?.addEventListener("ridgebeam-submitted", ({ detail }) => detail.context?.toUpperCase());
    form?.addEventListener("click", ({ clientX }) => clientX.toFixed());
    const context: string | undefined = undefined;
    export const dressed = (
      <lead-form context={context} lang="es" dir="rtl" hidden className="wide" title="Hire" tabIndex={0} data-ref="7"
        aria-label="Hire" onClick={() => 1} onridgebeam:submitted={(event) => event.detail.widget} />
    );
    export const prefixed = <rb-lead-form layout="row" />;
    // @ts-expect-error its layouts are those of the tag without a prefix
    export const wrongToo = <rb-lead-form layout="diagonal" />;
    export const tried = <contact-form sandbox />;
    // @ts-expect-error there is no such layout
    export const wrong = <lead-form layout="diagonal" />;`;
  const options = {
    skipLibCheck: true,
    paths: {
      react: [resolve("node_modules/@types/react/index.d.ts")],
      "react/jsx-runtime": [resolve("node_modules/@types/react/jsx-runtime.d.ts")],
    },
    typeRoots: [resolve("node_modules/@types")],
  };
  expect(compileTypes(temporaryFolder(), { "page.tsx": page }, options)).toBe("");
});

test("files that partners load do not contain the names of our own contexts and articles", () => {
  const contexts = [...readFileSync("content/_data/contexts.yaml", "utf8").matchAll(/^([a-z0-9_]+):/gm)].map(
    ([, name = ""]) => name,
  );
  const articles = shippedSite.articles.map(({ slug }) => slug);
  // Ignore one-word contexts, such as `header`, since these words are common in code.
  const names = [...contexts.filter((name) => name.includes("_")), ...articles];
  expect(names.length).toBeGreaterThan(articles.length);
  const partnerFiles = [
    "/embed/v1.d.ts",
    "/embed/custom-elements.json",
    "/embed/messages.json",
    ...scripts(),
  ];
  for (const file of partnerFiles) {
    const words = new Set(readBuiltFile(file).match(/[\w-]+/g));
    expect(
      names.filter((name) => words.has(name)),
      file,
    ).toEqual([]);
  }
});

function scripts(): string[] {
  const { file } = readEmbedRelease(DIST);
  const parts = files().flatMap(({ markup, partFiles }) => [markup, ...partFiles]);
  return ["/embed/frame.js", file, ...new Set(parts)];
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  DIST,
  extractAttributes,
  extractInlineStyles,
  readBuiltFile,
  listBuiltFiles,
  listBuiltPages,
} from "./read-dist.ts";

/** Allowed file extensions in a built site. Databases, keys and source files have others. */
const EXTENSIONS = [
  "",
  ".avif",
  ".css",
  ".csv",
  ".html",
  ".ico",
  ".js",
  ".json",
  ".pdf",
  ".png",
  ".svg",
  ".txt",
  ".webmanifest",
  ".woff2",
  ".xml",
];

const INSTALLABLE_FILES = /^\/embed\/(?:npm\/README\.md|\d[^/]*\/[\w-]+\.tgz|wordpress\/[\w-]+\.zip)$/;

const SECRETS: readonly [name: string, pattern: RegExp][] = [
  ["a Supabase secret key", /sb_secret_|service_role|SUPABASE_SECRET/],
  ["a JSON Web Token, such as an older Supabase key", /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ["a database URL with its password", /postgres(?:ql)?:\/\/[^\s"'`]*:[^\s"'`]*@/],
  [
    "an access token for GitHub, Supabase or AWS",
    /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{20}|\bsbp_[0-9a-f]{40}|\bAKIA[A-Z0-9]{16}\b/,
  ],
];

/**
 * Local URLs in library code, which are never requested: supabase-js's default, and the editor's development
 * server.
 */
const LIBRARY_URLS = ["http://localhost:9999", "http://localhost:5174", "https://localhost"];

const files = listBuiltFiles();
const pages = listBuiltPages();
const bytesOf = (file: string) => readFileSync(join(DIST, file), "latin1");
/** Returns a page's HTML without code that is only displayed. */
const stripDisplayedCode = (html: string) => html.replace(/<(template|textarea)\b[^]*?<\/\1>/g, "");

describe("the built files", () => {
  it("have only the file types of a website", () => {
    const otherFiles = files.filter(
      (file) =>
        !EXTENSIONS.includes(extname(file)) &&
        !/^\/embed\/npm\/[\w-]+(\.d)?\.cjs$|\.d\.c?ts$/.test(file) &&
        !INSTALLABLE_FILES.test(file),
    );
    expect(otherFiles).toEqual([]);
  });

  it.each(SECRETS)("do not contain %s", (_, pattern) => {
    expect(files.filter((file) => pattern.test(bytesOf(file)))).toEqual([]);
  });

  it("do not contain a URL of the build machine", () => {
    for (const file of files) {
      const found = bytesOf(file).match(
        /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?::\d+)?/g,
      );
      const unexpectedUrls = (found ?? []).filter(
        (address) => !file.endsWith(".js") || !LIBRARY_URLS.includes(address),
      );
      expect(unexpectedUrls, file).toEqual([]);
    }
  });
});

// Checks that the markup complies with the `Content-Security-Policy` in `_headers`.
describe("the pages' markup", () => {
  it("has no event handler attribute, no inline script, and no style except the one that its policy allows", () => {
    for (const { path, html } of pages) {
      expect(stripDisplayedCode(html), path).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
      expect(stripDisplayedCode(html), path).not.toMatch(
        /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))/i,
      );
      const allowedHashes =
        /http-equiv="Content-Security-Policy"[^>]*style-src ('[^;]*');/.exec(
          html.replaceAll("&#x27;", "'"),
        )?.[1] ?? "";
      const hashes = extractInlineStyles(html).map((sheet) =>
        createHash("sha256").update(sheet).digest("base64"),
      );
      expect(hashes.map((hash) => `'sha256-${hash}'`).join(" "), path).toBe(allowedHashes);
    }
  });

  it("has no javascript: URL", () => {
    const texts = files.filter((file) => /\.(?:html|svg|xml)$/.test(file));
    for (const file of texts)
      expect(readBuiltFile(file), file).not.toMatch(
        /(?:href|src|action|formaction|data)="\s*(?:javascript|vbscript):/i,
      );
  });

  it("loads scripts, styles, images and fonts only from the site", () => {
    for (const { path, html } of pages) {
      const loaded = [
        ...extractAttributes(html, "script", "src"),
        ...extractAttributes(html, "img", "src"),
        ...extractAttributes(html, "source", "srcset"),
        ...extractAttributes(
          html,
          'link rel="(?:stylesheet|icon|preload|modulepreload|manifest|apple-touch-icon)"',
          "href",
        ),
      ];
      for (const address of loaded) expect(address, path).toMatch(/^(?:\/(?!\/)|data:image\/)/);
      for (const target of extractAttributes(html, "form", "action"))
        expect(target, path).toMatch(/^\/(?!\/)/);
      expect(stripDisplayedCode(html), path).not.toMatch(/<(?:base|object|embed|applet)[\s>]/i);
    }
  });

  it("contains no drawing with a script", () => {
    for (const file of files.filter((name) => name.endsWith(".svg")))
      expect(readBuiltFile(file), file).not.toMatch(/<(?:script|foreignObject)|\son[a-z]+=/i);
  });
});

import { describe, expect, it } from "vitest";
import { shippedSite } from "../shipped-content.ts";
import {
  isNoindex,
  readBuiltFile,
  listBuiltFiles,
  listBuiltPages,
  listHeaders,
  readHeader,
} from "./read-dist.ts";

const { agency, articles } = shippedSite;

describe("the sitemap", () => {
  const entries = [
    ...readBuiltFile("/sitemap.xml").matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
  ].map(([, address = "", modified = ""]) => ({ path: address.slice(agency.url.length), modified }));

  it("lists exactly the pages that search engines may show", () => {
    const indexable = listBuiltPages()
      .filter(({ html }) => !isNoindex(html))
      .map(({ path }) => path);
    expect(entries.map(({ path }) => path).sort()).toEqual(indexable.sort());
    expect(indexable).not.toContain("/portal");
    expect(indexable).toContain("/locations/texas");
  });

  it("has dates from the content", () => {
    const modified = new Map(articles.map((article) => [`/insights/${article.slug}`, article.modified]));
    for (const entry of entries)
      expect(entry.modified, entry.path).toBe(modified.get(entry.path) ?? agency.updated);
  });
});

describe("security.txt", () => {
  const fields = new Map(
    readBuiltFile("/.well-known/security.txt")
      .trim()
      .split("\n")
      .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );

  it("has the fields required by RFC 9116", () => {
    expect(fields.get("Contact")).toMatch(/^mailto:[^@\s]+@\S+$/);
    expect(new Date(fields.get("Expires") ?? "").getTime()).toBeGreaterThan(
      new Date(agency.updated).getTime(),
    );
    expect(fields.get("Canonical")).toBe(`${agency.url}/.well-known/security.txt`);
  });
});

describe("robots.txt", () => {
  it("allows crawling of all pages and links to the sitemap", () => {
    const text = readBuiltFile("/robots.txt");
    expect(text).not.toContain("Disallow");
    expect(text).toContain(`Sitemap: ${agency.url}/sitemap.xml`);
  });
});

describe("the feed", () => {
  const feed = readBuiltFile("/insights/feed.xml");
  const entries = feed.split("<entry>").slice(1);

  it("lists all articles, newest first, with their dates", () => {
    expect(entries).toHaveLength(articles.length);
    const days = entries.map((entry) => /<published>(.{10})T/.exec(entry)?.[1] ?? "");
    expect(days).toEqual([...days].sort().reverse());
    for (const { slug, published, modified } of articles) {
      const entry = entries.find((one) => one.includes(`<id>${agency.url}/insights/${slug}</id>`)) ?? "";
      expect(entry, slug).toContain(`<published>${published}T00:00:00Z</published>`);
      expect(entry, slug).toContain(`<updated>${modified}T00:00:00Z</updated>`);
    }
  });

  it("has the same entries in its JSON version", () => {
    const { version, feed_url, items } = JSON.parse(readBuiltFile("/insights/feed.json")) as {
      version: string;
      feed_url: string;
      items: { id: string; url: string; title: string; date_published: string; content_text: string }[];
    };
    expect(version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed_url).toBe(`${agency.url}/insights/feed.json`);
    expect(items.map(({ id }) => id)).toEqual(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1]));
    for (const { url, title, date_published, content_text } of items) {
      const article = articles.find(({ slug }) => url.endsWith(`/${slug}`));
      expect(date_published).toBe(`${article?.published}T00:00:00Z`);
      for (const text of [title, content_text]) expect(text.length, url).toBeGreaterThan(10);
    }
  });

  it("is well-formed: all special characters are escaped", () => {
    const texts = [...feed.matchAll(/<(title|summary|name|subtitle)>([^]*?)<\/\1>/g)].map(
      ([, , text = ""]) => text,
    );
    expect(texts.length).toBeGreaterThan(articles.length * 2);
    for (const text of texts) expect(text).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
  });
});

describe("the web app manifest and the icons", () => {
  it("reference existing files", () => {
    const { icons } = JSON.parse(readBuiltFile("/site.webmanifest")) as { icons: { src: string }[] };
    const files = listBuiltFiles();
    for (const file of [...icons.map(({ src }) => src), "/favicon.ico", "/apple-touch-icon.png"])
      expect(files).toContain(file);
  });
});

describe("the response headers", () => {
  it("give every page a content security policy that allows scripts and connections only from and to this site", () => {
    const policy = readHeader("/locations/texas", "Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' blob:;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const path of ["/404", "/index", ...listBuiltPages().map((page) => page.path)])
      expect(readHeader(path, "Content-Security-Policy"), path).toBe(policy);
    expect(policy).not.toMatch(/style-src [^;]*unsafe/);
    expect(readHeader("/", "X-Content-Type-Options")).toBe("nosniff");
  });

  it("send the policy with pages only, not with each font, script and icon", () => {
    const others = listBuiltFiles().filter((file) => !file.endsWith(".html"));
    // These are in the same folder as pages, and hosts' rules cannot tell them apart.
    const amongPages =
      /^\/(?:(?:insights|jobs)\/feed\.\w+|jobs\.(?:xml|json)|locations\/compare\.csv|(?:es\/)?sent\/texts\.json)$/;
    const withPolicy = others.filter((file) => readHeader(file, "Content-Security-Policy") !== undefined);
    expect(withPolicy.filter((file) => !amongPages.test(file))).toEqual([]);
    expect(others.filter((file) => /\.(?:js|woff2|svg|ico|css|png)$/.test(file)).length).toBeGreaterThan(100);
  });

  it("link to the speculation rules, which have the required content type", () => {
    expect(readHeader("/locations/texas", "Speculation-Rules")).toBe('"/speculation-rules.json"');
    expect(readHeader("/speculation-rules.json", "Content-Type")).toBe("application/speculationrules+json");
    expect(JSON.parse(readBuiltFile("/speculation-rules.json"))).toMatchObject({
      prefetch: [{ eagerness: "moderate" }],
    });
  });

  it("prevent other sites from framing pages, except embedded forms", () => {
    for (const path of [...listBuiltPages().map((page) => page.path), "/index"]) {
      // Frame pages include the thank-you pages to which framed forms redirect without JavaScript.
      const isFrame = /^\/embed\/(frame|sent)\//.test(path);
      expect(readHeader(path, "X-Frame-Options"), path).toBe(isFrame ? undefined : "DENY");
    }
  });

  it("allow indefinite caching only of files with a hash in their names", () => {
    for (const file of listBuiltFiles()) {
      const isImmutable = readHeader(file, "Cache-Control")?.includes("immutable") === true;
      if (isImmutable) expect(file).toMatch(/[-/]([0-9A-Za-z_]{8}|[0-9a-f]{10})\./);
    }
    expect(readHeader("/social/home.png", "Cache-Control")).toContain("must-revalidate");
  });

  it("make browsers revalidate pages, since the next build removes their scripts", () => {
    for (const { path } of listBuiltPages())
      if (path !== "/404")
        expect(readHeader(path, "Cache-Control"), path).toBe("public, max-age=0, must-revalidate");
  });

  it("allow partners' pages to load the forms, and contain no duplicates for any path", () => {
    expect(readHeader("/widgets/x.js", "Access-Control-Allow-Origin")).toBe("*");
    expect(readHeader("/embed/v1.js", "Access-Control-Allow-Origin")).toBe("*");
    for (const path of [...listBuiltFiles(), ...listBuiltPages().map((page) => page.path)]) {
      const names = listHeaders(path).map(([name]) => name);
      expect(new Set(names).size, path).toBe(names.length);
    }
  });
});

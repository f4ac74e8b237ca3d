import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createPageStyles, readStyleUse } from "../../../../build/assets/page-styles.ts";
import { backendOrigins } from "../../../../build/steps/prepare-site.ts";
import { Head } from "../../../../site/layouts/head.tsx";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import { forEachKind } from "../../../../model/kinds/page-kinds.ts";
import headers from "../../../../site/pages/headers.11ty.tsx";

const assets = {
  sheets: { home: "h1{color:red}.gone{color:red}", about: "h1{color:#00f}" },
  scriptClasses: {},
  loader: "/widgets/loader.js",
  embed: { pinned: { version: "1.0.0" } },
} as unknown as TemplateData["assets"];

const renderPolicies = (editor: readonly string[]) => {
  const origins = { site: "https://www.example.com", backend: "https://abc.supabase.co/", editor };
  const collections = { all: [{ url: "/" }] };
  const site = { ...forEachKind(() => []), language: "en" };
  const data = { origins, assets, collections, site } as unknown as TemplateData;
  const meta = { title: "Home", description: "", sheet: { code: "G-000", title: "Home" } };
  const styles = createPageStyles();
  styles.start(assets);
  const [home = ""] = ["home", "about"].map((name) => {
    const page = { ...data.page, inputPath: `site/pages/${name}.11ty.tsx` };
    const head = renderToStaticMarkup(<Head meta={meta} data={{ ...data, page }} tags={[]} />);
    styles.addUse(readStyleUse(head));
    return head;
  });
  return {
    header: /Content-Security-Policy: (.*)/.exec(styles.fill(headers.render(data)))?.[1],
    head: styles.fill(home),
  };
};

describe("the content security policy of a site with an editor", () => {
  const origins = backendOrigins({ host: "github", path: "example/website", branch: undefined });

  it("lets only the editor connect to its Git host", () => {
    const { header, head } = renderPolicies(origins);
    expect(header).toContain(
      "connect-src 'self' https://abc.supabase.co https://api.github.com https://www.githubstatus.com blob:;",
    );
    expect(head).toContain("connect-src &#x27;self&#x27; https://abc.supabase.co;");
    expect(head).not.toContain("github");
  });

  it("allows, without a Git host, the same origins on all pages, and blob URLs only in the editor", () => {
    const { header, head } = renderPolicies(backendOrigins(undefined));
    expect(header).toContain("connect-src 'self' https://abc.supabase.co blob:;");
    const withoutStyles = (text: string | undefined) =>
      text?.replaceAll("&#x27;", "'").replace(/style-src [^;]*/, "");
    expect(header).toContain("img-src 'self' data: blob:;");
    const pagePolicy = withoutStyles(header)
      ?.replace("frame-src blob:; base-uri 'self'", "base-uri 'none'")
      .replaceAll(" blob:", "");
    expect(withoutStyles(head)).toContain(`content="${pagePolicy}"`);
  });
});

describe("the content security policy for styles", () => {
  const hashOf = (sheet: string) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
  const { header, head } = renderPolicies([]);

  it("allows, on each page, only the stylesheet in its head", () => {
    expect(head).toContain("<style>h1{color:red}</style>");
    expect(head.replaceAll("&#x27;", "'")).toContain(`style-src ${hashOf("h1{color:red}")};`);
  });

  it("allows, in the response header, the stylesheets of all pages, and stylesheet files", () => {
    expect(header).toContain(
      `style-src 'self' ${["h1{color:red}", "h1{color:#00f}"].map(hashOf).sort().join(" ")};`,
    );
  });
});

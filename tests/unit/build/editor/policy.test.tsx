import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { backendOrigins } from "../../../../build/editor/backend-origins.ts";
import { Head } from "../../../../site/layouts/head.tsx";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import { forEachKind } from "../../../../site/model/kinds/page-kinds.ts";
import headers from "../../../../site/pages/headers.11ty.tsx";

const assets = {
  utilities: {},
  preloadFonts: [],
  styles: "/styles/site.css",
  loader: "/widgets/loader.js",
  embed: { pinned: { version: "1.0.0" } },
} as unknown as TemplateData["assets"];

const written = (editor: readonly string[]) => {
  const origins = { site: "https://www.example.com", backend: "https://abc.supabase.co/", editor };
  const collections = { all: [{ url: "/" }] };
  const site = forEachKind(() => []);
  const data = { origins, assets, collections, site } as unknown as TemplateData;
  return {
    header: /Content-Security-Policy: (.*)/.exec(headers.render(data))?.[1],
    head: renderToStaticMarkup(
      <Head tags={[]} structuredData={{}} assets={assets} origins={origins} styles={[]} template="home" />,
    ),
  };
};

describe("the policy of a site whose editor saves at a host", () => {
  const origins = backendOrigins({ host: "github", path: "example/website", branch: undefined });

  it("lets the editor reach the host, and takes that back in every other page", () => {
    const { header, head } = written(origins);
    expect(header).toContain(
      "connect-src 'self' https://abc.supabase.co https://api.github.com https://www.githubstatus.com;",
    );
    expect(head).toContain("connect-src &#x27;self&#x27; https://abc.supabase.co;");
    expect(head).not.toContain("github");
  });

  it("is the same for all where there is no host", () => {
    const { header, head } = written(backendOrigins(undefined));
    expect(header).toContain("connect-src 'self' https://abc.supabase.co;");
    expect(head.replaceAll("&#x27;", "'")).toContain(`content="${header}"`);
  });
});

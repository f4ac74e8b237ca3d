import { expect, test } from "vitest";
import { barePage } from "../../bench/pages-part.ts";

test("a bare page has its text and data, and no style, script or policy", () => {
  const html = [
    '<head><meta http-equiv="Content-Security-Policy" content="style-src \'self\'"/>',
    '<script type="module" async="" src="/loader.js"></script><link rel="preload" href="/a.woff2"/>',
    '<link rel="stylesheet" href="/site.css"/><link rel="icon" href="/icon.svg"/><style>h1{color:red}</style></head>',
    '<body><h1>Title</h1><script type="application/json">{"a":1}</script>',
    '<script type="application/ld+json">{"b":2}</script></body>',
  ];
  expect(barePage(html.join(""))).toBe(
    '<head><link rel="icon" href="/icon.svg"/></head><body><h1>Title</h1><script type="application/json">{"a":1}</script><script type="application/ld+json">{"b":2}</script></body>',
  );
});

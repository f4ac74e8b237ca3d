import { expect, test, vi } from "vitest";
import { copyContent } from "../content-copy.ts";

vi.setConfig({ testTimeout: 30_000 });

const ARTICLE = `---
title: How to hire a crane operator
description: What the certification covers, how to check a signal person's habits, and why the lift plan is the best interview that there is for this seat.
excerpt: Certification, hand signals and the lift plan as an interview.
category: Hiring Guides
tags: [Skilled Trades, Safety]
sheet: 23
featured: false
published: 2025-02-03
modified: 2025-02-03
related: [hvac-technician-hiring-guide-2025, electrician-hiring-guide-2025, safety-compliance-osha-hiring]
states: []
drawing: crane
---

## What the seat asks for

An operator reads a load chart the way a pilot reads weather.

\`\`\`call-to-action
context: general
heading: Need an operator?
text: Tell us the crane and the site.
\`\`\`
`;

test("an article is added by one file: the site loads with it, at its sheet's place and in its category's count", () => {
  const copy = copyContent();
  const before = copy.load().articles;
  copy.write("insights/crane-operator-hiring-guide.md", ARTICLE);
  const { articles } = copy.load();
  expect(articles).toHaveLength(before.length + 1);
  expect(articles.at(-1)).toMatchObject({ slug: "crane-operator-hiring-guide", sheet: 23 });
});

test("the new article's sheet number has to be its own", () => {
  const copy = copyContent();
  copy.write("insights/crane-operator-hiring-guide.md", ARTICLE.replace("sheet: 23", "sheet: 22"));
  expect(copy.mistakes()[0]).toMatch(/sheet — found 22, expected a number that .+ does not have$/);
});

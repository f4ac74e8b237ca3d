import { stringify } from "yaml";
import type { Claims } from "../../../model/schemas/agency.ts";

const FILLER = Array.from({ length: 155 }, (_, index) => `word${index}`).join(" ");

/**
 * Returns an article with fixed text, so that tests do not depend on real articles.
 * @param relatedSlugs slugs of three articles
 * @param sheet sheet number, by which the text also differs from other guides
 */
export const sampleGuide = (relatedSlugs: readonly string[], sheet: number): string => `---
title: Crane operator hiring guide
description: Whom to ask, what to test and what to pay when a tower crane needs an operator who has worked on sites as tight as yours.
excerpt: Whom to ask and what to test.
category: Hiring Guides
tags: [Skilled Trades]
sheet: ${sheet}
read: 1 min
published: 2025-01-10
modified: 2025-01-15
reviewed: 2025-01-15
related:
${relatedSlugs.map((slug) => `  - ${slug}`).join("\n")}
states: []
picture: crane
---

## Define the seat first

An operator reads a load chart the way a pilot reads weather; see [our services](/services). ${FILLER} ${sheet}

\`\`\`margin-note
text: Ask for the logbook before the interview.
\`\`\`

We answer within {{claims.sample-time}}.

## A four-week timetable

\`\`\`best-practices
- group: First week
  practices: [Call the last two sites]
- group: First 90 days
  practices: [Pair the operator with the signal person]
\`\`\`

\`\`\`evaluation-weights
- { category: Lift planning, weight: 40, criteria: [Reads a load chart] }
- { category: Signals, weight: 60, criteria: [Stops when in doubt] }
\`\`\`
`;

/**
 * Returns YAML for claims that the real content does not contain.
 * @param baseClaim a real claim from which the other fields are copied
 */
export const sampleClaims = (baseClaim: Claims[string]): string =>
  stringify({
    "sample-time": { ...baseClaim, text: "31 hours", meaning: "Time to an answer in the tests" },
    "sample-rate": { ...baseClaim, text: "97.5%", meaning: "Rate in the tests" },
  });

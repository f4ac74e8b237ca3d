import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as abuses from "../db/abuse-list.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { sendRaw } from "../db/raw-request.ts";
import { hostileTexts } from "../hostile-texts.ts";
import { attacks } from "./attack-list.ts";
import { startSite } from "./start-site.ts";

const secrets =
  /root:x:|\[core\]|"dependencies"|"token":|\bnode:internal\b|\bat \/|insert into|uid=\d|PG_VERSION/;

it("SECURITY.md states the number of attacks that the tests attempt", () => {
  const securityDocument = readFileSync("SECURITY.md", "utf8");
  const abuseCount = Object.values(abuses).flat().length;
  expect(securityDocument).toMatch(new RegExp(`abuse-list\\.ts\`\\) +\\| ${abuseCount} `));
  expect(securityDocument).toMatch(new RegExp(`attack-list\\.ts\`\\) +\\| ${attacks.length} `));
  expect(securityDocument).toMatch(new RegExp(`hostile-texts\\.ts\`\\) +\\| ${hostileTexts.length} `));
});

// tests/db/abuse.test.ts attacks the API on PostgreSQL too.
it(`npm start withstands all ${attacks.length} attacks`, async () => {
  const site = await startSite();
  const token = (JSON.parse(readFileSync(join(site.dataDir, "operator.json"), "utf8")) as { token: string })
    .token;
  const successfulAttacks: string[] = [];
  let stored = 0;
  for (const { name, request, outcome } of attacks) {
    const isHostGiven = request.headers?.some((line) => /^host:/i.test(line)) === true;
    const headers = [`apikey: ${PUBLISHABLE_KEY}`, ...(request.headers ?? [])];
    const answer = await sendRaw(site.url, { ...request, headers });
    const text = `${answer.headers}\n${answer.body}`;
    const location = /^location: *(.*)$/im.exec(answer.headers)?.[1] ?? "";
    const outcomeMatches = {
      refused: answer.status >= 400 && answer.status < 500,
      harmless: answer.status >= 200 && answer.status < 500,
      stored: answer.status === 201,
    };
    const hasSucceeded =
      !outcomeMatches[outcome] ||
      secrets.test(text) ||
      text.includes(token) ||
      /^set-cookie:/im.test(answer.headers) ||
      /^(?:https?:)?[/\\]{2}/.test(location) ||
      (isHostGiven && answer.body.includes("evil.example"));
    if (hasSucceeded)
      successfulAttacks.push(`${name}: ${answer.status} ${location} ${answer.body.slice(0, 200)}`);
    if (outcome === "stored") stored += 1;
  }
  expect(successfulAttacks).toEqual([]);
  const rows = await site.rows("contact_submissions");
  expect(rows.map(({ status }) => status)).toEqual(Array.from({ length: stored }, () => "new"));
  expect(await site.rows("resume_submissions")).toEqual([]);
  expect(site.output()).not.toMatch(/dana@example\.com|evil\.example/);
  await site.stop();
});

import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../clean-environment.ts";
import { isFullRun } from "../is-full-run.ts";
import { startProgram } from "../start-program.ts";
import { makeDataFolder } from "./start-site.ts";

/** Timeout for a delivery, which is sent by a worker that runs every few seconds. */
const POLL_OPTIONS = { timeout: 90_000 };

const DELIVERY_KINDS = ["agency-lead", "agency-report-request", "sender-receipt", "sender-report"];

async function post(address: string, tag: string, fields: Record<string, string>): Promise<Response> {
  const page = await (await fetch(address)).text();
  const form = new RegExp(`<${tag}[^]*?</${tag}>`).exec(page)?.[0] ?? "";
  const [, trap = ""] = /name="([\w-]+-trap)"/.exec(form) ?? [];
  const body = new FormData();
  const [, kind = ""] = /name="form" value="([^"]*)"/.exec(form) ?? [];
  for (const [name, value] of Object.entries({ ...fields, form: kind, [trap]: "" })) body.set(name, value);
  return fetch(address, { method: "POST", body, headers: { origin: new URL(address).origin } });
}

test.each([{}, ...(isFullRun ? [{ NODE_ENV: "development" }, { NODE_ENV: "test" }] : [])])(
  "frames, forms and emails work if the shell's environment has %o",
  async (shellVariables) => {
    const dataDir = await makeDataFolder();
    const site = startProgram("npm", ["start"], {
      env: cleanEnvironment({ PORT: "0", DATA_DIR: dataDir, ...shellVariables }),
    });
    try {
      const [, url = ""] = await site.until(/Ready: (\S+)/);
      const frame = await fetch(`${url}/embed/frame/lead-form?heading=Hello`);
      expect(frame.status).toBe(200);
      expect(await frame.text()).toContain('name="position"');

      const fields = {
        firstName: "Dana",
        lastName: "Okafor",
        company: "Halvorsen Pike",
        email: "dana@example.com",
        phone: "(302) 555-0111",
        position: "Bridge foreman",
        timeline: "Within a month",
        location: "Boise, Idaho",
        details: "Two river crossings.",
      };
      expect((await post(`${url}/`, "contact-form", fields)).status).toBe(200);
      expect((await post(`${url}/`, "salary-report-form", { email: "kim@example.com" })).status).toBe(200);

      const mails = () =>
        readdirSync(join(dataDir, "mail"))
          .filter((name) => name.endsWith(".eml"))
          .map((name) => name.split("_")[1]);
      await expect.poll(() => mails().sort(), POLL_OPTIONS).toEqual(DELIVERY_KINDS);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    } finally {
      await site.end();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

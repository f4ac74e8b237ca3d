import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ReadyMail } from "../../../../../server/mail/transports/mail-transport.ts";
import { emlName, emlTransport } from "../../../../../server/mail/transports/eml-transport.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mail-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const never = new AbortController().signal;
const written = () => readdirSync(join(dataDir, "mail"));

const mail = (text = "Thank you!"): ReadyMail => ({
  options: {
    messageId: "<d1@ridgebeam.example>",
    from: "hello@ridgebeam.example",
    to: "kim@example.com",
    subject: "Grüße 远东",
    text,
  },
  delivery: {
    id: "d1",
    kind: "sender-receipt",
    submission: "s1",
    createdAt: new Date("2025-01-13T21:40:00.123Z"),
  },
});

describe("a written mail", () => {
  it("is a file that a mail program reads, for its owner alone, named after its submission", async () => {
    const { send, destination } = await emlTransport(dataDir);
    await send(mail(), never);
    expect(written()).toEqual(["20250113T214000Z_sender-receipt_s1_d1.eml"]);
    expect(emlName(mail())).toBe(written()[0]);
    const path = join(dataDir, "mail", written()[0] ?? "");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, "mail")).mode & 0o777).toBe(0o700);
    const { subject, messageId, text } = await PostalMime.parse(readFileSync(path));
    expect({ subject, messageId, text: text?.trim() }).toEqual({
      subject: "Grüße 远东",
      messageId: "<d1@ridgebeam.example>",
      text: "Thank you!",
    });
    expect(destination).toContain(join(dataDir, "mail"));
  });

  it("is replaced by another try of the same delivery", async () => {
    const { send } = await emlTransport(dataDir);
    await send(mail("first"), never);
    await send(mail("second"), never);
    expect(written()).toHaveLength(1);
    expect(readFileSync(join(dataDir, "mail", written()[0] ?? ""), "utf8")).toContain("second");
  });

  it("leaves no path out of its folder", () => {
    const { delivery } = mail();
    expect(emlName({ delivery: { ...delivery, submission: "../../etc/passwd" } })).not.toContain("/");
  });
});

it("drafts of a server that was killed are removed, those of one that still writes are not", async () => {
  const folder = join(dataDir, "mail");
  mkdirSync(folder);
  for (const name of ["old.eml.1.part", "new.eml.2.part"]) writeFileSync(join(folder, name), "half");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, "old.eml.1.part"), anHourAgo, anHourAgo);
  await emlTransport(dataDir);
  expect(written()).toEqual(["new.eml.2.part"]);
});

it("a file where the folder should be is tried again later", async () => {
  writeFileSync(join(dataDir, "mail"), "");
  const { send } = await emlTransport(dataDir);
  await expect(send(mail(), never)).rejects.toMatchObject({
    scope: "retry",
    message: expect.stringMatching(/No mail can be written to .*EEXIST/) as string,
  });
});

/** Makes a small disk of memory in a folder, which only root on Linux may. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=100m", "none", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

it("a full disk is tried again later, and nothing is half-written", async ({ skip }) => {
  if (!mountDisk(dataDir)) return skip("only root on Linux can mount a disk");
  try {
    const { send } = await emlTransport(dataDir);
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(join(dataDir, "ballast"), Buffer.alloc(bavail * bsize - 1_000_000));
    await expect(send(mail(), never)).rejects.toMatchObject({
      scope: "retry",
      message: expect.stringMatching(/^The disk of .* is full/) as string,
    });
    expect(written()).toEqual([]);
    rmSync(join(dataDir, "ballast"));
    await send(mail(), never);
    expect(written()).toHaveLength(1);
  } finally {
    execFileSync("umount", [dataDir]);
  }
});

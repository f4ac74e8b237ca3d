import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statfsSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";
import { readSavedEmail } from "../../../../../../server/operator/desk/api/delivery-routes.ts";
import type { OutgoingMail } from "../../../../../../server/jobs/mail/transports/smtp-transport.ts";
import {
  emlFileName,
  openEmlTransport,
} from "../../../../../../server/jobs/mail/transports/eml-transport.ts";
import { createMail } from "./create-mail.ts";
import { temporaryFolder } from "../../../../../temporary-folder.ts";
import { writeFiles } from "../../../../write-files.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

const unabortedSignal = new AbortController().signal;
const listWrittenFiles = () => readdirSync(join(dataDir, "mail"));
const listAttachments = () => readdirSync(join(dataDir, "mail", "attachments"));

const reportPath = () => join(dataDir, "report.pdf");
const mailWithReport = (id = "d1"): OutgoingMail => {
  const attachment = { filename: "salary-report.pdf", path: reportPath(), contentType: "application/pdf" };
  return createMail(id, { text: "The report", attachments: [attachment] }, "sender-report");
};

describe("an email written to disk", () => {
  it("is a file that email clients can open, readable only by its owner, and named after its submission", async () => {
    const { send, destination } = await openEmlTransport(dataDir);
    await send(createMail("d1"), unabortedSignal);
    expect(listWrittenFiles()).toEqual(["20250113T214000Z_sender-receipt_s1_d1.eml"]);
    expect(emlFileName(createMail("d1"))).toBe(listWrittenFiles()[0]);
    const path = join(dataDir, "mail", listWrittenFiles()[0] ?? "");
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

  it("is overwritten by a retry of the same delivery", async () => {
    const { send } = await openEmlTransport(dataDir);
    await send(createMail("d1", { text: "first" }), unabortedSignal);
    await send(createMail("d1", { text: "second" }), unabortedSignal);
    expect(listWrittenFiles()).toHaveLength(1);
    expect(readFileSync(join(dataDir, "mail", listWrittenFiles()[0] ?? ""), "utf8")).toContain("second");
  });

  it("is never written outside its folder, whatever the submission's id", () => {
    const { delivery } = createMail();
    expect(emlFileName({ delivery: { ...delivery, submission: "../../etc/passwd" } })).not.toContain("/");
  });
});

describe("an attachment", () => {
  it("is stored once for all emails, which reference it by name", async () => {
    const content = Buffer.alloc(2_000_000, "%PDF-1.7 ");
    writeFileSync(reportPath(), content);
    const { send } = await openEmlTransport(dataDir);
    await Promise.all([...Array(20).keys()].map((n) => send(mailWithReport(`d${n}`), unabortedSignal)));
    expect(listAttachments()).toHaveLength(1);
    const [name = ""] = listAttachments();
    expect(readFileSync(join(dataDir, "mail", "attachments", name)).equals(content)).toBe(true);
    const mails = listWrittenFiles().filter((one) => one.endsWith(".eml"));
    expect(mails).toHaveLength(20);
    for (const one of mails) {
      const path = join(dataDir, "mail", one);
      expect(statSync(path).size).toBeLessThan(10_000);
      expect(readFileSync(path, "utf8")).toContain(`name="attachments/${name}"`);
      const shown = await readSavedEmail(join(dataDir, "mail"), one);
      expect(shown).toMatchObject({ attachments: ["salary-report.pdf"], text: "The report\n" });
    }
  });

  it("is removed at the next start once no email references it", async () => {
    writeFileSync(reportPath(), "%PDF-1.7 first");
    const first = await openEmlTransport(dataDir);
    await first.send(mailWithReport("d1"), unabortedSignal);
    const [former = ""] = listAttachments();
    writeFileSync(reportPath(), "%PDF-1.7 the second, a day later");
    const yesterday = new Date(Date.now() - 86_400_000);
    const path = (name: string) => join(dataDir, "mail", name);
    for (const name of [
      listWrittenFiles().find((one) => one.includes("_d1.")) ?? "",
      `attachments/${former}`,
    ])
      utimesSync(path(name), yesterday, yesterday);
    await first.send(mailWithReport("d2"), unabortedSignal);
    await openEmlTransport(dataDir);
    expect(listAttachments()).toHaveLength(2);
    rmSync(path(listWrittenFiles().find((one) => one.includes("_d1.")) ?? ""));
    await openEmlTransport(dataDir);
    expect(listAttachments()).toHaveLength(1);
    expect(listAttachments()).not.toContain(former);
  });
});

describe("a folder that has reached its quota of emails", () => {
  const quotas = { senders: { mails: 3, bytes: 100_000 }, agency: { mails: 5, bytes: 200_000 } };

  it("rejects emails to senders with the reason, and accepts notifications up to their own quota", async () => {
    const { send } = await openEmlTransport(dataDir, quotas);
    const results = await Promise.allSettled(
      [...Array(30).keys()].map((n) => send(createMail(`s${n}`, {}, "sender-report"), unabortedSignal)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(listWrittenFiles()).toHaveLength(3);
    await expect(send(createMail("d1"), unabortedSignal)).rejects.toMatchObject({
      scope: "retry",
      message: expect.stringMatching(
        /the limit for emails to senders is 3 files or .*Set SMTP_URL/,
      ) as string,
    });
    for (const id of ["a1", "a2"]) await send(createMail(id, {}, "agency-lead"), unabortedSignal);
    await expect(send(createMail("a3", {}, "agency-lead"), unabortedSignal)).rejects.toMatchObject({
      scope: "channel",
    });
    expect(listWrittenFiles()).toHaveLength(5);
  });

  it("counts bytes and existing files toward the quota", async () => {
    writeFiles(dataDir, { "mail/old.eml": Buffer.alloc(99_000) });
    const { send } = await openEmlTransport(dataDir, quotas);
    await expect(send(createMail("d1", { text: "x".repeat(2000) }), unabortedSignal)).rejects.toMatchObject({
      scope: "retry",
    });
    await send(createMail("a1", {}, "agency-lead"), unabortedSignal);
  });
});

it("incomplete email files of a killed server are deleted, but not those of a running server", async () => {
  const folder = join(dataDir, "mail");
  writeFiles(folder, { "old.eml.1.part": "half", "new.eml.2.part": "half" });
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, "old.eml.1.part"), anHourAgo, anHourAgo);
  await openEmlTransport(dataDir);
  expect(listWrittenFiles()).toEqual(["new.eml.2.part"]);
});

it.each(["mail", "mail/attachments"])(
  "a file in place of the folder %s does not prevent startup, and emails wait until the file is removed",
  async (name) => {
    writeFiles(dataDir, { [name]: "", "report.pdf": "%PDF-1.7" });
    const { send } = await openEmlTransport(dataDir);
    await expect(send(mailWithReport(), unabortedSignal)).rejects.toMatchObject({
      scope: "channel",
      message: expect.stringMatching(/^Cannot write email to .*E[A-Z]+.*Make that folder writable/) as string,
    });
    rmSync(join(dataDir, name));
    await send(mailWithReport(), unabortedSignal);
    expect(listWrittenFiles().filter((one) => one.endsWith(".eml"))).toHaveLength(1);
  },
);

it("an email whose report is briefly missing is retried, and delays no other email", async () => {
  const { send } = await openEmlTransport(dataDir);
  await expect(send(mailWithReport(), unabortedSignal)).rejects.toMatchObject({ scope: "retry" });
});

/** Mounts a small tmpfs, which requires root on Linux. Returns whether it succeeded. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=100m", "none", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

it("a delivery is retried after the disk was full, and no partial file is written", async ({ skip }) => {
  if (!mountDisk(dataDir)) return skip("only root on Linux can mount a disk");
  try {
    const { send } = await openEmlTransport(dataDir);
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(join(dataDir, "ballast"), Buffer.alloc(bavail * bsize - 1_000_000));
    await expect(send(createMail("d1"), unabortedSignal)).rejects.toMatchObject({
      scope: "retry",
      message: expect.stringMatching(/^Cannot write email to .*: the disk is full/) as string,
    });
    expect(listWrittenFiles()).toEqual([]);
    rmSync(join(dataDir, "ballast"));
    await send(createMail("d1"), unabortedSignal);
    expect(listWrittenFiles()).toHaveLength(1);
  } finally {
    execFileSync("umount", [dataDir]);
  }
});

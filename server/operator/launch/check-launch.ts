import { Resolver } from "node:dns/promises";
import type { LocalizedContent } from "../../../model/loading/load-data.ts";
import { toMailAddress, readMailSettings } from "../../jobs/mail/model/mail-settings.ts";
import { UsageError } from "../../../site/settings/run-command.ts";
import { sendTestMail } from "../deliveries/run-deliveries.ts";
import { formatFinding, look, skip, type Finding } from "./finding.ts";
import { checkInstallation } from "./installation-checks.ts";
import { checkSite, listAddresses } from "./site-checks.ts";
import { domainToASCII } from "node:url";

const usageError = (message: string) => new UsageError("check", message);

interface LaunchOptions {
  url?: string;
  mail?: string;
  dkim?: string;
}

/** @throws UsageError for an address that is not one */
export function parseLaunchOptions({ url = "", mail, dkim }: LaunchOptions) {
  if (!/^https?:\/\/[^/?#@]+\/?$/i.test(url) || !URL.canParse(url))
    throw usageError(`--url must be the site's address such as https://www.example.com, not "${url}".`);
  if (mail !== undefined && toMailAddress(mail) === undefined)
    throw usageError(`--mail must be an email address of another provider, not "${mail}".`);
  if (dkim !== undefined && !/^[a-z0-9._-]+$/i.test(dkim))
    throw usageError(`--dkim must be the name of a DKIM key such as mail2026, not "${dkim}".`);
  return { site: new URL(url), mail, dkim };
}

type Launch = ReturnType<typeof parseLaunchOptions> & {
  env: NodeJS.ProcessEnv;
  root: string;
  content: LocalizedContent;
};

/**
 * Checks a published site and its installation, and prints a line for each check.
 * @param resolver asks the name servers themselves, not `/etc/hosts`
 * @returns the number of failed checks
 */
export async function checkLaunch(
  { site, mail, dkim, env, root, content }: Launch,
  print: (line: string) => void,
  resolver = new Resolver({ timeout: 5000, tries: 2 }),
): Promise<number> {
  const [{ files }] = content;
  let failed = 0;
  const report = (findings: readonly Finding[]): void => {
    for (const finding of findings) print(formatFinding(finding));
    failed += findings.filter(({ state }) => state === "failed").length;
  };
  print(`${new Date().toISOString().slice(0, 16)}Z ${site.origin}`);
  report(await checkSite(site, resolver));
  const addresses = readMailSettings(env, files.agency);
  report(await checkMailRecords({ from: addresses.from.address, agency: addresses.agency }, dkim, resolver));
  report([
    mail === undefined
      ? skip("test email", "add --mail <mailbox of another provider>")
      : addresses.smtp === undefined
        ? skip("test email", "SMTP_URL is not set")
        : await look(
            "test email",
            async () => void (await sendTestMail(env, root, mail)),
            `sent to ${mail}: in its source, Authentication-Results must say spf=pass, dkim=pass and dmarc=pass`,
          ),
  ]);
  const partnerOrigins = files.partners.known.flatMap(({ origins }) => origins);
  report(await checkInstallation({ env, site, partnerOrigins, resolver }));
  print(failed === 0 ? "Nothing failed." : `${failed} ${failed === 1 ? "check" : "checks"} failed.`);
  return failed;
}

const domainOf = (address: string): string => domainToASCII(address.replace(/^.*@/, "").toLowerCase());

/** Returns the text records of a name; none if it does not exist. */
async function readTexts(resolver: Resolver, name: string): Promise<string[]> {
  const records = await resolver.resolveTxt(name).catch((error: unknown) => {
    if (["ENOTFOUND", "ENODATA"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  });
  return records.map((parts) => parts.join(""));
}

interface MailAddresses {
  /** Sender of all emails. */
  from: string;
  /** The agency's address, to which visitors and notices write. */
  agency: string;
}

/**
 * Looks up what receiving servers look up: who may send for the sender's domain (SPF, RFC 7208), with which key (DKIM,
 * RFC 6376), and what happens to others (DMARC, RFC 7489); and who receives for the agency's address.
 * @param selector name of the DKIM key, which only the mail provider knows
 */
export async function checkMailRecords(
  { from, agency }: MailAddresses,
  selector: string | undefined,
  resolver: Resolver,
): Promise<Finding[]> {
  const domain = domainOf(from);
  return [
    await look(`SPF of ${domain}`, async () => {
      const records = (await readTexts(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
      if (records.length !== 1)
        return `found ${records.length === 0 ? "no record" : `${records.length} records`}, expected one that begins with v=spf1 and names your mail provider.`;
      // Without a qualifier, "all" means "+all".
      return /\s[+?]?all(?:\s|$)/i.test(records[0] ?? "")
        ? `${records[0]} lets everybody send: end it with ~all or -all.`
        : undefined;
    }),
    selector === undefined
      ? skip(
          `DKIM of ${domain}`,
          "add --dkim <selector>; the mail provider names it, and a test email has it after s= in DKIM-Signature",
        )
      : await look(`DKIM of ${domain}`, async () => {
          const name = `${selector}._domainkey.${domain}`;
          const records = await readTexts(resolver, name);
          return records.some((text) => /(?:^|;)\s*p=[A-Za-z0-9+/]/.test(text))
            ? undefined
            : `found no key at ${name}: publish the record that the mail provider specifies.`;
        }),
    await look(`DMARC of ${domain}`, () => checkDmarc(domain, resolver)),
    await look(`mail exchanger of ${domainOf(agency)}`, async () => {
      const domain = domainOf(agency);
      const records = await resolver.resolveMx(domain).catch(() => []);
      // RFC 5321: without an MX record, emails go to the domain's address. RFC 7505: an empty name refuses all.
      const canReceive =
        records.length === 0
          ? (await listAddresses(domain, resolver)).length > 0
          : records.some(({ exchange }) => exchange !== "");
      return canReceive
        ? undefined
        : `${agency} cannot receive email: ${domain} has neither an MX record nor an address, or it refuses all.`;
    }),
  ];
}

/** A subdomain without a record has that of the nearest domain above it. */
async function checkDmarc(domain: string, resolver: Resolver): Promise<string | undefined> {
  const labels = domain.split(".");
  for (const from of labels.slice(1).keys()) {
    const name = labels.slice(from).join(".");
    const records = (await readTexts(resolver, `_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/i.test(text));
    if (records.length > 1) return `found ${records.length} records at _dmarc.${name}, expected one.`;
    if (records.length === 1)
      return /;\s*p=(?:none|quarantine|reject)\b/i.test(records[0] ?? "")
        ? undefined
        : `${records[0]} has no policy: add p=none, p=quarantine or p=reject.`;
  }
  return `found no record at _dmarc.${domain}, expected one such as v=DMARC1; p=none; large providers require it.`;
}

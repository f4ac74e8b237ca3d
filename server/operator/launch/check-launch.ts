import { Resolver } from "node:dns/promises";
import type { LocalizedContent } from "../../../model/loading/load-data.ts";
import { toMailAddress, readMailSettings } from "../../jobs/mail/model/mail-settings.ts";
import { UsageError } from "../../../site/settings/read-arguments.ts";
import { sendTestMail } from "../deliveries/run-deliveries.ts";
import { formatFinding, look, skip, type Finding } from "./finding.ts";
import { checkInstallation } from "./installation-checks.ts";
import { checkMailRecords } from "./mail-checks.ts";
import { checkSite } from "./site-checks.ts";

const usageError = (message: string) => new UsageError("check", message);

interface LaunchOptions {
  url?: string;
  mail?: string;
  dkim?: string;
}

/** @throws UsageError for an address that is not one */
export function parseLaunchOptions({ url = "", mail, dkim }: LaunchOptions) {
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(url) || !URL.canParse(url))
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

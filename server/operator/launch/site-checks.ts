import type { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";
import { isPublicAddress } from "../../jobs/webhooks/public-address.ts";
import { look, skip, type Finding } from "./finding.ts";

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 15_000;

/** A certificate is renewed a month before it expires; fewer days mean that the renewal does not work. */
const MIN_CERTIFICATE_DAYS = 14;

const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { redirect: "manual", headers, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Returns the IPv6 address of a URL's host, which has brackets there. */
const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, "$1");

/** Returns an address, or that of the host without or with `www.`. */
function otherHost(url: URL): URL {
  const other = new URL(url);
  other.hostname = url.hostname.startsWith("www.") ? url.hostname.slice(4) : `www.${url.hostname}`;
  return other;
}

/** Checks the published site as a visitor's browser reaches it: DNS, TLS, redirects, headers and files. */
export async function checkSite(site: URL, resolver: Resolver): Promise<Finding[]> {
  const { origin } = site;
  return [
    await look("DNS", () => checkAddresses(site.hostname, resolver)),
    site.protocol === "https:"
      ? await look("TLS", () => checkCertificate(site))
      : { name: "TLS", state: "failed", text: `${origin} is not encrypted: publish the site at https://.` },
    site.port === "" && site.protocol === "https:"
      ? await look("redirect from http", () => checkUpgrade(site))
      : skip("redirect from http", "only for the usual ports"),
    await checkOtherHost(site, resolver),
    await look("ready", () => checkReady(origin)),
    await look("page", () => checkPage(origin)),
    await look("headers", () => checkHeaders(site)),
    await look("redirect of content", () => checkRedirect(origin)),
    await look("missing page", async () => {
      const { status } = await get(`${origin}/no-such-page-${Date.now()}`);
      return status === 404 ? undefined : `found ${status} for a page that does not exist, expected 404.`;
    }),
    await look("compression", async () => {
      const encoding = (await get(origin, { "accept-encoding": "br, gzip" })).headers.get("content-encoding");
      return encoding === null
        ? "pages are not compressed: let the proxy or host send br or gzip."
        : undefined;
    }),
    await look("sitemap and robots.txt", () => checkSitemap(origin)),
  ];
}

/** What a name server answers if a name does not exist, or has no records of a type. */
const NO_RECORDS = ["ENOTFOUND", "ENODATA"];

/**
 * Returns the IPv4 and IPv6 addresses of a name; none if it does not exist.
 * @throws if no name server answers
 */
export async function listAddresses(name: string, resolver: Resolver): Promise<string[]> {
  const queries = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = queries.flatMap((query) => (query.status === "fulfilled" ? query.value : []));
  const failed = queries
    .filter((query) => query.status === "rejected")
    .map(({ reason }) => reason as NodeJS.ErrnoException)
    .find(({ code = "" }) => !NO_RECORDS.includes(code));
  // Some name servers answer only for IPv4.
  if (addresses.length === 0 && failed !== undefined) throw failed;
  return addresses;
}

/** Describes what is wrong with a host's addresses; undefined if visitors reach all of them. */
export async function checkAddresses(host: string, resolver: Resolver): Promise<string | undefined> {
  const hostname = withoutBrackets(host);
  if (isIP(hostname)) return `${hostname} is a number: visitors need a name.`;
  const addresses = await listAddresses(hostname, resolver);
  if (addresses.length === 0)
    return `${hostname} has no address: add an A or AAAA record, or wait until it is known.`;
  const unreachable = addresses.filter((address) => !isPublicAddress(address));
  return unreachable.length === 0
    ? undefined
    : `${hostname} has the address ${unreachable.join(" and ")}, which is not public: remove that record.`;
}

function checkCertificate({ hostname: host, port }: URL): Promise<string | undefined> {
  const hostname = withoutBrackets(host);
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port: Number(port || 443), servername: isIP(hostname) ? "" : hostname };
    const socket = connect({ ...options, rejectUnauthorized: false, timeout: TIMEOUT_MS }, () => {
      const certificate: Partial<PeerCertificate> = socket.getPeerCertificate();
      const days = (Date.parse(certificate.valid_to ?? "") - Date.now()) / DAY_MS;
      const { authorized, authorizationError } = socket;
      socket.end();
      if (!authorized && days > 0)
        resolve(
          `browsers reject the certificate (${String(authorizationError)}): install its full chain, for ${hostname}.`,
        );
      else if (!(days >= MIN_CERTIFICATE_DAYS))
        resolve(
          days < 0
            ? "the certificate has expired: renew it."
            : `the certificate expires in ${Math.floor(days)} days: see why it is not renewed automatically.`,
        );
      else resolve(undefined);
    });
    socket.on("timeout", () => socket.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} s`)));
    socket.on("error", reject);
  });
}

async function checkUpgrade(site: URL): Promise<string | undefined> {
  const { status, headers } = await get(`http://${site.hostname}/about`);
  const target = headers.get("location") ?? "";
  return [301, 308].includes(status) && target === `${site.origin}/about`
    ? undefined
    : `found ${status} ${target} for http://${site.hostname}/about, expected 301 to ${site.origin}/about.`;
}

/** The same site at two hosts competes with itself in search results. */
async function checkOtherHost(site: URL, resolver: Resolver): Promise<Finding> {
  const other = otherHost(site);
  const name = `redirect from ${other.hostname}`;
  const unknown = skip(name, "the name has no address");
  if (isIP(withoutBrackets(site.hostname))) return unknown;
  let isKnown = true;
  const finding = await look(name, async () => {
    isKnown = (await listAddresses(other.hostname, resolver)).length > 0;
    if (!isKnown) return undefined;
    const { status, headers } = await get(`${other.origin}/about`);
    const target = headers.get("location") ?? "";
    return [301, 308].includes(status) && target === `${site.origin}/about`
      ? undefined
      : `found ${status} ${target} for ${other.origin}/about, expected 301 to ${site.origin}/about.`;
  });
  return isKnown ? finding : unknown;
}

async function checkReady(origin: string): Promise<string | undefined> {
  const response = await get(`${origin}/readyz`);
  const text = (await response.text()).trim().slice(0, 40);
  if (response.status === 404)
    return "found no /readyz: with a static host, run npm run verify-backend instead.";
  return response.ok && text === "ok"
    ? undefined
    : `found ${response.status} ${text}: the server's log says what is not ready.`;
}

async function checkPage(origin: string): Promise<string | undefined> {
  const response = await get(origin);
  const html = await response.text();
  if (!response.ok) return `found ${response.status} for ${origin}/, expected 200.`;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (canonical !== `${origin}/` && canonical !== origin)
    return `the page names ${canonical ?? "no address"} as its own: build with SITE_URL=${origin}.`;
  return /<meta name="robots" content="noindex/.test(html)
    ? "search engines may not list the page: build it without PREVIEW."
    : undefined;
}

/** Headers of pages, each with what it must contain. */
const PAGE_HEADERS: readonly [name: string, pattern: RegExp][] = [
  ["content-security-policy", /default-src/],
  ["x-content-type-options", /^nosniff$/],
  ["referrer-policy", /./],
];

const HSTS: readonly [name: string, pattern: RegExp] = ["strict-transport-security", /max-age=[1-9]\d{6,}/];

async function checkHeaders({ protocol, origin }: URL): Promise<string | undefined> {
  const { headers } = await get(origin);
  const missing = [...PAGE_HEADERS, ...(protocol === "https:" ? [HSTS] : [])]
    .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""))
    .map(([name]) => name);
  if (headers.get("x-robots-tag")?.includes("noindex"))
    return "X-Robots-Tag forbids search engines to list the site: build it without PREVIEW.";
  return missing.length === 0
    ? undefined
    : `the page has no ${missing.join(", ")}: let the host or proxy send the site's headers (dist/_headers), and with TRUST_PROXY, x-forwarded-proto.`;
}

async function checkRedirect(origin: string): Promise<string | undefined> {
  const { status, headers } = await get(`${origin}/locations/tx`);
  const target = headers.get("location") ?? "";
  return status >= 301 && status <= 308 && new URL(target, origin).pathname === "/locations/texas"
    ? undefined
    : `found ${status} ${target} for /locations/tx, expected a redirect to /locations/texas: let the host apply dist/_redirects.`;
}

async function checkSitemap(origin: string): Promise<string | undefined> {
  const [sitemap, robots] = await Promise.all(
    ["/sitemap.xml", "/robots.txt"].map(async (path) => (await get(origin + path)).text()),
  );
  if (!sitemap?.includes(`<loc>${origin}`))
    return `the sitemap does not list ${origin}: build with that SITE_URL.`;
  return /^Disallow: \/\s*$/im.test(robots ?? "")
    ? "robots.txt forbids search engines everything."
    : undefined;
}

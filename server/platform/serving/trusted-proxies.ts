import { BlockList, isIP } from "node:net";
import { EnvironmentError } from "../../../site/settings/environment.ts";

export interface TrustedProxies {
  isPeer(address: string): boolean;
  /** Whether an entry of `x-forwarded-for` is another trusted proxy rather than the visitor. */
  isHop(address: string): boolean;
}

/** Loopback, private and link-local networks (RFC 1918, RFC 4193, RFC 3927), in which a local proxy runs. */
const privateNetworks = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
];

/** Strips an address's IPv4-mapped prefix and zone. */
export const toPlainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, "").split("%")[0] ?? "";

/**
 * Parses an entry of `x-forwarded-for`. Some proxies append the visitor's port, put IPv6 addresses in brackets, or
 * quote the entry as in `Forwarded` (RFC 7239, section 6).
 */
export function parseForwardedAddress(entry: string): string {
  const node = entry.trim().replace(/^"(.*)"$/, "$1");
  const [, address = node] = /^\[([^\]]*)\](?::\d+)?$/.exec(node) ?? /^([^:]*):\d+$/.exec(node) ?? [];
  return toPlainAddress(address);
}

/**
 * Returns the network of one ISP subscriber: an IPv4 address, or the /64 of an IPv6 address, because the subscriber
 * chooses the remaining bits.
 */
export function toSubscriberNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = "", right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const splitGroups = (part: string) => (part === "" ? [] : part.split(":"));
  const rightGroups = right === undefined ? [] : splitGroups(right);
  const zeros = Array<string>(Math.max(0, 8 - splitGroups(left).length - rightGroups.length)).fill("0");
  return `${[...splitGroups(left), ...zeros, ...rightGroups].slice(0, 4).join(":")}::/64`;
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function createAddressTest(entries: readonly string[]): ((address: string) => boolean) | undefined {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits, ...rest] = entry.split("/");
    const maxPrefixLength = isIP(address) === 6 ? 128 : 32;
    const length = Number(bits ?? maxPrefixLength);
    if (isIP(address) === 0 || rest.length > 0 || bits === "" || !Number.isInteger(length)) return undefined;
    if (length < 0 || length > maxPrefixLength) return undefined;
    list.addSubnet(address, length, familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * Reads TRUST_PROXY: empty for no proxy, `1` for one proxy on this machine or a private network, or the addresses and
 * networks of a chain of proxies, separated by commas.
 * @throws EnvironmentError if an entry is neither an address nor a network
 */
export function readTrustedProxies(value: string | undefined): TrustedProxies | undefined {
  if (value === undefined || value === "" || value === "0") return undefined;
  const isPrivate = createAddressTest(privateNetworks);
  if (value === "1" && isPrivate) return { isPeer: isPrivate, isHop: () => false };
  const isListed = createAddressTest(value.split(",").map((entry) => entry.trim()));
  if (!isListed) {
    const expected = "1, or addresses and networks of proxies, such as 203.0.113.7,10.0.0.0/8";
    throw new EnvironmentError("TRUST_PROXY", value, expected);
  }
  return { isPeer: isListed, isHop: isListed };
}

import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";

/**
 * IPv4 networks outside the public internet, from IANA's special-purpose registry; cloud metadata is in
 * 169.254.
 */
const specialNetworks: readonly [network: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Networks within 2000::/3 that are not public; 2002::/16 and 2001::/32 embed IPv4 addresses. */
const specialGlobalNetworks: readonly [network: string, bits: number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const blockedNetworks = new BlockList();
for (const [network, bits] of specialNetworks) blockedNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of specialGlobalNetworks) blockedNetworks.addSubnet(network, bits, "ipv6");
/** IPv6 global unicast. Excludes ::1, fe80::, fc00:: and embedded IPv4 (::ffff:…, 64:ff9b::). */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !blockedNetworks.check(address, "ipv4");
  return globalUnicast.check(address, "ipv6") && !blockedNetworks.check(address, "ipv6");
}

export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";

  constructor() {
    super("The endpoint's address is inside a private network; WEBHOOK_ALLOW_PRIVATE=1 allows it.");
  }
}

type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a socket lookup that rejects hosts with a private address. The socket connects to the addresses that were
 * checked, which prevents DNS rebinding.
 */
export function createPublicLookup(
  resolve: Resolve = (name, callback) => lookup(name, { all: true }, callback),
): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, "");
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        callback(new PrivateAddressError(), "");
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

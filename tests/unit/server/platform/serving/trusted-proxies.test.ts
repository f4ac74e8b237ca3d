import { describe, expect, it } from "vitest";
import type { BackendContext } from "../../../../../server/platform/serving/backend-env.ts";
import { clientAddress } from "../../../../../server/data/database/visitor-access.ts";
import {
  toSubscriberNetwork,
  readTrustedProxies,
} from "../../../../../server/platform/serving/trusted-proxies.ts";

const request = (peer: string, forwardedFor?: string) =>
  ({
    env: { incoming: { socket: { remoteAddress: peer } } },
    req: { header: () => forwardedFor },
  }) as unknown as BackendContext;

const cases: [setting: string | undefined, peer: string, forwarded: string | undefined, visitor: string][] = [
  [undefined, "10.0.0.2", "198.51.100.1", "10.0.0.2"],
  ["1", "127.0.0.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"],
  ["1", "::ffff:10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["1", "127.0.0.1", "203.0.113.9, 198.51.100.1:5555", "198.51.100.1"],
  ["1", "127.0.0.1", "[2001:db8::1]:443", "2001:db8::1"],
  ["1", "127.0.0.1", "[2001:db8::1]", "2001:db8::1"],
  ["1", "127.0.0.1", '"[2001:db8::1]:443"', "2001:db8::1"],
  ["1", "127.0.0.1", "2001:db8::1:443", "2001:db8::1:443"],
  ["10.0.0.0/8", "10.0.0.2", "198.51.100.1:1024, 10.0.0.7:443", "198.51.100.1"],
  // Ignore the header of a visitor who bypasses the proxy.
  ["1", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  // If the visitor is in the proxy's own network, use the last entry, whatever the visitor sent.
  ["1", "10.0.0.2", "198.51.100.1, 10.0.0.77", "10.0.0.77"],
  ["1", "127.0.0.1", undefined, "127.0.0.1"],
  ["203.0.113.7", "203.0.113.7", "198.51.100.1", "198.51.100.1"],
  ["203.0.113.7", "127.0.0.1", "198.51.100.1", "127.0.0.1"],
  ["203.0.113.0/24, 2001:db8::/32", "2001:db8::5", "6.6.6.6, 198.51.100.1, 203.0.113.8", "198.51.100.1"],
  ["203.0.113.7", "203.0.113.7", "203.0.113.7", "203.0.113.7"],
];

describe("the visitor's address", () => {
  it.each(cases)(
    "with TRUST_PROXY=%s, for a request from %s with X-Forwarded-For %s, is %s",
    (setting, peer, forwardedFor, visitor) => {
      expect(clientAddress(request(peer, forwardedFor), readTrustedProxies(setting))).toBe(visitor);
    },
  );

  it.each(["yes", "10.0.0.0/33", "10.0.0.1/", "::/129", "10.0.0.1,,"])(
    "is not determined with TRUST_PROXY=%s, which is rejected",
    (value) => {
      expect(() => readTrustedProxies(value)).toThrow(/^TRUST_PROXY is ".*"; expected 1, or addresses/);
    },
  );
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
])("the subscriber network of %s is %s", (address, expectedNetwork) => {
  expect(toSubscriberNetwork(address)).toBe(expectedNetwork);
});

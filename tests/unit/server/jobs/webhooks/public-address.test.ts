import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "vitest";
import {
  isPublicAddress,
  PrivateAddressError,
  createPublicLookup,
} from "../../../../../server/jobs/webhooks/public-address.ts";

describe("a public address", () => {
  it.each(["8.8.8.8", "172.15.255.255", "172.32.0.0", "100.63.255.255", "2606:4700::1111"])(
    "is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::ffff:10.0.0.1",
    "fd00:ec2::254",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::1",
  ])("is not %s", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("the DNS lookup of a webhook endpoint", () => {
  const ask = (addresses: LookupAddress[], all: boolean) =>
    new Promise((resolve, reject) => {
      const lookup = createPublicLookup((_, callback) => callback(null, addresses));
      lookup("hook.example", { all }, (error, address, family) =>
        error ? reject(error) : resolve(all ? address : { address, family }),
      );
    });
  const publicAddress: LookupAddress = { address: "8.8.8.8", family: 4 };

  it("returns the addresses that it has checked", async () => {
    expect(await ask([publicAddress], true)).toEqual([publicAddress]);
    expect(await ask([publicAddress], false)).toEqual(publicAddress);
  });

  it("rejects a host name if any of its addresses is private", async () => {
    await expect(ask([publicAddress, { address: "::ffff:7f00:1", family: 6 }], true)).rejects.toThrow(
      PrivateAddressError,
    );
    await expect(ask([{ address: "169.254.169.254", family: 4 }], false)).rejects.toThrow(
      PrivateAddressError,
    );
    await expect(ask([], true)).rejects.toThrow(PrivateAddressError);
  });

  it("reports an unknown host name", async () => {
    const lookup = createPublicLookup((_, callback) => callback(new Error("ENOTFOUND"), []));
    const outcome = new Promise((resolve) => lookup("hook.example", { all: true }, resolve));
    expect(await outcome).toMatchObject({ message: "ENOTFOUND" });
  });
});

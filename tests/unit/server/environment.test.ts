import { expect, it } from "vitest";
import { readHost } from "../../../server/environment.ts";

it("listens on all interfaces, on this machine alone behind its own proxy, or where HOST says", () => {
  expect(readHost({})).toBeUndefined();
  expect(readHost({ TRUST_PROXY: "1" })).toBe("127.0.0.1");
  expect(readHost({ TRUST_PROXY: "1", HOST: "0.0.0.0" })).toBe("0.0.0.0");
  expect(readHost({ TRUST_PROXY: "10.0.0.0/8" })).toBeUndefined();
  expect(readHost({ HOST: "::1" })).toBe("::1");
});

it("refuses a HOST that is no address", () => {
  expect(() => readHost({ HOST: "example.com" })).toThrow(
    /^HOST is "example\.com"; expected an address of this machine/,
  );
});

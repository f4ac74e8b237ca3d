import { describe, expect, it } from "vitest";
import { parseDeliveriesArguments } from "../../../../../server/operator/deliveries/run-deliveries.ts";

const id = "0b6a7c1e-3f0f-4f6e-9a51-2f1d6f5e8a10";

const AMBIGUOUS = "Choose one of --state, --retry, --release and --test; --json requires --state.";

describe("the command line of npm run deliveries", () => {
  it.each([
    [[], { action: "list", state: undefined, format: "text" }],
    [["--json"], { action: "list", state: undefined, format: "json" }],
    [["--state", "failed", "--json"], { action: "list", state: "failed", format: "json" }],
    [["--retry", "all"], { action: "retry", id: "all" }],
    [["--retry", id], { action: "retry", id }],
    [["--release", id], { action: "release", id }],
    [["--release", "restored"], { action: "release", id: "restored" }],
    [["--test", "kim@example.com"], { action: "test", address: "kim@example.com" }],
  ])("accepts %j", (args, expected) => expect(parseDeliveriesArguments(args)).toEqual(expected));

  it.each([
    [["--state", "lost"], 'There is no state "lost"; the states are waiting, held, sent, failed.'],
    [["--retry", "7"], '--retry needs the id of a delivery, or all, not "7".'],
    [["--release", "all"], '--release needs the id of a submission or a delivery, or restored, not "all".'],
    [["--test", "kim"], '--test needs an email address, not "kim".'],
    [["--retry", "all", "--release", id], AMBIGUOUS],
    [["--test", "kim@example.com", "--json"], AMBIGUOUS],
  ])("rejects %j with a one-line error message", (args, message) => {
    expect(() => parseDeliveriesArguments(args)).toThrow(
      `${message} npm run deliveries -- --help shows the usage.`,
    );
  });
});

import { readArguments, UsageError } from "../../../site/settings/read-arguments.ts";
import { isUuid } from "../../data/database/is-uuid.ts";
import { toMailAddress } from "../../jobs/mail/model/mail-settings.ts";
import { deliveryStates, type DeliveryState } from "../../jobs/outbox/delivery-store.ts";

export type DeliveriesArguments = ReturnType<typeof parseDeliveriesArguments>;

const usageError = (message: string) => new UsageError("deliveries", message);
const isState = (text: string): text is DeliveryState => (deliveryStates as readonly string[]).includes(text);

/**
 * Parses the command line of `npm run deliveries`. Deliveries to retry are given by id, or all failed ones as `all`;
 * those to release by the id of a submission or delivery, or everything held by a restore as `restored`.
 */
export function parseDeliveriesArguments(args: readonly string[]) {
  const { state, json, retry, release, test } = readArguments("deliveries", args).values;
  const actions = [retry, release, test].filter((value) => value !== undefined);
  if (actions.length > 1 || (actions.length === 1 && (state !== undefined || json)))
    throw usageError("Choose one of --state, --retry, --release and --test; --json requires --state.");
  if (retry !== undefined) {
    if (retry !== "all" && !isUuid(retry))
      throw usageError(`--retry needs the id of a delivery, or all, not "${retry}".`);
    return { action: "retry", id: retry } as const;
  }
  if (release !== undefined) {
    if (release !== "restored" && !isUuid(release))
      throw usageError(
        `--release needs the id of a submission or a delivery, or restored, not "${release}".`,
      );
    return { action: "release", id: release } as const;
  }
  if (test !== undefined) {
    if (toMailAddress(test) === undefined) throw usageError(`--test needs an email address, not "${test}".`);
    return { action: "test", address: test } as const;
  }
  if (state !== undefined && !isState(state))
    throw usageError(`There is no state "${state}"; the states are ${deliveryStates.join(", ")}.`);
  return { action: "list", state, format: json ? "json" : "text" } as const;
}

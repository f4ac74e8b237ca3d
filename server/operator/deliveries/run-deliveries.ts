import { toPrintable, toPrintableJson } from "../../platform/to-printable.ts";
import {
  deliveryStates,
  type DeliveryRow,
  type DeliveryState,
  type DeliveryStore,
} from "../../jobs/outbox/delivery-store.ts";
import { userInfo } from "node:os";
import { openMigratedDatabase } from "../../data/database/open-postgres.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { openData } from "../api/open-data.ts";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";
import { isUuid, type Queryable } from "../../data/database/database.ts";
import { toMailAddress } from "../../jobs/mail/model/mail-settings.ts";
import { loadLocalizedData } from "../../../model/loading/load-data.ts";
import { readDataDir } from "../../../site/settings/environment.ts";
import { openMailChannel } from "../../jobs/mail/mail-channel.ts";
import { DeliveryRefusal } from "../../jobs/outbox/channel.ts";

const holdReasons = {
  flagged: "flagged",
  limit: "daily limit for emails to this address",
  restored: "restored from a backup, possibly sent since",
};

function describeState({
  state,
  is_under_way,
  held_for,
  attempts,
  next_try,
  finished_at,
}: DeliveryRow): string {
  const attemptsText = attempts === 0 ? "" : ` after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  switch (state) {
    case "waiting":
      return is_under_way
        ? "being sent"
        : next_try === null
          ? "due now"
          : `waiting${attemptsText}, next at ${next_try}`;
    case "held":
      return `held: ${holdReasons[held_for ?? "flagged"]}`;
    case "sent":
      return `sent at ${finished_at}${attemptsText}`;
    case "failed":
      return `failed at ${finished_at}${attemptsText}`;
  }
}

export function formatDeliveries(
  rows: readonly DeliveryRow[],
  counts: Record<DeliveryState, number>,
): string {
  const paragraphs = rows.map((row) =>
    [
      `${row.id}  ${describeState(row)}`,
      `  ${row.kind} to ${toPrintable(row.recipient)}`,
      `  ${row.submission_table} ${row.submission}, ${row.event} at ${row.created_at}`,
      ...(row.last_error === null ? [] : [`  ${toPrintable(row.last_error)}`]),
    ].join("\n"),
  );
  const total = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  return [...paragraphs, `${total.join(", ")}.`].join("\n\n");
}

const formatCount = (count: number) => (count === 1 ? "1 delivery" : `${count} deliveries`);

async function runAction(
  store: DeliveryStore,
  parsedArguments: Exclude<DeliveriesArguments, { action: "test" }>,
): Promise<string> {
  switch (parsedArguments.action) {
    case "list": {
      // Omit sent deliveries by default: they outnumber all others and are rarely needed.
      const states =
        parsedArguments.state === undefined
          ? deliveryStates.filter((state) => state !== "sent")
          : [parsedArguments.state];
      const rows = await store.list(states);
      return parsedArguments.format === "json"
        ? toPrintableJson(rows, 2)
        : formatDeliveries(rows, await store.count());
    }
    case "retry": {
      const count = await store.retry(parsedArguments.id);
      if (count === 0 && parsedArguments.id !== "all")
        throw new BackendError(`No failed delivery has the id ${parsedArguments.id}.`);
      return `${formatCount(count)} will be retried.`;
    }
    case "release": {
      const count = await store.release(parsedArguments.id, userInfo().username);
      if (count === 0 && parsedArguments.id !== "restored")
        throw new BackendError(
          `No held delivery has the id ${parsedArguments.id} or belongs to a submission with that id.`,
        );
      return `${formatCount(count)} released.`;
    }
  }
}

/**
 * Lists deliveries, retries or releases them, or sends a test email.
 * @throws BackendError if that fails
 */
export async function runDeliveries(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const parsedArguments = parseDeliveriesArguments(args);
  if (parsedArguments.action === "test") {
    const destination = await sendTestMail(env, process.cwd(), parsedArguments.address);
    print(`Sent the test email to ${parsedArguments.address}. ${destination}`);
    return;
  }
  const data = await openData(env, openMigratedDatabase, "Deliveries are not available");
  try {
    print(await runAction(data.deliveries, parsedArguments));
  } finally {
    await data.close();
  }
}

type DeliveriesArguments = ReturnType<typeof parseDeliveriesArguments>;

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

const deadlineMs = 60_000;

const emptyDatabase: Queryable = { query: () => Promise.resolve([]), run: () => Promise.resolve() };

/**
 * Sends a test email with the mail settings in `env`.
 * @returns a one-line description of where emails go
 * @throws BackendError if it was not sent, ContentError if the content is invalid
 */
export async function sendTestMail(env: NodeJS.ProcessEnv, root: string, address: string): Promise<string> {
  const content = loadLocalizedData(root);
  const mail = await openMailChannel({ env, content, dataDir: readDataDir(env), database: emptyDatabase });
  try {
    await mail.sendTest(address, AbortSignal.timeout(deadlineMs));
    return mail.destination;
  } catch (error) {
    if (error instanceof DeliveryRefusal)
      throw new BackendError(`The test email was not sent: ${error.message}`);
    throw error;
  } finally {
    await mail.close();
  }
}

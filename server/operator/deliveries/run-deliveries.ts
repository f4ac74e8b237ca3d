import { userInfo } from "node:os";
import { openMigratedDatabase } from "../../data/database/open-migrated.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { toPrintableJson } from "../../platform/to-printable.ts";
import { deliveryStates, type DeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import { sendTestMail } from "../../jobs/send-test-mail.ts";
import { openData } from "../api/open-data.ts";
import { parseDeliveriesArguments, type DeliveriesArguments } from "./deliveries-arguments.ts";
import { formatDeliveries } from "./format-deliveries.ts";

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

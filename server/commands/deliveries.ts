import { userInfo } from "node:os";
import { runCommand } from "../../site/settings/run-command.ts";
import { BackendError } from "../platform/backend-error.ts";
import {
  parseDeliveriesArguments,
  type DeliveriesArguments,
} from "../operator/deliveries/deliveries-arguments.ts";
import { deliveryStates, type DeliveryStore } from "../jobs/outbox/delivery-store.ts";
import { formatDeliveries } from "../operator/deliveries/format-deliveries.ts";
import { openDeliveryStore } from "../operator/deliveries/open-delivery-store.ts";
import { sendTestMail } from "../jobs/send-test-mail.ts";
import { toPrintableJson } from "../platform/to-printable.ts";

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
 * `npm run deliveries`: lists pending, held and failed deliveries (sent ones on request), retries or releases them,
 * and sends a test email.
 */
await runCommand(async () => {
  const { env } = process;
  const parsedArguments = parseDeliveriesArguments(process.argv.slice(2));
  if (parsedArguments.action === "test") {
    const destination = await sendTestMail(env, process.cwd(), parsedArguments.address);
    console.log(`Sent the test email to ${parsedArguments.address}. ${destination}`);
    return;
  }
  const store = await openDeliveryStore(env);
  try {
    console.log(await runAction(store, parsedArguments));
  } finally {
    await store.close();
  }
});

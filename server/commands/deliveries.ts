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
  desk: DeliveryStore,
  wanted: Exclude<DeliveriesArguments, { action: "test" }>,
): Promise<string> {
  switch (wanted.action) {
    case "list": {
      // Omit sent deliveries by default: they outnumber all others and are rarely needed.
      const states =
        wanted.state === undefined ? deliveryStates.filter((state) => state !== "sent") : [wanted.state];
      const rows = await desk.list(states);
      return wanted.format === "json" ? toPrintableJson(rows, 2) : formatDeliveries(rows, await desk.count());
    }
    case "retry": {
      const count = await desk.retry(wanted.id);
      if (count === 0 && wanted.id !== "all")
        throw new BackendError(`No failed delivery has the id ${wanted.id}.`);
      return `${formatCount(count)} will be retried.`;
    }
    case "release": {
      const count = await desk.release(wanted.id, userInfo().username);
      if (count === 0 && wanted.id !== "restored")
        throw new BackendError(
          `No held delivery has the id ${wanted.id} or belongs to a submission with that id.`,
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
  const wanted = parseDeliveriesArguments(process.argv.slice(2));
  if (wanted.action === "test") {
    const destination = await sendTestMail(env, process.cwd(), wanted.address);
    console.log(`Sent the test email to ${wanted.address}. ${destination}`);
    return;
  }
  const desk = await openDeliveryStore(env);
  try {
    console.log(await runAction(desk, wanted));
  } finally {
    await desk.close();
  }
});

import type { Database } from "../../../server/data/database/database.ts";
import { makeDeliveryWorker } from "../../../server/jobs/open-deliveries.ts";
import { createRecordingChannel } from "./recording-channel.ts";

type Options = Parameters<typeof makeDeliveryWorker>[0];

/** Creates a delivery worker. Deliveries to a channel that is not given are only recorded. */
export const makeTestWorker = (
  database: Database,
  channels: Partial<Options["channels"]>,
  options: Partial<Options> = {},
) =>
  makeDeliveryWorker({
    database,
    channels: { mail: createRecordingChannel(), webhook: createRecordingChannel(), ...channels },
    messageDomain: "ridgebeam.example",
    agencyAddress: "hello@ridgebeam.example",
    ...options,
  });

import type * as DeliverModule from "./sending/deliver.ts";

/** What a form needs from its Send on: its circumstances and its thanks; fetched when a visitor starts to fill it. */
export const loadSending = (): Promise<typeof DeliverModule> => import("./sending/deliver.ts");

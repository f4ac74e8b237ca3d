import type * as CountFormModule from "./count-form.ts";
import type * as DeliverModule from "./sending/deliver.ts";

/** What a form needs from its Send on: its circumstances and its thanks; fetched when a visitor starts to fill it. */
export const loadSending = (): Promise<typeof DeliverModule> => import("./sending/deliver.ts");

/** What counts how often a form is seen, started and sent. */
export const loadCounting = (): Promise<typeof CountFormModule> => import("./count-form.ts");

import type * as CountFormModule from "./count-form.ts";
import type * as DeliverModule from "./sending/deliver.ts";

/**
 * Loads the code that sends a form and shows the thank-you message, when a visitor starts to fill in a form.
 */
export const loadSending = (): Promise<typeof DeliverModule> => import("./sending/deliver.ts");

export const loadFormCounter = (): Promise<typeof CountFormModule> => import("./count-form.ts");

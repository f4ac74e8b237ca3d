import type * as CountFormModule from "./count-form.ts";
import type * as SendFormModule from "./sending/send-form.ts";

export const loadSendForm = (): Promise<typeof SendFormModule> => import("./sending/send-form.ts");

export const loadFormCounter = (): Promise<typeof CountFormModule> => import("./count-form.ts");

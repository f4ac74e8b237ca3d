import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";
import type { FormPart } from "./embedded-form.ts";

/**
 * Passes the explorer the pay data in its language. A translated explorer has its pay data next to its
 * markup; the English data is in the script.
 */
export const withPay = (english: ExplorerData, toPart: (pay: ExplorerData) => FormPart): FormPart => ({
  mountForm: (options) => toPart(options.pay ?? english).mountForm(options),
});

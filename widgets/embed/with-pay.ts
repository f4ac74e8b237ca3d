import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";
import type { FormPart } from "./embedded-form.ts";

/** Gives the explorer the pay data of its language, which a translated form has with its markup. */
export const withPay = (english: ExplorerData, toPart: (pay: ExplorerData) => FormPart): FormPart => ({
  mountForm: (options) => toPart(options.pay ?? english).mountForm(options),
});

import type { Point } from "../../model/schemas/page-parts.ts";
import type { WhyUs } from "../../model/schemas/why-us.ts";

/** Returns what a search costs, with the fee level if it has been filled in. */
export const costPoint = ({ title, text, feeLevel }: WhyUs["cost"]): Point => ({
  title,
  text: [text, feeLevel].filter(Boolean).join(" "),
});

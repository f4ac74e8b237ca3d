import type { Point } from "../../model/schemas/page-parts.ts";
import type { WhyUs } from "../../model/schemas/why-us.ts";

/** What a search costs, with the level of the fee once it is filled in. */
export const costPoint = ({ title, text, feeLevel }: WhyUs["cost"]): Point => ({
  title,
  text: [text, feeLevel].filter(Boolean).join(" "),
});

import type { Point } from "../../model/schemas/page-parts.ts";
import type { WhyUs } from "../../model/schemas/why-us.ts";

/** Returns the text on what a search costs, including the fee level if the content defines one. */
export const createCostPoint = ({ title, text, feeLevel }: WhyUs["cost"]): Point => ({
  title,
  text: [text, feeLevel].filter(Boolean).join(" "),
});

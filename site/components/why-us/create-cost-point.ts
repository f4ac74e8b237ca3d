import type { Point } from "../../../model/schemas/page-parts.ts";
import type { WhyUs } from "../../../model/schemas/services.ts";

export const createCostPoint = ({ title, text, feeLevel }: WhyUs["cost"]): Point => ({
  title,
  text: [text, feeLevel].filter(Boolean).join(" "),
});

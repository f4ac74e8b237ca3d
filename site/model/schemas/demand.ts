import * as z from "zod";

/** Demand and shortage labels; they only drive a badge's look (spec section 3). */
export const DEMANDS = ["Critical", "Severe", "Very High", "High", "Moderate", "Growing"] as const;

export const DemandSchema = z.enum(DEMANDS);

export type Demand = z.infer<typeof DemandSchema>;

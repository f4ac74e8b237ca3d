import * as z from "zod";

/** How hard a role is to fill, hardest first; the labels are explained in the pay data. */
export const DEMANDS = ["Critical", "Very High", "High", "Moderate", "Growing"] as const;

/** Shortage in a trade: the demand labels, and "Severe". */
const SHORTAGES = ["Critical", "Severe", "Very High", "High", "Moderate", "Growing"] as const;

export const DemandSchema = z.enum(DEMANDS);
export const ShortageSchema = z.enum(SHORTAGES);

export type Demand = z.infer<typeof DemandSchema>;
export type Shortage = z.infer<typeof ShortageSchema>;

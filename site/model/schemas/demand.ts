import * as z from "zod";

/** Labels for how hard a role is to fill, hardest first. The pay data explains them. */
export const DEMANDS = ["Critical", "Very High", "High", "Moderate", "Growing"] as const;

/** Shortage labels for a trade: the demand labels plus "Severe". */
const SHORTAGES = ["Critical", "Severe", "Very High", "High", "Moderate", "Growing"] as const;

export const DemandSchema = z.enum(DEMANDS);
export const ShortageSchema = z.enum(SHORTAGES);

export type Demand = z.infer<typeof DemandSchema>;
export type Shortage = z.infer<typeof ShortageSchema>;

import * as z from "zod";

/** How hard a role is to fill, hardest first; what each label means stands with the pay data. */
export const DEMANDS = ["Critical", "Very High", "High", "Moderate", "Growing"] as const;

/** How short a trade is: the labels of demand, and one of its own. */
export const SHORTAGES = ["Critical", "Severe", "Very High", "High", "Moderate", "Growing"] as const;

export const DemandSchema = z.enum(DEMANDS);
export const ShortageSchema = z.enum(SHORTAGES);

export type Demand = z.infer<typeof DemandSchema>;
export type Shortage = z.infer<typeof ShortageSchema>;

import * as z from "zod";

/** Labels for how hard a role is to fill, hardest first. `content/_data/salaries.yaml` explains them. */
export const DEMAND_LEVELS = ["Critical", "Very High", "High", "Moderate", "Growing"] as const;

const SHORTAGE_LEVELS = ["Critical", "Severe", "Very High", "High", "Moderate", "Growing"] as const;

export const DemandSchema = z.enum(DEMAND_LEVELS);
export const ShortageSchema = z.enum(SHORTAGE_LEVELS);

export type Demand = z.infer<typeof DemandSchema>;
export type Shortage = z.infer<typeof ShortageSchema>;

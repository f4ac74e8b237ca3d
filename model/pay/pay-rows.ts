import * as z from "zod";

const dollars = z.number().catch(0);
const PayRowSchema = z.object({ role: z.string(), low: dollars, high: dollars, average: dollars });
const PremiumRowSchema = z.object({ region: z.string(), premium: z.int() });

/** Returns the valid rows of unvalidated data. The check of the pay data file reports all other rows. */
const readRows = <Row>(rows: unknown, schema: z.ZodType<Row>): Row[] =>
  Array.isArray(rows) ? rows.flatMap((row) => schema.safeParse(row).data ?? []) : [];

type PayData = { roles?: unknown; regions?: unknown } | null | undefined;

/** Returns the roles with their pay, in which an invalid figure is 0. */
export const readPayRows = (salaries: unknown) => readRows((salaries as PayData)?.roles, PayRowSchema);

/** Returns the regions that have a name and a premium in whole percent. */
export const readPremiumRows = (salaries: unknown) =>
  readRows((salaries as PayData)?.regions, PremiumRowSchema);

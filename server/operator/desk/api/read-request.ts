import type { z } from "zod";
import type { BackendContext } from "../../../platform/serving/backend-env.ts";
import { DeskError } from "../desk-error.ts";

/**
 * Pasted text may contain NUL, which PostgreSQL cannot store. Returns undefined if the input is nested so deeply that
 * copying it exceeds the stack.
 */
function withoutNul(input: unknown): unknown {
  if (input === undefined) return undefined;
  try {
    return JSON.parse(JSON.stringify(input), (_, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\0", "") : value,
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Validates input after stripping NUL from its strings.
 * @throws DeskError naming the invalid fields
 */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(withoutNul(input));
  if (result.success) return result.data;
  throw new DeskError(
    400,
    result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
  );
}

export async function readJson<Schema extends z.ZodType>(
  context: BackendContext,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const input: unknown = await context.req.json().catch(() => undefined);
  return validate(schema, input);
}

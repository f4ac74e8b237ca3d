import type { z } from "zod";
import type { BackendContext } from "../../../platform/serving/backend-env.ts";

/** A malformed request, which the app never sends. */
export class BadRequestError extends Error {
  override name = "BadRequestError";
}

/** Pasted text may contain NUL, which PostgreSQL cannot store. */
function withoutNul(given: unknown): unknown {
  if (given === undefined) return undefined;
  return JSON.parse(JSON.stringify(given), (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "") : value,
  );
}

/**
 * Validates input after stripping NUL from its strings.
 * @throws BadRequestError naming the invalid fields
 */
export function validate<Shape extends z.ZodType>(shape: Shape, given: unknown): z.infer<Shape> {
  const result = shape.safeParse(withoutNul(given));
  if (result.success) return result.data;
  throw new BadRequestError(
    result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
  );
}

/** @throws BadRequestError if the body is not valid JSON of the given shape */
export async function readJson<Shape extends z.ZodType>(
  context: BackendContext,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const given: unknown = await context.req.json().catch(() => undefined);
  return validate(shape, given);
}

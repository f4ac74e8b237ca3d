import type { z } from "zod";
import type { BackendContext } from "../../http/backend-env.ts";

/** A request that makes no sense; the app never sends one. */
export class BadRequestError extends Error {
  override name = "BadRequestError";
}

/** @throws BadRequestError naming the fields that do not fit */
export function fit<Shape extends z.ZodType>(shape: Shape, given: unknown): z.infer<Shape> {
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  throw new BadRequestError(
    result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "),
  );
}

/** @throws BadRequestError when the body is no JSON of that shape */
export async function readJson<Shape extends z.ZodType>(
  context: BackendContext,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const given: unknown = await context.req.json().catch(() => undefined);
  return fit(shape, given);
}

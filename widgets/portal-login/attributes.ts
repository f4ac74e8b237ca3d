import * as z from "zod/mini";
import type { Messages } from "../messages.ts";

/** `<portal-login>` has no attributes. */
export const PortalLoginAttributes = z.strictObject({});

/** What the sign-in form refuses before it asks anybody. */
export const loginSchema = ({ errors }: Messages) =>
  z.object({
    email: z
      .string()
      .check(z.trim(), z.minLength(1, errors.loginEmailRequired), z.regex(/\S+@\S+\.\S+/, errors.email)),
    password: z
      .string()
      .check(z.minLength(1, errors.loginPasswordRequired), z.minLength(6, errors.loginPasswordShort)),
  });

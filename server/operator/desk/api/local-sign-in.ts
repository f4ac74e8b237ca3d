import { Hono } from "hono";
import { z } from "zod";
import type { DeskEnv } from "./desk-env.ts";
import type { Session } from "./guard.ts";
import { body } from "./requests.ts";

const KeySchema = z.object({ key: z.string() });

/** Creates the route with which a browser signs in to `npm run desk`, with the key of the one-time URL. */
export const createLocalSignIn = (session: Session): Hono<DeskEnv> =>
  new Hono<DeskEnv>().post("/enter", body(KeySchema), (context) => {
    const token = session.enter(context.req.valid("json").key);
    return token === undefined
      ? context.json({ error: "This link is invalid or has already been used." }, 403)
      : context.json({ token });
  });

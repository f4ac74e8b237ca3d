import { Hono } from "hono";
import type { Desk } from "../open-desk.ts";
import type { DeskEnv } from "./desk-env.ts";
import { respond } from "./requests.ts";

const maxLines = 300;

export const createLogRoutes = ({ operators }: Desk) =>
  new Hono<DeskEnv>()
    .get("/log", async (context) =>
      respond(context, { lines: await operators.readLog({ since: null, limit: maxLines }) }),
    )
    .get("/operators", async (context) => respond(context, { operators: await operators.list() }));

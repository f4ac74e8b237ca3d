// @ts-check
// Lower bound for sending a form: Hono and PGlite with one INSERT, without limits, checks, scores, or emails.
// `node bare-insert-server.js <folder>`.
import process from "node:process";
import { serve } from "@hono/node-server";
import { PGlite } from "@electric-sql/pglite";
import { Hono } from "hono";

const database = await PGlite.create(String(process.argv[2]));
await database.exec("create table if not exists leads (id uuid primary key, row jsonb not null)");
const app = new Hono().post("/rest/v1/contact_submissions", async (context) => {
  /** @type {{ id: string }} */
  const { id, ...row } = await context.req.json();
  await database.query("insert into leads values ($1, $2)", [id, row]);
  return context.body(null, 201);
});
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`Ready: http://127.0.0.1:${port}\n`);
});

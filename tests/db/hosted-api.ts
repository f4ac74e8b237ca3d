import { serve } from "../serve.ts";
import type { HostedProject } from "./hosted-project.ts";

export type HostedApi = Awaited<ReturnType<typeof serveHostedApi>>;

const rowsAfter = /^\(created_at\.gt\."(.+)",and\(created_at\.eq\."\1",id\.gt\.(.+)\)\)$/;

/**
 * Translates a query for the rows since a time and after a row, or for one row. Like a hosted project, returns at most
 * 1,000 rows.
 * @throws Error if the query contains anything else
 */
function toTableQuery(table: string, search: URLSearchParams): { sql: string; values: unknown[] } {
  const { created_at, or, order, limit } = Object.fromEntries(search);
  const [, since] = /^gte\.(.+)$/.exec(created_at ?? "") ?? [];
  const [, time, id] = rowsAfter.exec(or ?? "") ?? [];
  const isKnown =
    (since === undefined) === (created_at === undefined) &&
    (time === undefined) === (or === undefined) &&
    (order === "created_at.asc,id.asc" || limit === "1");
  if (!isKnown) throw new Error(`Unknown query: ${search.toString()}`);
  return {
    sql: `select coalesce(json_agg(r), '[]') as answer from (
      select * from public."${table}" where created_at >= coalesce($1::timestamptz, '-infinity')
        and (created_at, id) > (coalesce($2::timestamptz, '-infinity'), $3::uuid)
      order by created_at, id limit ${Math.min(1000, Number(limit))}) r`,
    values: [since, time, id],
  };
}

/**
 * Serves the part of a hosted Supabase project's API that operator commands use, backed by a local database: tables
 * and functions like PostgREST, and file deletions like Supabase Storage, with the service role's permissions. Responds
 * with 401 without the secret key, and with 404 to any other request.
 */
export async function serveHostedApi(project: HostedProject) {
  const secretKey = "sb_secret_test";
  const files = new Map<string, string>();
  const queryAsService = (sql: string, values: unknown[]) =>
    project.owner.transaction(async (transaction) => {
      await transaction.run("set local role service_role");
      return transaction.query<{ answer: unknown }>(sql, values);
    });

  async function answer(method: string, address: string, body: string): Promise<[number, unknown]> {
    const { pathname: path, searchParams } = new URL(address, "http://hosted");
    const [, table] = /^\/rest\/v1\/(\w+)$/.exec(path) ?? [];
    if (method === "GET" && table !== undefined) {
      const { sql, values } = toTableQuery(table, searchParams);
      const [row] = await queryAsService(sql, values);
      return [200, row?.answer];
    }
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? [];
    if (method === "POST" && name !== undefined) {
      const { wanted } = JSON.parse(body) as { wanted: unknown };
      const [row] = await queryAsService(`select public."${name}"($1::jsonb) as answer`, [
        JSON.stringify(wanted),
      ]);
      return [200, row?.answer];
    }
    if (method === "DELETE" && path === "/storage/v1/object/resumes") {
      const { prefixes } = JSON.parse(body) as { prefixes: string[] };
      await queryAsService("delete from storage.objects where bucket_id = 'resumes' and name = any ($1)", [
        prefixes,
      ]);
      for (const file of prefixes) files.delete(file);
      return [200, prefixes.map((file) => ({ name: file }))];
    }
    return [404, { message: "Not found" }];
  }

  const { origin, close } = await serve((request, response) => {
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value ?? null));
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString()));
    request.on("end", () => {
      if (request.headers.apikey !== secretKey) {
        send(401, { message: "Invalid API key" });
        return;
      }
      answer(request.method ?? "", request.url ?? "", body).then(
        ([status, value]) => send(status, value),
        (error: Error) => send(500, { message: error.message }),
      );
    });
  });
  return { url: origin, secretKey, files, close };
}

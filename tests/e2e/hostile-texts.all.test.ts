import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { createPostedForms } from "../../server/http/forms/posted-forms.ts";
import { watchServer } from "../../server/http/health/watch-server.ts";
import { openBackend, type Backend } from "../../server/http/open-backend.ts";
import { createSiteApp } from "../../server/http/site-app.ts";
import { createDeskApp } from "../../server/operator/desk/api/desk-app.ts";
import { makeSession, createLocalSignIn } from "../../server/operator/desk/api/guard.ts";
import { createSignInRoutes } from "../../server/operator/desk/sign-in/sign-in-routes.ts";
import { hasCpuTimes, readCpuMs, readThreadTimes } from "../cpu-time.ts";
import { createDatabase } from "../db/create-database.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { postgresSkipReason } from "../db/postgres-server.ts";
import { sendRaw } from "../db/raw-request.ts";
import { hostileTexts, type HostileText } from "../hostile-texts.ts";
import { findFreePort } from "../find-free-port.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { listDatabaseDoors } from "./doors/database-doors.ts";
import type { Door } from "./doors/door.ts";
import { listFormDoors } from "./doors/form-doors.ts";
import { listDeskDoors, listSignInDoors, requestDoors } from "./doors/request-doors.ts";
import { startDeskProcess } from "./start-desk-process.ts";
import { startSite } from "./start-site.ts";

/** Maximum processor time of one request in the event loop, and in a thread or process of the database. */
const MAX_MS = 100;

/** As many requests are sent at once as together are expected to take this long, and at most this many. */
const [BATCH_MS, MAX_BATCH_SIZE] = [50, 32];

/** After so many faults, no further door is tried, since each takes seconds. */
const MAX_FAULTS = 3;

/** Many times longer than on an idle machine. */
const TIMEOUT_MS = 1_200_000;

/** Returns the processor time of each thread or process that a request could keep, by its ID. */
type ReadTimes = () => Promise<ReadonlyMap<number, number>> | ReadonlyMap<number, number>;

const harmless: HostileText = {
  name: "harmless",
  fill: (bytes) => "We need two foremen in May. ".repeat(Math.ceil(bytes / 28)).slice(0, bytes),
};

let visitorCount = 0;

type Attempt = readonly [Door, HostileText];

/** Sends requests at once, each as another visitor, who has no queue, and adds those that fail to `faults`. */
async function send(url: string, sent: readonly Attempt[], faults: string[]): Promise<void> {
  await Promise.all(
    sent.map(async ([door, text]) => {
      const request = door.request(text);
      visitorCount += 1;
      const address = [203, visitorCount >> 16, (visitorCount >> 8) & 255, visitorCount & 255].join(".");
      const isForwarded = door.name.endsWith("x-forwarded-for");
      const headers = [...(request.headers ?? []), ...(isForwarded ? [] : [`x-forwarded-for: ${address}`])];
      const { status } = await sendRaw(url, { ...request, headers });
      if (status === 0 || status >= 500) faults.push(`${door.name}, ${text.name}: ${status}`);
    }),
  );
}

/** Returns the processor time of the thread that the requests keep longest, in milliseconds. */
async function measure(readTimes: ReadTimes, work: () => Promise<void>): Promise<number> {
  const before = await readTimes();
  await work();
  return Math.max(...[...(await readTimes())].map(([id, ms]) => ms - (before.get(id) ?? 0)));
}

/**
 * Sends every text through every door. Repeats a batch that takes too long in halves, to find the text that does.
 * @returns the texts that take too long or are answered with an error of the server
 */
async function findFaults(url: string, doors: readonly Door[], readTimes: ReadTimes): Promise<string[]> {
  const faults: string[] = [];
  /** The shortest of three times, because the server has other work. */
  const measureAlone = async (door: Door, text: HostileText): Promise<number> => {
    let shortest = Infinity;
    for (let attempt = 0; attempt < 3 && shortest > MAX_MS; attempt += 1)
      shortest = Math.min(shortest, await measure(readTimes, () => send(url, [[door, text]], [])));
    return shortest;
  };
  const searchFault = async (batch: readonly Attempt[]): Promise<void> => {
    const [first] = batch;
    if (first === undefined || faults.length >= MAX_FAULTS) return;
    if (batch.length === 1) {
      const [door, text] = first;
      const ms = await measureAlone(door, text);
      // On a slow machine, a harmless text of the same length takes longer, too.
      if (ms > MAX_MS && ms > 2 * (await measureAlone(door, harmless)))
        faults.push(`${door.name}, ${text.name}: ${Math.round(ms)} ms`);
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    for (const half of [batch.slice(0, middle), batch.slice(middle)])
      if ((await measure(readTimes, () => send(url, half, []))) > MAX_MS) await searchFault(half);
  };
  const attempts = doors.flatMap((door) => hostileTexts.map((text): Attempt => [door, text]));
  let size = 1;
  for (let from = 0; from < attempts.length && faults.length < MAX_FAULTS;) {
    const batch = attempts.slice(from, from + size);
    const ms = await measure(readTimes, () => send(url, batch, faults));
    if (ms > MAX_MS) await searchFault(batch);
    from += batch.length;
    size = Math.max(1, Math.min(MAX_BATCH_SIZE, 2 * size, Math.floor((size * BATCH_MS) / ms)));
  }
  return faults;
}

describe.runIf(hasCpuTimes)("a text that a stranger sends", () => {
  const dataDir = temporaryFolder();
  let backend: Backend;
  let databaseDoors: readonly Door[] = [];
  beforeAll(async () => {
    await copyEmbeddedTemplate(dataDir);
    backend = await openBackend({ dataDir });
    databaseDoors = await listDatabaseDoors(backend.database);
  });
  afterAll(() => backend.close());
  const formDoors = listFormDoors("dist");
  const deskDoors = listDeskDoors("http://127.0.0.1:1");

  it("reaches no route and no header that this test does not know", () => {
    const forms = createPostedForms({
      store: backend.store,
      inspector: { validate: () => Promise.resolve(undefined) },
      folder: "dist",
    });
    const watch = watchServer(backend.database, dataDir, {}, undefined);
    const site = createSiteApp(backend, "dist", { forms, watch });
    const signIn = createLocalSignIn(makeSession());
    const desk = createDeskApp({ desk: {}, access: {}, signIn, config: {}, files: new Map() } as never);
    const listRoutes = ({ routes }: Pick<typeof site, "routes">): string[] =>
      routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
    const missing = (routes: readonly string[], doors: readonly Door[]): string[] =>
      routes.filter((route) => !doors.some((door) => door.route === route));
    const publicDesk = listRoutes(desk).filter((route) => !route.includes(" /api/"));
    expect(missing(listRoutes(site), [...databaseDoors, ...formDoors, ...requestDoors])).toEqual([]);
    expect(missing(publicDesk, deskDoors)).toEqual([]);
    const options = { deskOrigin: { base: "", url: "" }, client: {}, cookies: {}, operators: {}, agency: "" };
    const teamSignIn = createSignInRoutes(options as never);
    expect(missing(listRoutes(teamSignIn), listSignInDoors("http://127.0.0.1:1"))).toEqual([]);

    const files = readdirSync("server", { recursive: true, encoding: "utf8" });
    const code = files
      .filter((file) => /^(api|data|http|platform)\b.*\.ts$/.test(file))
      .map((file) => readFileSync(`server/${file}`, "utf8"));
    const read = code.flatMap((text) => [
      ...text.matchAll(/(?:req\.header|request\.headers\.get)\("([a-z-]+)"\)/g),
    ]);
    const sent = requestDoors.map(({ name }) => name);
    const names = new Set(read.map(([, name = ""]) => name));
    expect([...names].filter((name) => !sent.some((door) => door.endsWith(`the header ${name}`)))).toEqual(
      [],
    );
  });

  it(
    "keeps neither the event loop nor the embedded database for more than 100 ms",
    { timeout: TIMEOUT_MS },
    async () => {
      const site = await startSite({ TRUST_PROXY: "1" }, { hasRaisedLimits: true, isOptimized: true });
      try {
        const doors = [...requestDoors, ...formDoors, ...databaseDoors];
        expect(await findFaults(site.url, doors, () => readThreadTimes(site.pid() ?? 0))).toEqual([]);
      } finally {
        await site.stop();
      }
    },
  );

  it.skipIf(postgresSkipReason !== undefined)(
    "keeps no connection of PostgreSQL for more than 100 ms",
    { timeout: TIMEOUT_MS },
    async () => {
      const { url: databaseUrl, drop } = await createDatabase();
      const database = await openPostgres(databaseUrl);
      const site = await startSite({ TRUST_PROXY: "1", DATABASE_URL: databaseUrl });
      try {
        await database.query("update private.rate_limits set max_count = 1000000");
        const doors = [...databaseDoors, ...formDoors, ...requestDoors];
        const reading = doors.filter(({ route }) => route.startsWith("POST"));
        const faults = await findFaults(site.url, reading, async () => {
          const processes = await database.query<{ pid: number }>(
            `select pid from pg_stat_activity
             where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
          );
          return new Map(processes.map(({ pid }) => [pid, readCpuMs(`/proc/${pid}`) ?? 0]));
        });
        expect(faults).toEqual([]);
      } finally {
        await site.stop();
        await database.close();
        await drop();
      }
    },
  );

  it("keeps the sign-in for no more than 100 ms", { timeout: TIMEOUT_MS }, async () => {
    const port = String(await findFreePort());
    const origin = `http://desk.localhost:${port}`;
    const site = await startSite(
      { DESK_ORIGIN: origin, TRUST_PROXY: "1" },
      { port, hasRaisedLimits: true, isOptimized: true },
    );
    try {
      const doors = listSignInDoors(origin);
      expect(await findFaults(site.url, doors, () => readThreadTimes(site.pid() ?? 0))).toEqual([]);
    } finally {
      await site.stop();
    }
  });

  it("keeps the desk for no more than 100 ms, without its session", { timeout: TIMEOUT_MS }, async () => {
    const deskFolder = temporaryFolder();
    await copyEmbeddedTemplate(deskFolder);
    const desk = await startDeskProcess(deskFolder, "Dana");
    try {
      const faults = await findFaults(desk.origin, listDeskDoors(desk.origin), () =>
        readThreadTimes(desk.pid),
      );
      expect(faults).toEqual([]);
    } finally {
      await desk.stop();
    }
  });
});

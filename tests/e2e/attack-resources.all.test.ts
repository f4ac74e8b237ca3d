import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import * as abuses from "../db/abuse-list.ts";
import { readCpuMs } from "../cpu-time.ts";
import { flood } from "../db/flood.ts";
import { encodeField, encodeFile, encodeForm, sendRaw } from "../db/raw-request.ts";
import { readBuiltFile } from "../dist/read-dist.ts";
import { chainedPdf, compressionBombPdf } from "../unit/server/jobs/file-checks/sample-documents.ts";
import { attacks } from "./attack-list.ts";
import { canWatch, READER_GRACE_MS, startWatchedSite, type WatchedSite } from "./watched-site.ts";

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

/** How long 20 connections that each pipeline 64 KB of requests at once may hold the event loop. */
const MAX_PIPELINE_MS = 100;

/** Requests that Node.js or the server refuses, or that arrive together by the thousand. */
const pipelines = {
  "of pages": GET,
  "without a host": "GET / HTTP/1.1\r\n\r\n",
  "with two hosts": GET.replace("x", "x\r\nhost: y"),
  "with an unknown method": GET.replace("GET", "BREW"),
  "with an unknown version": GET.replace("1.1", "3.7"),
  "of HTTP/1.0": "GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n",
  "with two lengths": GET.replace("x", "x\r\ncontent-length: 0\r\ncontent-length: 0"),
  "with chunks": `${GET.replace("GET", "POST").replace("x", "x\r\ntransfer-encoding: chunked")}0\r\n\r\n`,
  "with long addresses": GET.replace("/", `/healthz?${"a".repeat(15_000)}`),
  "with overlong addresses": GET.replace("/", `/${"a".repeat(20_000)}`),
  "with many headers": GET.replace("x", `x\r\n${"a:\r\n".repeat(500)}b:`),
  "that expect to continue": GET.replace("x", "x\r\nexpect: 100-continue"),
  "that expect more": GET.replace("x", "x\r\nexpect: more"),
  "that upgrade": GET.replace("x", "x\r\nconnection: upgrade\r\nupgrade: h2c"),
  "of empty lines": "\r\n",
};

const withKey = (line: string, ...headers: string[]): string =>
  [line, "host: x", `apikey: ${PUBLISHABLE_KEY}`, ...headers, "", ""].join("\r\n");

if (!canWatch) console.log("Resources after attacks: skipped, this system has no /proc.");

describe.skipIf(!canWatch)(
  "after each attack, descriptors, handles, timers and memory return to before:",
  () => {
    let site: WatchedSite;
    beforeAll(async () => {
      site = await startWatchedSite();
      // Warm up: PostgreSQL opens its files, and V8 compiles the code.
      for (const path of ["/", "/about", "/none", "/readyz"]) await fetch(site.url + path);
      await runAllAttacks();
    });
    afterAll(() => site.stop());

    const open = async (): Promise<Socket> => {
      const { hostname, port } = new URL(site.url);
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      await once(socket, "connect");
      return socket;
    };
    const openMany = (count: number): Promise<Socket[]> => Promise.all(Array.from({ length: count }, open));
    const destroyAll = (sockets: readonly Socket[]): void => {
      for (const socket of sockets) socket.destroy();
    };
    /** Expects that the server closes each connection, while the clients neither read nor close. */
    const expectClosed = (sockets: readonly Socket[]): Promise<unknown> =>
      Promise.all(
        sockets
          .filter(({ destroyed }) => !destroyed)
          // Unlike `once`, does not fail if the server resets the connection.
          .map((socket) => new Promise((resolve) => socket.once("close", resolve))),
      );

    /** Loads the home page as visitors who have just come, and expects that each gets all of it. */
    async function visit(count: number): Promise<void> {
      for (let visitor = 0; visitor < count; visitor += 1) {
        const { status, body } = await sendRaw(site.url, { method: "GET", path: "/" });
        expect([status, body.length]).toEqual([200, readBuiltFile("/index.html").length]);
      }
    }

    async function runAllAttacks(): Promise<void> {
      const requests = [
        ...attacks.map(({ request }) => request),
        ...Object.values(abuses).flatMap((list) => list.map(({ request }) => request)),
      ];
      for (const request of requests)
        await sendRaw(site.url, {
          ...request,
          headers: [`apikey: ${PUBLISHABLE_KEY}`, ...(request.headers ?? [])],
        });
    }

    it.each([1_500, 20_000])("%d pipelined requests on a connection that never reads", async (count) => {
      await site.endure(async () => {
        const socket = (await open()).pause();
        socket.write(GET.repeat(count));
        await sleep(1_000);
        await visit(20);
        await sleep(5_000);
        socket.destroy();
      });
    });

    it.each(Object.entries(pipelines))("20 connections that pipeline requests %s", async (_what, unit) => {
      const pid = site.program.child.pid ?? 0;
      const readMainThread = (): number => readCpuMs(`/proc/${pid}/task/${pid}`) ?? 0;
      await site.endure(async () => {
        let shortestMs = Infinity;
        for (let attempt = 0; attempt < 3 && shortestMs > MAX_PIPELINE_MS; attempt += 1) {
          const sockets = await openMany(20);
          const before = readMainThread();
          for (const socket of sockets) socket.resume().write(unit.repeat(Math.ceil(65_536 / unit.length)));
          await Promise.race([expectClosed(sockets), sleep(1_000)]);
          shortestMs = Math.min(shortestMs, readMainThread() - before);
          destroyAll(sockets);
        }
        expect(shortestMs).toBeLessThan(MAX_PIPELINE_MS);
      });
    });

    it("100 connections that pipeline and leave at once", async () => {
      await site.endure(async () => {
        for (const socket of await openMany(100)) {
          socket.write(GET.repeat(10));
          socket.destroy();
        }
        await visit(5);
      });
    });

    it("100 readers that stop, of pages, scripts and a large PDF, until they are disconnected", async () => {
      const pdf = `/files/${readdirSync("dist/files").find((file) => file.endsWith(".pdf")) ?? ""}`;
      const paths = ["/", "/locations/compare", pdf, "/embed/v1.js"];
      const sockets = await site.endure(async () => {
        const opened = await openMany(100);
        for (const [index, socket] of opened.entries())
          socket
            .pause()
            .write(`GET ${paths[index % paths.length] ?? ""} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(8));
        await visit(5);
        return opened;
      }, READER_GRACE_MS);
      destroyAll(sockets);
    });

    it("uploads, rows and forms that are aborted midway", async () => {
      await site.endure(async () => {
        for (const [path, type] of [
          ["/storage/v1/object/resumes/1736500000000_aborted.pdf", "application/pdf"],
          ["/rest/v1/contact_submissions", "application/json"],
          ["/resume", "multipart/form-data; boundary=cut"],
        ] as const) {
          const sockets = await openMany(15);
          for (const socket of sockets) {
            socket.write(withKey(`POST ${path} HTTP/1.1`, `content-type: ${type}`, "content-length: 50000"));
            socket.write(
              `--cut\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
            );
          }
          await sleep(300);
          destroyAll(sockets);
        }
      });
      expect(readdirSync(join(site.dataDir, "files", ".incoming"))).toEqual([]);
    });

    it("connections that send nothing, part of a request, or only close their side", async () => {
      await site.endure(async () => {
        const texts = [
          "",
          "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
          withKey("POST / HTTP/1.1", "content-length: 9"),
        ];
        const sockets = await openMany(90);
        for (const [index, socket] of sockets.entries()) socket.write(texts[index % texts.length] ?? "");
        for (const socket of await openMany(30)) socket.pause().end(GET.repeat(4));
        await visit(5);
        for (const socket of sockets) socket.resume();
        await expectClosed(sockets);
      });
    });

    it("400 connections of one address, of which it keeps 256", async () => {
      await site.endure(async () => {
        const sockets = await openMany(400);
        await visit(5);
        expect(readdirSync(`/proc/${site.program.child.pid ?? 0}/fd`).length).toBeLessThan(1024 * 0.8);
        destroyAll(sockets);
      });
    });

    it("huge headers, upgrades, tunnels, expectations and trailers", async () => {
      await site.endure(async () => {
        const requests = [
          withKey("GET / HTTP/1.1", `x-huge: ${"x".repeat(64_000)}`),
          withKey("GET / HTTP/1.1", ...Array.from({ length: 3_000 }, (_, index) => `x-${index}: 1`)),
          withKey("GET / HTTP/1.1", "connection: upgrade", "upgrade: websocket", "sec-websocket-key: eA=="),
          withKey("GET / HTTP/1.1", "connection: upgrade", "upgrade: h2c"),
          withKey("CONNECT x:443 HTTP/1.1"),
          withKey(
            "POST /rest/v1/contact_submissions HTTP/1.1",
            "expect: 100-continue",
            "content-length: 90000",
          ),
          withKey("POST / HTTP/1.1", "expect: something", "content-length: 2"),
          `${withKey("POST / HTTP/1.1", "transfer-encoding: chunked")}0\r\n${"x-trailer: 1\r\n".repeat(9_000)}\r\n`,
          `${withKey("POST / HTTP/1.1", "transfer-encoding: chunked")}1;${"x".repeat(90_000)}\r\n`,
          withKey("HEAD / HTTP/1.1").repeat(9),
          withKey("GET / HTTP/1.1", "range: bytes=0-9").repeat(9),
          withKey("GET / HTTP/2.0"),
        ];
        const sockets: Socket[] = [];
        for (const request of requests)
          for (const socket of await openMany(5)) {
            sockets.push(socket.pause());
            socket.write(request);
          }
        await sleep(500);
        await visit(5);
        destroyAll(sockets);
      });
    });

    /** Encodes the resume form as a browser without scripts does. */
    function encodeResume(file: Buffer): Buffer {
      const fields = { firstName: "Sam", lastName: "Lee", email: "sam@a.example", phone: "302 555 0142" };
      const texts = Object.entries({
        form: "resume-form ",
        position: "Foreman",
        experience: "4-7 years",
        ...fields,
      });
      const [start = "", end = ""] = encodeForm(...texts.map((field) => encodeField(...field)), encodeFile())
        .replace('name=""', 'name="resume"')
        .split("%PDF-1.7");
      return Buffer.concat([Buffer.from(start), file, Buffer.from(end)]);
    }
    const postResume = (file: Buffer) =>
      sendRaw(site.url, {
        path: "/resume",
        headers: ["content-type: multipart/form-data; boundary=cut"],
        body: encodeResume(file),
      });

    it("posted resumes of a few megabytes that unpack to gigabytes", async () => {
      await site.endure(async () => {
        for (const bomb of [compressionBombPdf(700), chainedPdf(1_500, 4)])
          expect((await postResume(bomb)).status).toBe(303);
        await visit(5);
        await site.program.until(/Refused resume .*\n[^]*Refused resume /);
      });
    });

    it("posted resumes whose text is slow to search, which the event loop does not search", async () => {
      const pid = site.program.child.pid ?? 0;
      const readMainThread = (): number => readCpuMs(`/proc/${pid}/task/${pid}`) ?? 0;
      /** Returns the processor time of the event loop for a file of this text, in milliseconds. */
      const measure = async (text: string): Promise<number> => {
        const count = Math.floor(9_000_000 / Buffer.byteLength(text));
        const before = readMainThread();
        // Another status would mean that the file was not read.
        expect((await postResume(Buffer.from(`%PDF-1.7\n${text.repeat(count)}`))).status).toBe(303);
        return readMainThread() - before;
      };
      await site.endure(async () => {
        const limit = 2 * (await measure("We need two foremen in May.\n")) + MAX_PIPELINE_MS;
        for (const text of ["/Encrypt<‹", "1 0 obj", "/Encrypt 1 0 R\n", "<<", "(", "trailer<</Encrypt "])
          if ((await measure(text)) > limit) expect(await measure(text), text).toBeLessThan(limit);
      });
    });

    it("a flood of costly rows", async () => {
      const figures = await site.endure(() => flood({ url: site.url, key: PUBLISHABLE_KEY }, 10, 8));
      expect(figures.pageLatencies.every(Number.isFinite)).toBe(true);
      expect(figures.attackStatuses).not.toHaveProperty("500");
    });

    it("every attack of the other tests, once more", async () => {
      await site.endure(runAllAttacks);
    });
  },
);

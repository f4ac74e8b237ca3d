import { Readable } from "node:stream";
import { Context } from "hono";
import { expect, it, vi } from "vitest";
import type { DataFolder } from "../../../../../server/data/files/data-folder.ts";
import { createFolderStore, type FileStore } from "../../../../../server/data/files/file-store.ts";
import { createObjectUploads } from "../../../../../server/api/storage/object-uploads.ts";
import { createSubmissionStore } from "../../../../../server/http/forms/submission-store.ts";
import type { BackendContext } from "../../../../../server/platform/serving/backend-env.ts";
import { heldBytes } from "../../../../held-bytes.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";

/** @param release called when the space reserved for an upload is released */
function createStore(files: Pick<FileStore, "receive">, release = () => Promise.resolve([])) {
  const transaction = { query: () => Promise.resolve([{ id: "v" }]) };
  const run = (_context: BackendContext, work: (queryable: object) => unknown) => work(transaction);
  const visitors = {
    runAsVisitor: run,
    runForVisitor: run,
    enqueue: (_context: BackendContext, work: () => unknown) => work(),
  };
  const database = {
    query: release,
    transaction: (work: (queryable: object) => unknown) => work(transaction),
  };
  const [anyDatabase, anyFiles, anyVisitors] = [database, files, visitors] as unknown as Parameters<
    typeof createObjectUploads
  >;
  const uploads = createObjectUploads(anyDatabase, anyFiles, anyVisitors);
  return createSubmissionStore({ uploads } as Parameters<typeof createSubmissionStore>[0]);
}

const createContext = (): BackendContext =>
  new Context(new Request("http://localhost/resume", { method: "POST" }));

async function acceptUpload(commit: () => Promise<void>) {
  const release = vi.fn(() => Promise.resolve([]));
  const file = { bytes: 1, content: vi.fn(), commit, discard: () => Promise.resolve() };
  const sent = await createStore({ receive: () => Promise.resolve(file) }, release).receive(
    createContext(),
    { key: "1_cv.pdf", mimeType: "application/pdf", bytes: 1 },
    (async function* () {})(),
  );
  if (typeof sent === "number") throw new Error(String(sent));
  return { sent, release };
}

it("the disk space reserved for a file is released if the file is discarded", async () => {
  const { sent, release } = await acceptUpload(() => Promise.resolve());
  await sent.discard();
  expect(release).toHaveBeenCalledTimes(1);
});

it("if storing a file times out, its reservation is kept, so that cleanup finds the file", async () => {
  const { sent, release } = await acceptUpload(() =>
    Promise.reject(new Error("The store did not answer in time")),
  );
  expect(await sent.store()).toBe(500);
  expect(await sent.store()).toBe(500);
  await sent.discard();
  expect(release).not.toHaveBeenCalled();
});

it("the file of a queued form is not held in memory, and can be read later", async () => {
  const folder = temporaryFolder();
  const files = createFolderStore({ root: folder, incoming: folder, files: folder } as DataFolder);
  const store = createStore(files);
  const piece = Buffer.alloc(65_536, "%PDF-1.7 ");
  const bytes = 128 * piece.length;
  const before = heldBytes();
  const contents: Blob[] = [];
  for (let n = 0; n < 8; n += 1) {
    const object = { key: `${n}_cv.pdf`, mimeType: "application/pdf", bytes };
    const content = Readable.from(Array<Buffer>(128).fill(piece));
    const sent = await store.receive(createContext(), object, content);
    if (typeof sent === "number") throw new Error(String(sent));
    contents.push(await sent.content());
  }
  for (const content of contents) {
    expect(content.size).toBe(bytes);
    expect(await content.slice(0, 8).text()).toBe("%PDF-1.7");
  }
  expect(heldBytes() - before).toBeLessThan(bytes);
});

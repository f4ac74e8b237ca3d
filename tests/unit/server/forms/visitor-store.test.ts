import { expect, it, vi } from "vitest";
import { visitorStore } from "../../../../server/forms/visitor-store.ts";
import type { BackendContext } from "../../../../server/http/backend-env.ts";

type Doors = Parameters<typeof visitorStore>[0];

/** Takes a file in whose storing ends as told. */
async function take(store: () => Promise<unknown>) {
  const release = vi.fn(() => Promise.resolve());
  const uploads = {
    admit: () => Promise.resolve({ version: "v", release }),
    receive: () => Promise.resolve({ md5: "m", discard: () => Promise.resolve(), store: vi.fn(store) }),
  };
  const sent = await visitorStore({ uploads } as unknown as Doors).take(
    {} as BackendContext,
    { key: "1_cv.pdf", mimeType: "application/pdf", bytes: 1 },
    (async function* () {})(),
  );
  if (typeof sent === "number") throw new Error(String(sent));
  return { sent, release };
}

it("gives the place of a file back that nobody wants to keep", async () => {
  const { sent, release } = await take(() => Promise.resolve());
  await sent.discard();
  expect(release).toHaveBeenCalledTimes(1);
});

it("leaves the place of a file whose bytes may be there already, so that a sweep finds them", async () => {
  const { sent, release } = await take(() => Promise.reject(new Error("The store did not answer in time")));
  expect(await sent.keep()).toBe(500);
  expect(await sent.keep()).toBe(500);
  await sent.discard();
  expect(release).not.toHaveBeenCalled();
});

import { afterAll, beforeAll, it } from "vitest";
import { backendTargets } from "../fuzz/backend-targets.ts";
import { FEW, fuzz, SEED } from "../fuzz/fuzz.ts";
import { describeBackend, type ServedBackend } from "./served-backend.ts";

describeBackend("any input", (open) => {
  let backend: ServedBackend;
  beforeAll(async () => {
    backend = await open();
    await backend.reset();
  });
  afterAll(() => backend.close());

  it("is stored, or refused with a sentence", async () => {
    for (const target of backendTargets(backend)) await fuzz(target, FEW, SEED);
  });
});

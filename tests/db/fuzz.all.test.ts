import { beforeAll, it } from "vitest";
import { backendTargets } from "../fuzz/backend-targets.ts";
import { FEW, fuzz, SEED } from "../fuzz/fuzz.ts";
import { describeBackend } from "./served-backend.ts";

describeBackend("any input", (backend) => {
  beforeAll(() => backend.reset());

  it("is stored, or refused with a sentence", async () => {
    for (const target of backendTargets(backend)) await fuzz(target, FEW, SEED);
  });
});

import { beforeAll, it } from "vitest";
import { backendTargets } from "../fuzz/backend-targets.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { describeBackend } from "./served-backend.ts";

/** Timeout for each fuzz target in milliseconds, enough for 10,000 cases. */
const timeout = 1_800_000;

describeBackend("arbitrary input", (backend, isFastest) => {
  beforeAll(() => backend.reset());

  const targets = backendTargets(backend).map((target) => ({ ...target, cases: isFastest ? 300 : 100 }));
  it.each(targets)("sent as $name is stored, or rejected with a sentence", { timeout }, fuzz);
});

import { it } from "vitest";
import { contentTargets, embedTargets, multipartTargets } from "../../fuzz/targets.ts";
import { FEW, fuzz, SEED } from "../../fuzz/fuzz.ts";

it.each([...multipartTargets, ...contentTargets, ...embedTargets])("$name hold", async (target) => {
  await fuzz(target, FEW, SEED);
});

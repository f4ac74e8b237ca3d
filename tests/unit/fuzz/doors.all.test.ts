import { it } from "vitest";
import { contentDoors, embedDoors, multipartDoors } from "../../fuzz/targets.ts";
import { FEW, fuzz, SEED } from "../../fuzz/fuzz.ts";

it.each([...multipartDoors, ...contentDoors, ...embedDoors])("$name hold", async (door) => {
  await fuzz(door, FEW, SEED);
});

import { it } from "vitest";
import { contentDoors } from "../../fuzz/content-doors.ts";
import { embedDoors } from "../../fuzz/embed-doors.ts";
import { FEW, fuzz, SEED } from "../../fuzz/fuzz.ts";
import { multipartDoors } from "../../fuzz/multipart-door.ts";

it.each([...multipartDoors, ...contentDoors, ...embedDoors])("$name hold", async (door) => {
  await fuzz(door, FEW, SEED);
});

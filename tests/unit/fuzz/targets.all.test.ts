import { it } from "vitest";
import { contentTargets, embedTargets, multipartTargets } from "../../fuzz/targets.ts";
import { fuzz } from "../../fuzz/fuzz.ts";

it.each([...multipartTargets, ...contentTargets, ...embedTargets])(
  "random input causes no failure in $name",
  fuzz,
);

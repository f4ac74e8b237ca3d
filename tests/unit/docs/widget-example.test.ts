import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addWidget, EXAMPLES, LISTED_FILES } from "../../added-widget.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

it("the example of a new widget changes exactly the listed files, and applies to their current text", () => {
  expect(EXAMPLES.map(({ file }) => file).sort()).toEqual([...LISTED_FILES].sort());
  const root = temporaryFolder();
  for (const { file, language } of EXAMPLES) if (language === "diff") cpSync(file, join(root, file));
  addWidget(root);
});

import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addDocumentedWidget, CODE_EXAMPLES, DOCUMENTED_FILES } from "../../documented-widget.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

it("the docs' example of a new widget changes exactly the listed files, and its diffs still apply", () => {
  expect(CODE_EXAMPLES.map(({ file }) => file).sort()).toEqual([...DOCUMENTED_FILES].sort());
  const root = temporaryFolder();
  for (const { file, language } of CODE_EXAMPLES) if (language === "diff") cpSync(file, join(root, file));
  addDocumentedWidget(root);
});

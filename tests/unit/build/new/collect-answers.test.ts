import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { collectAnswers } from "../../../../build/new/questions.ts";

test("each answer typed in a terminal is echoed once", async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  vi.spyOn(process, "stdin", "get").mockReturnValue(input as never);
  vi.spyOn(process, "stdout", "get").mockReturnValue(output as never);
  const typedLines = ["abc", "def", "ghi"];
  const answers = [...typedLines];
  let terminalOutput = "";
  output.on("data", (bytes: Buffer) => {
    terminalOutput += bytes.toString();
    if (bytes.includes("> ")) for (const key of `${answers.shift() ?? ""}\r`) input.write(key);
  });
  const names = ["title", "lead", "text"] as const;
  const questions = names.map((name) => ({ name, text: name, schema: z.string().min(1) }));
  expect(await collectAnswers(questions, {})).toEqual({ title: "abc", lead: "def", text: "ghi" });
  for (const answer of typedLines) expect(terminalOutput).toContain(answer);
});

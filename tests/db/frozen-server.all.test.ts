import { beforeEach, expect, it } from "vitest";
import { useDataFolder } from "./data-folder-fixture.ts";
import { runCommand } from "../run-command.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";

const folder = useDataFolder();
beforeEach(() => copyEmbeddedTemplate(folder.path));

const expectedError =
  /^The server that uses \S+ has not responded for 4 seconds\. Resume it if it is suspended, or stop it; then try again\.\n$/;

it("every operator command ends within 10 seconds while the server is frozen", async () => {
  const before = performance.now();
  await runCommand("submissions", [], { DATA_DIR: "/nonexistent" });
  const startupTime = performance.now() - before;
  const { child } = await folder.start();
  child.kill("SIGSTOP");
  const commands = [
    ["submissions"],
    ["deliveries"],
    ["desk"],
    ["backup", "/nonexistent/archive.tgz"],
  ] as const;
  for (const [command, ...args] of commands) {
    const started = performance.now();
    const { code, output, errors } = await runCommand(command, args, { DATA_DIR: folder.path });
    expect([command, code, output]).toEqual([command, 1, ""]);
    expect(errors).toMatch(expectedError);
    expect(performance.now() - started - startupTime).toBeLessThan(10_000);
  }
});

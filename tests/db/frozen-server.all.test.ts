import { beforeEach, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { connectRunningServer } from "../../server/operator/api/running-server.ts";
import { useDataFolder } from "./data-folder-fixture.ts";
import { runDeliveries } from "../../server/operator/deliveries/run-deliveries.ts";
import { runBackup } from "../../server/operator/backup/run-backup.ts";
import { openDesk } from "../../server/operator/desk/open-desk.ts";
import { runCommand } from "../run-command.ts";
import { runHere } from "../run-here.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";

const folder = useDataFolder();
beforeEach(() => copyEmbeddedTemplate(folder.path));

const expectedError =
  /^The server that uses \S+ has not responded for 4 seconds\. Resume it if it is suspended, or stop it; then try again\.\n$/;

it("operator commands end within 10 seconds while the server is frozen, even if it freezes during a request", async () => {
  const { child } = await folder.start();
  const server = await connectRunningServer(dataFolderPaths(folder.path));
  child.kill("SIGSTOP");
  const environment = { DATA_DIR: folder.path };
  const started = performance.now();
  const opening = openDesk(environment);
  const requests = [server.leads.revision(), server.resume(crypto.randomUUID()), server.backup(), opening];
  const [results, ...commands] = await Promise.all([
    Promise.allSettled(requests),
    runHere(runDeliveries, [], environment),
    runHere(runBackup, ["/nonexistent/archive.tgz"], environment),
    // In a process of its own, which must exit.
    runCommand("submissions", [], environment),
  ]);
  expect(performance.now() - started).toBeLessThan(10_000);
  for (const result of results)
    expect(String((result as PromiseRejectedResult).reason)).toMatch(/has not responded for 4 seconds/);
  for (const command of commands)
    expect(command).toEqual({ code: 1, output: "", errors: expect.stringMatching(expectedError) as string });
});

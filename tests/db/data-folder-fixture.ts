import { afterEach, beforeEach } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { killProcess, startProcess, type ServerProcess } from "./server-process.ts";

/** Gives each test an empty data folder. Afterward, kills the servers that use it and deletes it. */
export function useDataFolder() {
  let processes: Promise<ServerProcess>[] = [];
  const folder = {
    path: "",
    start(wrapper: readonly string[] = []): Promise<ServerProcess> {
      const server = startProcess(folder.path, {}, wrapper);
      processes.push(server);
      return server;
    },
  };
  beforeEach(() => {
    folder.path = temporaryFolder();
  });
  afterEach(async () => {
    for (const server of processes) await killProcess(await server);
    processes = [];
  });
  return folder;
}

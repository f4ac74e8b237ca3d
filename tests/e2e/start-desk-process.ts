import { cleanEnvironment } from "../clean-environment.ts";
import { startNode } from "../start-program.ts";

export interface DeskProcess {
  /** The one-time URL that the desk prints. */
  address: string;
  origin: string;
  pid: number;
  /** Has the running command print another link, and returns it. */
  renewLink: () => Promise<string>;
  stop: () => Promise<void>;
}

export const extractKey = (address: string): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get("key") ?? "";

/**
 * Starts the desk for a data folder on a free port, and waits until it prints its URL.
 * @param extraEnvironment additional environment variables
 * @param root project folder to run it from
 */
export async function startDeskProcess(
  dataDir: string,
  operator: string,
  extraEnvironment: Record<string, string> = {},
  root = process.cwd(),
): Promise<DeskProcess> {
  const desk = startNode("desk", {
    env: cleanEnvironment({
      DATA_DIR: dataDir,
      DESK_PORT: "0",
      BROWSER: "none",
      DESK_OPERATOR: operator,
      ...extraEnvironment,
    }),
    cwd: root,
  });
  const [address] = await desk.until(/http:\S+(?=\s)/);
  return {
    address,
    origin: new URL(address).origin,
    pid: desk.child.pid ?? 0,
    async renewLink() {
      desk.child.kill("SIGUSR2");
      const [, newAddress = ""] = await desk.until(/new single-use link\): (http:\S+)(?=\s)/);
      return newAddress;
    },
    stop: () => desk.end(),
  };
}

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePort } from "../find-free-port.ts";
import { findProgram } from "../find-program.ts";

/** Where Debian's package installs WordPress. */
const WORDPRESS_FOLDER = "/usr/share/wordpress";
const SCRIPTS = "tests/hosts/wordpress";

export const hasWordpress =
  ["php", "mariadb-install-db", "mariadbd"].every(findProgram) &&
  existsSync(join(WORDPRESS_FOLDER, "wp-content/themes/twentytwentythree")) &&
  run("php", ["-m"]).includes("mysqli");

export interface RunningWordpress {
  url: string;
  evaluate: <Value>(code: string) => Value;
  publish: (content: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts a database and PHP's built-in server, installs WordPress and activates our plugin.
 * @param plugin path of the plugin's ZIP archive
 */
export async function startWordpress(plugin: string): Promise<RunningWordpress> {
  const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-wordpress-"));
  const [folder, data, socket] = [join(scratch, "wp"), join(scratch, "db"), join(scratch, "db.sock")];
  const processes: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, "exit");
      // Kill the process group, since PHP's server forks workers.
      if (child.pid !== undefined) process.kill(-child.pid);
      await exit;
    }
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    const user = process.getuid?.() === 0 ? ["--user=root"] : [];
    mkdirSync(data);
    run("mariadb-install-db", [
      "--no-defaults",
      `--datadir=${data}`,
      "--skip-test-db",
      "--auth-root-authentication-method=normal",
      ...user,
    ]);
    const settings = [
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${scratch}/db.pid`,
      "--skip-networking",
    ];
    processes.push(
      spawn("/usr/sbin/mariadbd", ["--no-defaults", ...settings, ...user], {
        stdio: "ignore",
        detached: true,
      }),
    );
    await until(() => existsSync(socket));
    run("php", [
      "-r",
      `(new mysqli("localhost", "root", "", "", 0, $argv[1]))->query("create database wordpress");`,
      socket,
    ]);

    cpSync(WORDPRESS_FOLDER, folder, { recursive: true, dereference: true });
    copyFileSync(join(SCRIPTS, "wp-config.php"), join(folder, "wp-config.php"));
    const url = `http://127.0.0.1:${await findFreePort()}`;
    run("php", [join(SCRIPTS, "set-up.php"), folder, url, plugin]);
    const serverArguments = ["-q", "-S", url.replace("http://", ""), "-t", folder];
    // WordPress sends requests to itself while handling a request, so it needs several workers.
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: "4" };
    processes.push(spawn("php", serverArguments, { stdio: "ignore", detached: true, env }));
    await until(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    );

    const evaluate = <Value>(code: string): Value => {
      const output = run("php", [resolve(SCRIPTS, "evaluate.php"), folder, code]);
      return JSON.parse(output.slice(output.lastIndexOf("\n"))) as Value;
    };
    const publish = (content: string): string => {
      const post = `array( 'post_title' => 'Foreman', 'post_status' => 'publish', 'post_content' => wp_slash( base64_decode( '${Buffer.from(content).toString("base64")}' ) ) )`;
      return `${url}/?p=${evaluate<number>(`return wp_insert_post( ${post} );`)}`;
    };
    return { url, evaluate, publish, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout;
}

const TIMEOUT_MS = 60_000;

async function until(isReady: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isReady())) {
    if (performance.now() > end) throw new Error("a server for the WordPress test did not start in time");
    await new Promise((next) => setTimeout(next, 50));
  }
}

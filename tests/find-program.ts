import { existsSync } from "node:fs";
import { join } from "node:path";

const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];

export const findProgram = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

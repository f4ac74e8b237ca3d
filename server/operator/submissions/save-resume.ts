import { open, rm, stat, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { requireOutsideSite } from "../../data/files/data-folder.ts";
import type { ResumeFile } from "./submission-source.ts";

/** Maximum length of a file name in bytes. File systems allow 255, and a number may be appended. */
const maxNameBytes = 200;

/** Converts an untrusted file name to a safe one, without path, control characters or leading dots. */
export function toSafeFileName(original: string): string {
  const name = (original.split(/[/\\]/).at(-1) ?? "")
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/gu, "");
  const extension = extname(name).slice(0, 20);
  let stem = name.slice(0, name.length - extname(name).length) || "resume";
  // Windows reserves these names for devices.
  if (/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem)) stem = `_${stem}`;
  while (Buffer.byteLength(stem + extension) > maxNameBytes) stem = [...stem].slice(0, -1).join("");
  return stem + extension;
}

async function createNewFile(path: string) {
  return open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") return undefined;
    throw new BackendError(`Cannot write ${path}: ${oneLine(error)}.`);
  });
}

/**
 * Saves a resume and returns its path. In a folder, keeps the resume's file name, with a number appended if it is
 * taken.
 * @param out a folder, or the path of a new file; defaults to the working directory
 * @throws BackendError if the file exists or cannot be written, EnvironmentError if the site would serve it
 */
export async function saveResume(file: ResumeFile, out = "."): Promise<string> {
  requireOutsideSite("--out", out);
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const name = toSafeFileName(file.filename);
  const extension = extname(name);
  let path = isFolder ? join(out, name) : out;
  let target = await createNewFile(path);
  for (let number = 2; !target && isFolder; number += 1) {
    path = join(out, `${name.slice(0, name.length - extension.length)} (${number})${extension}`);
    target = await createNewFile(path);
  }
  if (!target) throw new BackendError(`${resolve(out)} already exists; nothing was overwritten.`);
  try {
    await writeFile(target, file.content);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await target.close();
  }
  return resolve(path);
}

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";

export interface Editor {
  /** Opens an entry, such as `insights/civil-engineer-hiring-guide` or `pages/home`. */
  open: (entry: string) => Promise<void>;
  /** Scrolls to the field with this key. The editor renders only fields near the viewport. */
  scrollToField: (key: string) => Promise<Locator>;
  read: (file: string) => Promise<string>;
  /** Returns the text of each content file by its path. */
  readContent: () => Promise<Record<string, string>>;
}

export function readContentFiles(): Record<string, string> {
  const entries = readdirSync("content", { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")]));
}

/**
 * Opens the editor with a copy of the content. Only the folder picker is mocked, since scripts cannot operate the
 * browser's dialog. The mock returns a folder in the origin private file system, which has the same API as one on
 * disk.
 */
export async function openEditor(page: Page, url: string): Promise<Editor> {
  await page.goto(`${url}/admin`);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    // The editor requires this folder as proof of a Git repository.
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of Object.entries(files)) {
      const parts = path.split("/");
      const name = parts.pop() ?? "";
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writer = await file.createWritable();
      await writer.write(text);
      await writer.close();
    }
    Object.assign(globalThis, { showDirectoryPicker: () => Promise.resolve(root) });
  }, readContentFiles());
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("grid", { name: "Entries" }).waitFor();
  return {
    open: async (entry) => {
      const [collection = "", name = ""] = entry.split("/");
      const form = page.getByRole("group", { name: "Content Editor" });
      // Go to the list first: if one form directly replaces another, the editor keeps the scroll position.
      await page.goto(`${url}/admin#/collections/${collection}`);
      await form.waitFor({ state: "hidden" });
      await page.goto(`${url}/admin#/collections/${collection}/entries/${name}`);
      await form.waitFor();
    },
    scrollToField: async (key) => {
      const field = page.locator(`[data-key-path="${key}"]`);
      // Move the pointer over the fields, not over the preview to their right, so that the wheel scrolls
      // them.
      await page.mouse.move(300, 400);
      const scroll = async (): Promise<number> => {
        const fieldCount = await field.count();
        if (fieldCount === 0) await page.mouse.wheel(0, 700);
        return fieldCount;
      };
      await expect.poll(scroll, { message: `a field for ${key}` }).toBe(1);
      return field;
    },
    read: (file) =>
      page.evaluate(async (path) => {
        const parts = path.split("/");
        const name = parts.pop() ?? "";
        let folder = await navigator.storage.getDirectory();
        for (const part of parts) folder = await folder.getDirectoryHandle(part);
        return (await (await folder.getFileHandle(name)).getFile()).text();
      }, file),
    readContent: () =>
      page.evaluate(async () => {
        const texts: Record<string, string> = {};
        const readFolder = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
          for await (const [name, entry] of folder.entries()) {
            if (entry instanceof FileSystemDirectoryHandle) await readFolder(entry, `${path}/${name}`);
            else if (entry instanceof FileSystemFileHandle)
              texts[`${path}/${name}`] = await (await entry.getFile()).text();
          }
        };
        const root = await navigator.storage.getDirectory();
        await readFolder(await root.getDirectoryHandle("content"), "content");
        return texts;
      }),
  };
}

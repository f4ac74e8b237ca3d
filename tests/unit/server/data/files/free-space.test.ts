import { statfsSync } from "node:fs";
import type fs from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { requireSpace, toUnavailable } from "../../../../../server/data/files/free-space.ts";
import { UnavailableError } from "../../../../../server/platform/backend-error.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";

const statfs = vi.hoisted(() => vi.fn());
vi.mock("node:fs/promises", async (original) => {
  const promises = await original<typeof fs>();
  statfs.mockImplementation(promises.statfs);
  return { ...promises, statfs };
});

it("many submissions measure the disk once", async () => {
  const folder = temporaryFolder();
  statfs.mockClear();
  await Promise.all(Array.from({ length: 200 }, () => requireSpace(folder)));
  for (let n = 0; n < 200; n += 1) await requireSpace(folder);
  expect(statfs).toHaveBeenCalledTimes(1);
});

it("what is written between two measurements is subtracted", async () => {
  const folder = temporaryFolder();
  const { bavail, bsize } = statfsSync(folder);
  const half = (bavail * bsize) / 2;
  await requireSpace(folder, half);
  await expect(requireSpace(folder, half)).rejects.toThrow(UnavailableError);
  await requireSpace(folder, half / 2);
});

it("a folder that cannot be measured is measured again", async () => {
  await expect(requireSpace("/no/such/folder")).rejects.toMatchObject({ code: "ENOENT" });
  await expect(requireSpace("/no/such/folder")).rejects.toMatchObject({ code: "ENOENT" });
});

it("errors of a full disk and of a process without descriptors are temporary, others are not", () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code });
  for (const code of ["ENOSPC", "EDQUOT", "EMFILE", "ENFILE"])
    expect(toUnavailable(withCode(code)), code).toBeInstanceOf(UnavailableError);
  const denied = withCode("EACCES");
  expect(toUnavailable(denied)).toBe(denied);
});

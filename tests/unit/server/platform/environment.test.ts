import { expect, it } from "vitest";
import { readBackupSchedule, readHost } from "../../../../server/platform/environment.ts";

it("the server listens on all interfaces, on loopback behind a local proxy, or on HOST", () => {
  expect(readHost({})).toBeUndefined();
  expect(readHost({ TRUST_PROXY: "1" })).toBe("127.0.0.1");
  expect(readHost({ TRUST_PROXY: "1", HOST: "0.0.0.0" })).toBe("0.0.0.0");
  expect(readHost({ TRUST_PROXY: "10.0.0.0/8" })).toBeUndefined();
  expect(readHost({ HOST: "::1" })).toBe("::1");
});

it("a HOST that is not an IP address is rejected", () => {
  expect(() => readHost({ HOST: "example.com" })).toThrow(
    /^HOST is "example\.com"; expected an address of this machine/,
  );
});

it("backups are made every 5 minutes, every hour with a PostgreSQL server, or as often as BACKUP_MINUTES says", () => {
  expect(readBackupSchedule({})).toBeUndefined();
  expect(readBackupSchedule({ BACKUP_MINUTES: "7" })).toBeUndefined();
  expect(readBackupSchedule({ BACKUP_DIR: "/mnt/b" })).toEqual({ folder: "/mnt/b", minutes: 5 });
  expect(readBackupSchedule({ BACKUP_DIR: "/mnt/b", DATABASE_URL: "postgresql://x/y" })).toEqual({
    folder: "/mnt/b",
    minutes: 60,
  });
  for (const minutes of ["1", "1440"])
    expect(readBackupSchedule({ BACKUP_DIR: "/mnt/b", BACKUP_MINUTES: minutes })?.minutes).toBe(
      Number(minutes),
    );
});

it.each(["0", "1441", "99999", "-5", "1.5", "5m", "1e2"])("BACKUP_MINUTES=%s is rejected", (minutes) => {
  expect(() => readBackupSchedule({ BACKUP_DIR: "/mnt/b", BACKUP_MINUTES: minutes })).toThrow(
    `BACKUP_MINUTES is "${minutes}"; expected a number from 1 to 1440, such as 5`,
  );
});

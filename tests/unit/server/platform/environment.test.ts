import { expect, it } from "vitest";
import { readBackupSchedule, readDeskOrigin, readHost } from "../../../../server/platform/environment.ts";

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

it("the desk is served at a host of its own or at /desk, with HTTPS except on this machine", () => {
  expect(readDeskOrigin({})).toBeUndefined();
  expect(readDeskOrigin({ DESK_ORIGIN: "https://desk.example.com" })).toEqual({
    url: "https://desk.example.com",
    origin: "https://desk.example.com",
    host: "desk.example.com",
    base: "",
    isSecure: true,
  });
  const site = { SITE_URL: "https://www.example.com" };
  expect(readDeskOrigin({ ...site, DESK_ORIGIN: "https://www.example.com/desk/" })).toMatchObject({
    url: "https://www.example.com/desk",
    base: "/desk",
  });
  for (const origin of ["http://localhost:8080", "http://desk.localhost:8080", "http://127.0.0.1:8080/desk"])
    expect(readDeskOrigin({ DESK_ORIGIN: origin })).toMatchObject({ isSecure: false });
});

it.each([
  "desk.example.com",
  "http://desk.example.com",
  "http://localhost.example.com",
  "ftp://localhost",
  "https://www.example.com/office",
  "https://www.example.com/desk?x=1",
  "https://ana@desk.example.com",
])("DESK_ORIGIN=%s is rejected", (origin) => {
  expect(() => readDeskOrigin({ DESK_ORIGIN: origin })).toThrow(
    `DESK_ORIGIN is "${origin}"; expected an address such as https://desk.example.com`,
  );
});

it("DESK_ORIGIN must not be the site itself", () => {
  const site = "https://www.example.com";
  expect(() => readDeskOrigin({ SITE_URL: site, DESK_ORIGIN: site })).toThrow(
    "expected another host than the site's, or https://www.example.com/desk",
  );
});

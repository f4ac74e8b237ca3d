import type { CDPSession, Page } from "playwright";

/** The line of the phone that Lighthouse's mobile preset has in mind ("slow 4G"), and how much slower than this machine it is. */
export const PHONE = {
  rttMs: 150,
  downBitsPerSecond: 1_638_400,
  upBitsPerSecond: 750_000,
  slowdown: 4,
} as const;

/** Gives a page the phone's line. */
export async function emulateLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: PHONE.rttMs,
    downloadThroughput: PHONE.downBitsPerSecond / 8,
    uploadThroughput: PHONE.upBitsPerSecond / 8,
  });
  return session;
}

/** Gives a page the phone's line and its processor. */
export async function emulatePhone(page: Page): Promise<void> {
  const session = await emulateLine(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slowdown });
}

import type { CDPSession, Page } from "playwright";

interface NetworkConditions {
  rttMs: number;
  downBitsPerSecond: number;
  upBitsPerSecond: number;
}

/** Network ("slow 4G") and CPU slowdown of Lighthouse's mobile preset. */
export const PHONE = {
  rttMs: 150,
  downBitsPerSecond: 1_638_400,
  upBitsPerSecond: 750_000,
  slowdown: 4,
} as const;

export async function emulateNetwork(page: Page, line: NetworkConditions = PHONE): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.rttMs,
    downloadThroughput: line.downBitsPerSecond / 8,
    uploadThroughput: line.upBitsPerSecond / 8,
  });
  return session;
}

export async function emulatePhone(page: Page): Promise<void> {
  await emulateNetwork(page);
  await emulateCpu(page);
}

export async function emulateCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slowdown });
}

import { connect, createServer, type Socket } from "node:net";
import type { Browser, Page } from "playwright";
import { listen, type LocalServer } from "../serve.ts";
import { PHONE, emulatePhone, emulateCpu } from "../browser/emulate-phone.ts";

/** Size of emulated packets in bytes. */
const PACKET_BYTES = 1400;

/** One direction of the emulated connection. All of the phone's connections share its bandwidth. */
interface Direction {
  /** Latency in milliseconds. */
  delay: number;
  bytesPerMs: number;
  /** When the last queued packet will have been sent (`performance.now()`). */
  freeAt: number;
}

/**
 * Starts a proxy that emulates a phone's connection to a local server. DevTools can throttle a page, but not
 * requests from before the page exists, such as a prefetch.
 * @param target origin of the local server
 */
export async function startThrottlingProxy(target: string): Promise<LocalServer> {
  const createDirection = (bitsPerSecond: number): Direction => ({
    delay: PHONE.rttMs / 2,
    bytesPerMs: bitsPerSecond / 8000,
    freeAt: 0,
  });
  const [up, down] = [createDirection(PHONE.upBitsPerSecond), createDirection(PHONE.downBitsPerSecond)];
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((phone) => {
    const site = connect(Number(port), hostname);
    for (const socket of [phone, site]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    }
    forward(phone, site, up);
    forward(site, phone, down);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function forward(from: Socket, to: Socket, direction: Direction): void {
  const packetsInFlight: { at: number; packet: Buffer | undefined }[] = [];
  let timer: NodeJS.Timeout | undefined;
  const deliverPackets = (): void => {
    timer = undefined;
    while (packetsInFlight[0] !== undefined && packetsInFlight[0].at <= performance.now()) {
      const { packet } = packetsInFlight.shift()!;
      if (packet === undefined) to.end();
      else to.write(packet);
    }
    scheduleDelivery();
  };
  const scheduleDelivery = (): void => {
    const [next] = packetsInFlight;
    if (next !== undefined) timer ??= setTimeout(deliverPackets, Math.max(0, next.at - performance.now()));
  };
  const send = (packet: Buffer | undefined): void => {
    direction.freeAt =
      Math.max(direction.freeAt, performance.now()) + (packet?.length ?? 0) / direction.bytesPerMs;
    packetsInFlight.push({ at: direction.freeAt + direction.delay, packet });
    scheduleDelivery();
  };
  from.on("data", (data: Buffer) => {
    for (let start = 0; start < data.length; start += PACKET_BYTES)
      send(data.subarray(start, start + PACKET_BYTES));
  });
  from.on("end", () => send(undefined));
  to.setNoDelay();
}

export const SLOW_PHONE_CAPTION =
  "on emulated slow 4G (150 ms a request, 1.6 Mbit/s down, 0.75 Mbit/s up), a processor 4 times slower than this one, and a window of 412 × 823";

/**
 * How long a tap lasts, in milliseconds: 90 on average, as measured by the author of instant.page
 * (calendar.perfplanet.com/2019/instant-pages-with-just-in-time-preloading).
 */
export const TAP_DURATION_MS = 90;

/** Opens an empty page in a fresh profile on an emulated slow phone. The caller closes the page's context. */
export const openSlowPhone = (browser: Browser): Promise<Page> => openPhone(browser, emulatePhone);

/**
 * Like `openSlowPhone`, but emulates only the slow processor, for pages served through
 * `startThrottlingProxy`.
 */
export const openPhoneWithSlowCpu = (browser: Browser): Promise<Page> => openPhone(browser, emulateCpu);

async function openPhone(browser: Browser, emulate: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await emulate(page);
  return page;
}

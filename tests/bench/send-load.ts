import { sampleRows } from "../db/sample-rows.ts";

export interface Target {
  url: string;
  key: string;
}

/**
 * Sends `count` requests, each from another network, by concurrent clients. Each client waits for a response before
 * its next request.
 * @returns milliseconds from the first request to the last response, latencies, and the number of failures
 */
async function send(
  count: number,
  clients: number,
  request: (number: number, address: string) => Promise<Response>,
) {
  const latencies: number[] = [];
  let next = 0;
  const started = performance.now();
  const client = async () => {
    for (let number = next++; number < count; number = next++) {
      const address = `10.${number >> 8}.${number & 255}.1`;
      const sent = performance.now();
      const response = await request(number, address);
      await response.arrayBuffer();
      if (response.ok) latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { total: performance.now() - started, latencies, failures: count - latencies.length };
}

/** Headers that supabase-js sends with every request. */
const headersOf = (key: string, address: string) => ({
  "x-forwarded-for": address,
  apikey: key,
  authorization: `Bearer ${key}`,
  "x-client-info": "supabase-js-web/2",
});

export function post({ url, key }: Target, address: string, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", prefer: "return=minimal" };
  return fetch(url + path, {
    method: "POST",
    headers: { ...headersOf(key, address), ...headers },
    body: JSON.stringify(body),
  });
}

export function postLead(target: Target, address: string, row: object): Promise<Response> {
  const completeRow = { id: crypto.randomUUID(), form_check: { trap: "", seconds: 20 }, ...row };
  return post(target, address, "/rest/v1/contact_submissions", completeRow);
}

/** Uploads a resume from the given IP address, like supabase-js does for a `File`. */
export function postFile(
  { url, key }: Target,
  address: string,
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData();
  body.append("cacheControl", "3600");
  body.append("", new File([content], "cv.pdf", { type: "application/pdf" }));
  const path = `/storage/v1/object/resumes/${name}`;
  return fetch(url + path, { method: "POST", headers: headersOf(key, address), body });
}

export function sendLeads(target: Target, count: number, clients: number) {
  return send(count, clients, (number, address) =>
    postLead(target, address, { ...sampleRows.contact_submissions, email: `person${number}@example.com` }),
  );
}

/** Uploads `count` files of the given size in bytes, all at the same time. */
export function sendFiles(target: Target, count: number, bytes: number) {
  const content = new Uint8Array(bytes).map((_, index) => index * 31);
  return send(count, count, (number, address) =>
    postFile(target, address, `${1_736_500_000_000 + number}_cv.pdf`, content),
  );
}

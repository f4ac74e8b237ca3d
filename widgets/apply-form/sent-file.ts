import { useEffect, useState } from "react";

const KEY = "ridgebeam-application";

/** Time in milliseconds for which the database accepts an earlier application's file. */
const REUSE_MS = 24 * 3_600_000;

interface SentFile {
  /** Hash of the earlier application's receipt key. It names the file, and does not open the receipt. */
  hash: string;
  name: string;
  sentAt: number;
}

function readSentFile(): SentFile | undefined {
  try {
    const file = JSON.parse(sessionStorage.getItem(KEY) ?? "") as SentFile;
    return Date.now() - file.sentAt < REUSE_MS ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the file of an application that was sent from this tab within a day, which a further one may reuse, and a
 * function that remembers one. It is kept until the tab is closed.
 */
export function useSentFile() {
  const [sentFile, setSentFile] = useState<SentFile>();
  useEffect(() => setSentFile(readSentFile()), []);
  const remember = (hash: string | undefined, name: string): void => {
    if (hash === undefined) return;
    const file = { hash, name, sentAt: Date.now() };
    setSentFile(file);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(file));
    } catch {
      // The browser keeps nothing: the next form asks for the file again.
    }
  };
  return [sentFile, remember] as const;
}

/**
 * Returns whether the opening has ended since the page was loaded: its last day is over, or the server says that its
 * page is gone, as for one that has been filled.
 * @param closes when the last day ends, if there is one
 * @param page the opening's page; by default, the one that the form is on
 */
export async function hasEnded(closes = "", page = location.pathname): Promise<boolean> {
  if (Date.now() > Date.parse(closes)) return true;
  const response = await fetch(page, { method: "HEAD" }).catch(() => undefined);
  return response?.status === 410;
}

/**
 * Whether an external target is on a network. Local paths, such as `file:///C:\Users\Kim\Resume.dotx`, `C:\Users\…`,
 * `Normal.dotm` or `Macintosh HD:Users:…`, occur in ordinary documents, for instance as the path of their template.
 */
export function isOnNetwork(target: string): boolean {
  const path = normalizeTarget(target);
  return isNetworkShare(path) || (/^[a-z][a-z0-9+.-]+:/i.test(path) && !/^file:/i.test(path));
}

/** Names and addresses that only the sender's own network resolves. */
const INTERNAL_HOST =
  /^(?:[a-z][a-z0-9_-]{0,62}(?:\.(?:[a-z0-9-]+\.)?(?:local|lan|internal|corp|home))?|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/i;

/** Whether a target is on a file server of the sender's own network, where companies keep their templates. */
export function isOnFileServer(target: string): boolean {
  const [, host = ""] = /^\/\/([^/]*)/.exec(normalizeTarget(target).replace(/^file:\/*/i, "//")) ?? [];
  return isNetworkShare(target) && INTERNAL_HOST.test(host);
}

/** Whether a target is on a network share, to which Windows would send the user's credentials. */
export function isNetworkShare(target: string): boolean {
  const path = normalizeTarget(target).replace(/^file:\/\/localhost(?=\/)/i, "file://");
  const [, rest] = /^file:(.*)$/is.exec(path) ?? [];
  if (rest === undefined) return path.startsWith("//");
  const slashes = /^\/*/.exec(rest)?.[0].length ?? 0;
  // After `file:`, one or three slashes start a local path; two, or more than three, start a host name.
  return slashes === 2 || slashes > 3;
}

function normalizeTarget(target: string): string {
  let path = target;
  try {
    path = decodeURIComponent(target);
  } catch {
    // Malformed percent-encoding: use the target as it is.
  }
  return path.replace(/^[\0-\x20]+/, "").replaceAll("\\", "/");
}

/**
 * Whether an external target is on a network. Local paths, such as `file:///C:\Users\Kim\Resume.dotx`, `C:\Users\…`,
 * `Normal.dotm` or `Macintosh HD:Users:…`, occur in ordinary documents, for instance as the path of their template.
 */
export function isOnNetwork(target: string): boolean {
  const path = normalizeTarget(target);
  return isNetworkShare(path) || (/^[a-z][a-z0-9+.-]+:/i.test(path) && !/^file:/i.test(path));
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

/**
 * Tells whether a target outside the document is reached over a network. Word writes local paths into ordinary documents, as those of
 * their templates: `file:///C:\Users\Kim\Templates\Resume.dotx`, `C:\Users\…`, `Normal.dotm`, `Macintosh HD:Users:…`.
 */
export function isOnNetwork(target: string): boolean {
  const path = withSlashes(target);
  return isShare(path) || (/^[a-z][a-z0-9+.-]+:/i.test(path) && !/^file:/i.test(path));
}

/** Tells whether a target is a file of another machine, which Windows asks with the user's name and password. */
export function isShare(target: string): boolean {
  const path = withSlashes(target).replace(/^file:\/\/localhost(?=\/)/i, "file://");
  const [, rest] = /^file:(.*)$/is.exec(path) ?? [];
  if (rest === undefined) return path.startsWith("//");
  const slashes = /^\/*/.exec(rest)?.[0].length ?? 0;
  // After `file:` two slashes name a host, and more than three a share.
  return slashes === 2 || slashes > 3;
}

/** Without the control characters and spaces at the start, which are ignored by what opens a target. */
function withSlashes(target: string): string {
  let path = target;
  try {
    path = decodeURIComponent(target);
  } catch {
    // It is not encoded.
  }
  return path.replace(/^[\0-\x20]+/, "").replaceAll("\\", "/");
}

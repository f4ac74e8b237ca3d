/**
 * The key that pages and partner scripts carry where they talk to the origin that serves them. It tells Supabase's clients from stray
 * requests and decides nothing, so that one build fits every data folder.
 */
export const PUBLISHABLE_KEY = "sb_publishable_ridgebeam";

/** Whether a text can be accepted as a publishable key: long enough to be no accident, and no secret. */
export function isPublishableKey(key: string): boolean {
  return /^[\w.-]{16,512}$/.test(key) && !isSecretKey(key);
}

/** A key that opens everything: `sb_secret_…`, or the older kind, a token whose role is `service_role`. */
export function isSecretKey(key: string): boolean {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return key.startsWith("sb_secret_") || payload.includes('"service_role"');
}

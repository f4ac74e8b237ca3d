/**
 * The key that pages and partners' scripts send to the origin that serves them. Supabase's clients require a
 * key, but this one grants nothing. It is therefore a constant, and one build works with every data folder.
 */
export const PUBLISHABLE_KEY = "sb_publishable_ridgebeam";

export function isPublishableKey(key: string): boolean {
  return /^[\w.-]{16,512}$/.test(key) && !isSecretKey(key);
}

/** Whether a key is secret: `sb_secret_…`, or a legacy JWT with the `service_role` role. */
export function isSecretKey(key: string): boolean {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return key.startsWith("sb_secret_") || payload.includes('"service_role"');
}

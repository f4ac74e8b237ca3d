/** Loads the script that keeps the reader's place: on the first interaction, and on arrival by a language link. */
const load = (): void => void import("./keep-place.ts");

for (const type of ["pointerover", "pointerdown", "focusin"]) addEventListener(type, load, { once: true });
try {
  // The key of keep-place.ts, which is not imported for it, so that it need not load.
  if ("ridgebeam-language" in sessionStorage) load();
} catch {
  // Storage is blocked, so there is no place to restore.
}

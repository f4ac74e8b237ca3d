/**
 * Loads the script that keeps the reader's place: on the first interaction, and on arrival by a language link. A link
 * that is clicked earlier waits for it, but not for long.
 */
const LONGEST_WAIT = 2000;

let isReady = false;
const load = (): Promise<void> =>
  import("./keep-place.ts").then(
    () => void (isReady = true),
    () => {
      // The link works without the script.
    },
  );

for (const type of ["pointerover", "pointerdown", "focusin"])
  addEventListener(type, () => void load(), { once: true });

let isWaiting = false;
addEventListener("click", (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang][lang]");
  // With these keys the link opens elsewhere, and this page stays.
  if (!link || isReady || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if (isWaiting) return;
  isWaiting = true;
  void Promise.race([load(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]).then(() => {
    isWaiting = false;
    // If the script is ready, it hears this click.
    if (isReady) link.click();
    else location.assign(link.href);
  });
});

try {
  // The key of keep-place.ts, which is not imported for it, so that it need not load.
  if ("ridgebeam-language" in sessionStorage) void load();
} catch {
  // Storage is blocked, so there is no place to restore.
}

import { Button } from "../parts/button.tsx";
import { KeyCap } from "../parts/key-cap.tsx";
import { Modal } from "../parts/modal.tsx";
import { shortcuts, type Shortcut } from "./shortcuts.ts";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal labelledBy="keys" width="w-250" onClose={onClose}>
      {(close) => (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-ink pb-3">
            <h2 id="keys" className="font-head text-title font-heading">
              All keys
            </h2>
            <Button onClick={close}>Close</Button>
          </div>
          <div className="mt-3 grid gap-6 md:grid-cols-3">
            {Object.entries<readonly Shortcut[]>(shortcuts).map(([place, keys]) => (
              <section key={place}>
                <h3 className="font-head text-part font-heading">{place}</h3>
                <dl className="mt-1">
                  {keys.map(({ keys: caps, meaning }) => (
                    <div
                      key={meaning}
                      className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-2 border-b border-line py-1.5"
                    >
                      <dt className="flex flex-wrap gap-1">
                        {caps.map((cap) => (
                          <KeyCap key={cap}>{cap}</KeyCap>
                        ))}
                        <span className="sr-only">{caps.join(" ")}</span>
                      </dt>
                      <dd>{meaning}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          <p className="mt-4 text-ink-2">Shortcuts are off while you type in a field or a dialog is open.</p>
        </>
      )}
    </Modal>
  );
}

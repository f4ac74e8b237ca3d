import type { Receipt, ReceiptClient } from "../backend/receipts.ts";
import { ContactChange } from "./contact-change.tsx";
import { FileChange } from "./file-change.tsx";
import { NoteChange } from "./note-change.tsx";
import { SectionTitle } from "./section-title.tsx";
import type { ReceiptSettings } from "./settings.ts";
import { Withdraw } from "./withdraw.tsx";

export interface ChangeProps {
  receipt: Receipt;
  client: ReceiptClient;
  settings: ReceiptSettings;
  onChanged: (receipt: Receipt) => void;
  onReceiptGone: () => void;
}

export function ChangeSection({ onWithdrawn, ...change }: ChangeProps & { onWithdrawn: () => void }) {
  const { receipt, client, settings } = change;
  return (
    <section aria-labelledby="receipt-change" className="print:hidden">
      <SectionTitle id="receipt-change">{settings.change.title}</SectionTitle>
      <div className="mt-5 border-t border-ink">
        <ContactChange {...change} />
        {receipt.kind !== "report" && <NoteChange {...change} />}
        {receipt.kind === "resume" && <FileChange {...change} />}
        <Withdraw
          client={client}
          texts={settings.change}
          isHeld={receipt.is_held}
          onWithdrawn={onWithdrawn}
        />
      </div>
    </section>
  );
}

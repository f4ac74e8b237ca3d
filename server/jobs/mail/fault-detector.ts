import { oneLine } from "../../platform/backend-error.ts";
import { isDatabaseError } from "../../data/database/database.ts";
import { UnavailableError } from "../../platform/unavailable-error.ts";
import { DeliveryRefusal, type DeliveryKind } from "../outbox/channel.ts";
import type { ComposedMail } from "./compose/compose.ts";

/**
 * Distinguishes bugs from bad rows by composing a sample email of the same kind, which fails only because of a bug.
 * A bad row must not make the server unready.
 * @param composeSamples composes the sample emails of the given kind
 */
export function createFaultDetector(composeSamples: (kind: DeliveryKind) => Promise<unknown>) {
  const faults = new Map<DeliveryKind, string>();
  return {
    /**
     * Composes an email.
     * @throws DeliveryRefusal with scope `fault` if a bug affects every email of this kind, otherwise `retry`
     */
    async compose(kind: DeliveryKind, work: () => Promise<ComposedMail>): Promise<ComposedMail> {
      try {
        const mail = await work();
        faults.delete(kind);
        return mail;
      } catch (error) {
        if (error instanceof DeliveryRefusal) throw error;
        const reason = `The email could not be composed: ${oneLine(error)}`;
        if (error instanceof UnavailableError || isDatabaseError(error))
          throw new DeliveryRefusal("retry", reason);
        try {
          await composeSamples(kind);
        } catch (fault) {
          // Store the error of the sample email, because it contains no visitor data.
          faults.set(kind, oneLine(fault));
          throw new DeliveryRefusal("fault", reason);
        }
        faults.delete(kind);
        throw new DeliveryRefusal("retry", reason);
      }
    },
    /** Rejects with the reason as long as any kind of email cannot be composed. */
    check(): Promise<void> {
      const [found] = faults;
      if (found === undefined) return Promise.resolve();
      return Promise.reject(new Error(`cannot compose ${found[0]} emails: ${found[1]}`));
    },
  };
}

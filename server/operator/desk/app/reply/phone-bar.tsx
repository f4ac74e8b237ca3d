import type { ReactNode } from "react";
import type { Lead } from "../../leads/lead-desk.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import type { ComposerStart } from "./composer.tsx";
import { useReplyTemplates } from "./reply-draft.ts";
import { toDialedNumber } from "../../../../../model/submissions/phone-number.ts";

/** Returns the links that call and text the sender; undefined without a number that can be dialed. */
export function readPhoneLinks({ sent: { phone } }: Lead) {
  const dialed = phone ? toDialedNumber(phone) : undefined;
  if (!phone || dialed === undefined) return undefined;
  return { text: phone, call: `tel:${dialed}`, sms: `sms:${dialed}` };
}

const look =
  "flex min-h-15 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-ink font-head text-dense font-strong no-underline";

interface PhoneBarProps {
  lead: Lead;
  canReply: boolean;
  onReply: (start: ComposerStart) => void;
  onCall: () => void;
  onAssign: () => void;
}

const Caption = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} /> {children}
  </>
);

/** What one thumb reaches on a phone: templates above, and the ways to answer. */
export function PhoneBar({ lead, canReply, onReply, onCall, onAssign }: PhoneBarProps) {
  const { templates } = useReplyTemplates(lead);
  const links = readPhoneLinks(lead);
  return (
    <div className="sticky bottom-0 z-10 border-t-2 border-ink bg-paper pb-[env(safe-area-inset-bottom)] md:hidden">
      {canReply && (
        <div className="flex gap-2 overflow-x-auto px-4 pt-2.5">
          {templates.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              onClick={() => onReply({ template: id })}
              className="min-h-11 shrink-0 cursor-pointer border border-field bg-sheet px-3"
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2 px-4 py-2.5">
        {canReply && (
          <button
            type="button"
            onClick={() => onReply("text")}
            className={`${look} border-signal bg-signal text-light-ink`}
          >
            <Caption icon="reply">Reply</Caption>
          </button>
        )}
        {links !== undefined && (
          <>
            <a href={links.call} onClick={onCall} className={look}>
              <Caption icon="call">Call</Caption>
            </a>
            <a href={links.sms} onClick={onCall} className={look}>
              <Caption icon="text">Text</Caption>
            </a>
          </>
        )}
        <button type="button" onClick={onAssign} className={look}>
          <Caption icon="person">Assign</Caption>
        </button>
      </div>
    </div>
  );
}

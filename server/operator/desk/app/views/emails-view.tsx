import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useDesk } from "../data/desk-context.ts";
import { api, read } from "../data/api-client.ts";
import { live } from "../data/queries.ts";
import { EmptyState, LoadStatus } from "../parts/panel.tsx";
import { deliveryNames } from "../data/labels.ts";

const nameOf = (kind: string): string =>
  (deliveryNames as Record<string, string>)[kind] ?? kind.replaceAll("-", " ");

/** Shows an email as plain text; untrusted content must never be rendered as HTML. */
function Mail({ name }: { name: string }) {
  const email = useQuery({
    queryKey: ["mail", name],
    queryFn: ({ signal }) => read(api.mails[":name"].$get({ param: { name } }, { init: { signal } })),
  });
  const { data } = email;
  if (data === undefined) return <LoadStatus query={email} what="the email" />;
  return (
    <article className="p-5">
      <h2 className="font-head text-title font-heading wrap-anywhere">{data.subject}</h2>
      <p className="text-ink-2 wrap-anywhere">
        From {data.from} to {data.to}
      </p>
      {data.attachments.length > 0 && <p>Attached: {data.attachments.join(", ")}</p>}
      <pre className="mt-4 max-w-200 border-t border-line pt-4 font-body wrap-anywhere whitespace-pre-wrap">
        {data.text}
      </pre>
    </article>
  );
}

/** Shows the emails that were written to disk because no SMTP server was set. */
export function EmailsView() {
  const { route, times } = useDesk();
  const emails = useQuery({
    queryKey: [live, "mails"],
    queryFn: ({ signal }) => read(api.mails.$get({}, { init: { signal } })),
  });
  const { data } = emails;
  const openName = route.params.get("mail");
  return (
    <>
      <div className="border-b border-ink px-5 py-2.5">
        <h1 className="font-head text-title font-heading">Saved email</h1>
      </div>
      <LoadStatus query={emails} what="the emails" />
      {data?.total === 0 && (
        <EmptyState title="No saved emails">
          <p>
            While no mail server is set (SMTP_URL), emails that would be sent are kept as files and can be
            read here.
          </p>
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <div className="grid md:grid-cols-[20rem_minmax(0,1fr)]">
          <ul className={`md:border-r md:border-ink ${openName === null ? "" : "max-md:hidden"}`}>
            {data.mails.map(({ name, at, kind }) => (
              <li key={name} className="border-b border-line">
                <Link
                  href={`/mails?mail=${name}`}
                  aria-current={name === openName ? "true" : undefined}
                  className={`flex min-h-11 items-center justify-between gap-3 px-5 py-1 no-underline ${name === openName ? "bg-ink text-paper" : "hover:bg-sheet"}`}
                >
                  <span>{nameOf(kind)}</span>
                  <span className="font-mono text-code">{times.short(at)}</span>
                </Link>
              </li>
            ))}
            {data.total > data.mails.length && (
              <li className="p-4 text-ink-2">
                The newest {data.mails.length} of {data.total.toLocaleString("en-US")}.
              </li>
            )}
          </ul>
          <div>
            {openName === null ? (
              <p className="p-5 text-ink-2 max-md:hidden">Choose an email to read it.</p>
            ) : (
              <>
                <p className="px-5 py-2 md:hidden">
                  <Link href="/mails">Back to the list</Link>
                </p>
                <Mail key={openName} name={openName} />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

import { Request } from "./request";

/** Rendered per request, so that the form's tag is in the HTML that React hydrates. */
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Foreman</h1>
      <Request />
    </main>
  );
}

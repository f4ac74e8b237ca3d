import { Request } from "./request";

/** Makes Next render the page for each request, so that React has to hydrate HTML that contains the form's tag. */
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Foreman</h1>
      <Request />
    </main>
  );
}

import { RequestForm } from "./request-form";

/** Renders the page for each request, so that React hydrates HTML that contains the form's tag. */
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      <h1>Foreman</h1>
      <RequestForm />
    </main>
  );
}

import type { Agency } from "../../model/schemas/agency.ts";
import { Container } from "../container.tsx";

export function Letterhead({ agency }: { agency: Agency }) {
  return (
    <div className="hidden print:block" aria-hidden="true">
      <Container>
        <p className="flex justify-between gap-6 border-b-2 border-ink pb-2.5 font-head text-20 leading-120 font-heading">
          <span>{agency.name}</span>
          <span className="text-right font-mono text-13 font-medium tracking-mono">
            {agency.phone.text}, {agency.email}
          </span>
        </p>
      </Container>
    </div>
  );
}

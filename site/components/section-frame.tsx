import type { ReactNode } from "react";
import { Container } from "./container.tsx";

interface SectionFrameProps {
  id: string;
  ground?: "paper" | "band" | "reversed";
  className?: string;
  children: ReactNode;
}

const GROUNDS = {
  paper: "border-line",
  band: "border-line bg-band",
  reversed: "reversed z-1 border-paper",
};

/** A page section, labeled by its heading. The heading's id is the section's id followed by `-title`. */
export function SectionFrame({ id, ground = "paper", className, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      className={`relative scroll-mt-16 border-t py-16 md:py-28 ${GROUNDS[ground]}`}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <Container className={className}>{children}</Container>
    </section>
  );
}

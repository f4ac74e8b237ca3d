import type { ReactNode } from "react";
import type { Site } from "../../model/kinds/site.ts";
import { AnswerLanguage } from "./answer-language.tsx";

export function FormCard({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div className="border border-ink bg-sheet p-9 max-md:-mx-1.5 max-md:px-4.5 max-md:py-6">
      <AnswerLanguage className="mb-5" site={site} />
      {children}
    </div>
  );
}

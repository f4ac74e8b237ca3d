import { CodeListing } from "../../../widgets/partner-configurator/code-listing.tsx";

interface ReferenceNoteProps {
  title: string;
  text?: string;
  code?: readonly string[];
}

export function ReferenceNote({ title, text, code = [] }: ReferenceNoteProps) {
  return (
    <div className="grid min-w-0 gap-3.5">
      <h3>{title}</h3>
      {text !== undefined && <p className="lg:max-w-190">{text}</p>}
      {code.map((listing) => (
        <CodeListing key={listing} text={listing} />
      ))}
    </div>
  );
}

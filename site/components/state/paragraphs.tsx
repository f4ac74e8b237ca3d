export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph.slice(0, 40)} className="text-19 leading-160 text-pretty not-first:mt-5.5 md:text-20">
      {paragraph}
    </p>
  ));
}

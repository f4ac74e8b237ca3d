/** The one heading of an answer. */
export const AnswerHeading = ({ children }: { children: string }) => (
  <h1 id="page-title" className="mb-5 text-36 leading-102 tracking-heading md:text-46">
    {children}
  </h1>
);

import { COMPARISON_PATH, listOtherViews, type ComparisonView } from "../../../model/pay/comparison.ts";
import { getColumnName, type ComparisonProps } from "./comparison-props.ts";

/**
 * Links, for visitors without JavaScript, to the table sorted by each column and to the table for each role.
 */
export function ViewLinks({ texts, view }: ComparisonProps) {
  const { controls, role } = texts;
  const first: ComparisonView = { path: COMPARISON_PATH, sort: "name", role };
  const views = [first, ...listOtherViews(role)];
  const sorts = views
    .filter((one) => one.role === role)
    .map(({ path, sort }) => ({ path, text: getColumnName(texts, sort), isShown: sort === view.sort }));
  const roles = views
    .filter(({ sort }) => sort === "name")
    .map((one) => ({ path: one.path, text: one.role, isShown: one.role === view.role }));
  return (
    <div className="hidden gap-3 pt-4.5 noscript:not-print:grid" data-without-script>
      <PageList title={controls.pages} pages={sorts} />
      <PageList title={controls.roles} pages={roles} />
    </div>
  );
}

interface PageListProps {
  title: string;
  pages: readonly { path: string; text: string; isShown: boolean }[];
}

function PageList({ title, pages }: PageListProps) {
  return (
    <nav aria-label={title}>
      <p className="font-strong">{title}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {pages.map(({ path, text, isShown }) => (
          <li key={path}>
            <a
              className={`inline-flex min-h-7 items-center decoration-field underline-offset-4 ${isShown ? "font-strong no-underline" : ""}`}
              href={`${path}#compare`}
              aria-current={isShown ? "page" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
